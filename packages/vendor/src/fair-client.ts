// The fair desk of a vendor that runs as its own process [VEN-15], asked over HTTP with signed requests. What is
// no answer of the contract is thrown: a member is told to try again, never something half read.
import type { z } from "zod";
import { signedRequest } from "./client.ts";
import type { WalletClientOptions } from "./client.ts";
import type { FairDesk } from "./fair.ts";
import { FAIR_REFUSALS, FAIR_VALUES, fairAnswer, STATUS_OF_FAIR_CODE } from "./fair-contract.ts";
import type { FairCall, FairRefusal } from "./fair-contract.ts";

export class FairDeskUnavailable extends Error {}

/** The address of the vendor's door, and the secret both sides know. */
export interface FairClientOptions extends WalletClientOptions {
  /** Makes the error that is thrown instead, for an asker who has one of its own. */
  readonly unavailable?: (problem: FairDeskUnavailable) => Error;
}

export function createFairClient(options: FairClientOptions): FairDesk {
  const away = (problem: FairDeskUnavailable): never => {
    throw options.unavailable?.(problem) ?? problem;
  };
  /** The refusals a verb may have; every other one is a fault. */
  const ask = async <Value, Refusal extends FairRefusal>(
    call: FairCall,
    schema: z.ZodType<Value>,
    refusals: readonly Refusal[],
  ): Promise<Value | Refusal> => {
    const answer = await answerTo(options, call).catch(away);
    const refusal = refusals.find((one) => one === answer.code);
    if (refusal !== undefined) return refusal;
    const read = schema.safeParse(answer.value);
    if (answer.code !== "OK") return away(new FairDeskUnavailable(answer.code));
    return read.success ? read.data : away(new FairDeskUnavailable("the answer is none of the contract"));
  };
  return {
    seeds: (player, family) => ask({ verb: "seeds", player, family }, FAIR_VALUES.seeds, ["NOT_FOUND"]),
    setClientSeed: (player, family, clientSeed) =>
      ask({ verb: "setClientSeed", player, family, clientSeed }, FAIR_VALUES.setClientSeed, FAIR_REFUSALS),
    rotate: (player, family) =>
      ask({ verb: "rotate", player, family }, FAIR_VALUES.rotate, ["NOT_FOUND", "ROUND_OPEN"]),
    chains: (game) => ask({ verb: "chains", game }, FAIR_VALUES.chains, ["NOT_FOUND"]),
    frequencies: () => ask({ verb: "frequencies" }, FAIR_VALUES.frequencies, []),
    proof: (round) => ask({ verb: "proof", round }, FAIR_VALUES.proof, ["NOT_FOUND"]),
    sheet: (game, version, language) =>
      ask({ verb: "sheet", game, version, language }, FAIR_VALUES.sheet, ["NOT_FOUND"]),
  };
}

async function answerTo(options: FairClientOptions, call: FairCall) {
  const request = signedRequest(options, Buffer.from(JSON.stringify(call)));
  try {
    const response = await options.send(request);
    const answer = fairAnswer.parse(JSON.parse(response.body));
    if (response.status === STATUS_OF_FAIR_CODE[answer.code]) return answer;
  } catch (problem) {
    throw new FairDeskUnavailable("no answer", { cause: problem });
  }
  throw new FairDeskUnavailable("the status says something else than the code");
}
