// The wallet over HTTP as a vendor calls it [VEN-2]: signs every request afresh, and makes RETRY of whatever is
// no answer of the contract, because then nobody knows whether the call was done.
import { STATUS_OF_CODE } from "./codes.ts";
import { walletAnswer } from "./contract.ts";
import type { Wallet, WalletAnswer } from "./contract.ts";
import { walletOver } from "./binding.ts";
import { signedHeaders } from "./signing.ts";

export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(count: number): Buffer;
}

export interface WalletRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface WalletResponse {
  readonly status: number;
  readonly body: string;
}

/** Sends one POST; it may throw, and must end by itself after a while. */
export type Send = (request: WalletRequest) => Promise<WalletResponse>;

export interface WalletClientOptions {
  readonly address: string;
  readonly vendor: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly send: Send;
}

export function createWalletClient(options: WalletClientOptions): Wallet {
  return walletOver(async (call) => {
    const request = signedRequest(options, Buffer.from(JSON.stringify(call)));
    try {
      return readAnswer(await options.send(request));
    } catch {
      return { code: "RETRY" };
    }
  });
}

const NONCE_BYTES = 18;

/** Body bytes made into a request that the receiver will believe once. */
export function signedRequest(options: Omit<WalletClientOptions, "send">, body: Buffer): WalletRequest {
  const { address, vendor, secret, clock, random } = options;
  const time = String(clock.now().getTime());
  const nonce = random.bytes(NONCE_BYTES).toString("base64url");
  const headers = signedHeaders(secret, { vendor, time, nonce, body });
  return { address, headers: { "content-type": "application/json", ...headers }, body };
}

/** An answer counts when it is one of the contract and its status says the same as its code. */
function readAnswer(response: WalletResponse): WalletAnswer {
  const answer = walletAnswer.parse(JSON.parse(response.body));
  return response.status === STATUS_OF_CODE[answer.code] ? answer : { code: "RETRY" };
}
