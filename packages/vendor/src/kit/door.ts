// The door behind the wallet, for requests no honest client would send: signed by hand, spoiled, and held to the
// code, the status and the whole body of their refusal.
import { STATUS_OF_CODE } from "../codes.ts";
import type { WalletCode } from "../codes.ts";
import { signedHeaders } from "../signing.ts";
import type { Signable, SignedHeaders } from "../signing.ts";
import type { PostingCall } from "../contract.ts";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import type { Stage } from "./stage.ts";
import type { RawDoor } from "./target.ts";

export interface RawRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request as an honest vendor signs it, before it is spoiled. */
export interface Honest extends Signable {
  readonly secret: string;
  readonly headers: SignedHeaders;
  readonly body: Buffer;
}

export function honest(stage: Stage, body: Buffer, offMs = 0): Honest {
  const { vendor, secret, clock } = doorOf(stage);
  const time = String(clock.now().getTime() + offMs);
  const nonce = stage.target.random.bytes(18).toString("base64url");
  const signable = { vendor, time, nonce, body };
  return { ...signable, secret, headers: signedHeaders(secret, signable) };
}

export const bytesOf = (call: PostingCall): Buffer => Buffer.from(JSON.stringify(call));

function doorOf(stage: Stage): RawDoor {
  if (stage.target.raw === null) throw new Error("this case needs the door behind the wallet");
  return stage.target.raw;
}

/** The status and the whole body are the code's: a stranger learns nothing else. */
export async function expectRefusal(stage: Stage, request: RawRequest, code: WalletCode): Promise<void> {
  const { status, body } = await doorOf(stage).send(request.headers, request.body);
  stage.expect("status and body", [STATUS_OF_CODE[code], { code }], [status, readJson(body)]);
}

/** A call that is believed and done; the model hears of it. */
export async function expectDone(stage: Stage, { headers, body }: Honest, call: PostingCall): Promise<void> {
  const { status } = await doorOf(stage).send(headers, body);
  stage.expect("status", STATUS_OF_CODE[stage.foretell(call).code], status);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}

type Spoil = (request: Honest) => Pick<RawRequest, "headers"> & Partial<RawRequest>;

/** A good bet in a bad request is refused and leaves no trace: rightly signed, it is new afterwards. */
export function refusedRequest(name: string, code: WalletCode, spoil: Spoil, offMs = 0): KitCase {
  return kitCase(
    `request: ${name}`,
    async (stage) => {
      const { bet, rollback } = stage.round();
      const request = honest(stage, bytesOf(bet), offMs);
      const { headers, body = request.body } = spoil(request);
      await expectRefusal(stage, { headers, body }, code);
      await stage.post(bet, rollback);
    },
    "raw door",
  );
}
