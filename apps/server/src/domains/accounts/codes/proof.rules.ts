// The name of a proof-of-work challenge [ACC-35]: everything that it was made of and until when it counts, signed, so
// that nothing of it has to be kept until somebody has solved it.
import { createHmac, timingSafeEqual } from "node:crypto";

export interface ProofSeed {
  /** 16 bytes each, as hexadecimal text. */
  readonly nonce: string;
  readonly salt: string;
  readonly expiresAt: Date;
}

const VALID_MS = 5 * 60_000;
const PART_BYTES = 16;
const TIME_BYTES = 4;
const SIGNATURE_BYTES = 12;
const SIGNED_BYTES = 2 * PART_BYTES + TIME_BYTES;

export const proofExpiry = (moment: Date): Date => new Date(moment.getTime() + VALID_MS);

const signatureOf = (key: Buffer, signed: Buffer): Buffer =>
  createHmac("sha256", key).update(signed).digest().subarray(0, SIGNATURE_BYTES);

/** 48 bytes, which are the 64 characters that an identifier of the wire may have. */
export function proofId(key: Buffer, { nonce, salt, expiresAt }: ProofSeed): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(Math.floor(expiresAt.getTime() / 1_000));
  const signed = Buffer.concat([Buffer.from(nonce, "hex"), Buffer.from(salt, "hex"), time]);
  return Buffer.concat([signed, signatureOf(key, signed)]).toString("base64url");
}

/** Null when we did not make it, or it is over. */
export function seedOf(key: Buffer, id: string, moment: Date): ProofSeed | null {
  const bytes = Buffer.from(id, "base64url");
  if (bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES || bytes.toString("base64url") !== id) return null;
  const signed = bytes.subarray(0, SIGNED_BYTES);
  if (!timingSafeEqual(signatureOf(key, signed), bytes.subarray(SIGNED_BYTES))) return null;
  const expiresAt = new Date(signed.readUInt32BE(2 * PART_BYTES) * 1_000);
  if (expiresAt <= moment) return null;
  return {
    nonce: signed.subarray(0, PART_BYTES).toString("hex"),
    salt: signed.subarray(PART_BYTES, 2 * PART_BYTES).toString("hex"),
    expiresAt,
  };
}
