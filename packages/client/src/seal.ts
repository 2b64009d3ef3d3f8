// Seals payloads for the server's eyes only [CALL-5]; the cryptography is loaded at the first sealed call.
import { randomText } from "./ports.ts";
import type { Chance, Clock } from "./ports.ts";

export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
}

/** The part of the permission answer that sealing needs. */
export interface SealingAnswer {
  readonly sealing: { readonly kid: string; readonly publicKey: PublicKey };
  readonly time: string;
}

export interface Sealer {
  /** Takes key and server time from every permission answer, as soon as it arrives. */
  readonly learn: (answer: SealingAnswer) => void;
  /** The sealed text; null before the first permission answer. */
  readonly seal: (payload: unknown) => Promise<string | null>;
}

export function createSealer(clock: Clock, chance: Chance): Sealer {
  let known: { readonly answer: SealingAnswer; readonly offsetMs: number } | null = null;
  return {
    learn: (answer) => {
      // The device's clock may be wrong by years; only its steadiness is used [CALL-6].
      known = { answer, offsetMs: Date.parse(answer.time) - clock.nowMs() };
    },
    seal: async (payload) => {
      if (known === null) return null;
      const { answer, offsetMs } = known;
      const time = new Date(clock.nowMs() + offsetMs).toISOString();
      const inside = JSON.stringify({ time, nonce: randomText(chance), payload });
      const { encrypt } = await import("./jwe.ts");
      return encrypt(inside, answer.sealing.kid, answer.sealing.publicKey);
    },
  };
}
