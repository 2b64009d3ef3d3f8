// A vendor's door for the platform's questions, without a framework [VEN-3]: bytes and headers in, status and text
// out. A request that is not believed is not looked at.
import type { Clock, WalletResponse } from "./client.ts";
import { fairCall, FAIR_REFUSALS, performFair, STATUS_OF_FAIR_CODE } from "./fair-contract.ts";
import type { FairCode } from "./fair-contract.ts";
import type { FairDesk } from "./fair.ts";
import type { Receive, ReceivedRequest } from "./receiver.ts";
import type { OnFault } from "./serving.ts";
import { isInTime, isSignedBy, readClaim } from "./signing.ts";

export interface FairDoorOptions {
  /** The vendor's own code and secret: nobody but the platform knows them too. */
  readonly vendor: string;
  readonly secret: string;
  readonly desk: FairDesk;
  readonly clock: Clock;
  /** True for the first use; remembered for NONCE_KEPT_MS from `at` on at least, by all processes together. */
  readonly nonces: { use(nonce: string, at: Date): Promise<boolean> };
  readonly onFault: OnFault;
}

interface Answer {
  readonly code: FairCode;
  readonly value?: unknown;
}

export function createFairDoor(options: FairDoorOptions): Receive {
  return async (request): Promise<WalletResponse> => {
    const answer = await answerTo(options, request).catch((fault: unknown): Answer => {
      options.onFault(fault);
      return { code: "RETRY" };
    });
    return { status: STATUS_OF_FAIR_CODE[answer.code], body: JSON.stringify(answer) };
  };
}

async function answerTo(options: FairDoorOptions, request: ReceivedRequest): Promise<Answer> {
  const doubt = await doubtAbout(options, request);
  if (doubt !== null) return { code: doubt };
  const read = fairCall.safeParse(parsed(request.body));
  if (!read.success) return { code: "MALFORMED" };
  const value = await performFair(options.desk, read.data);
  const refusal = FAIR_REFUSALS.find((one) => one === value);
  return refusal === undefined ? { code: "OK", value } : { code: refusal };
}

/** Who, then when, then whether it came before; only a believed nonce is remembered. */
async function doubtAbout(
  { vendor, secret, clock, nonces }: FairDoorOptions,
  { headers, body }: ReceivedRequest,
): Promise<FairCode | null> {
  const claim = readClaim(headers);
  if (claim === null || !isSignedBy(claim.vendor === vendor ? secret : null, claim, body)) return "SIGNATURE";
  const now = clock.now();
  if (!isInTime(claim, now)) return "STALE";
  return (await nonces.use(claim.nonce, now)) ? null : "NONCE_USED";
}

/** Undefined is no call of the contract. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return undefined;
  }
}
