// What a refusal makes worth knowing, and what can be read off a round whatever its game is.
import type { Opened, RoundLine, RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { PlayApi, ShownRefusal } from "./play-api.ts";

export interface News extends Partial<Pick<Opened, "seeds" | "balance" | "results">> {
  readonly hasEnded?: boolean;
  /** The round that is in the way. */
  readonly unfinished?: RoundRecord;
}

/** The new seeds, the true balance and results, or the round that is in the way. */
export async function newsAfter(api: PlayApi, code: ShownRefusal["code"]): Promise<News> {
  if (code === "SESSION_EXPIRED") return { hasEnded: true };
  if (code === "STATE_CHANGED") {
    const reply = await api.seeds();
    return "value" in reply ? { seeds: reply.value.seeds } : {};
  }
  if (code === "INSUFFICIENT_BALANCE") {
    const reply = await api.balance();
    return "value" in reply ? reply.value : {};
  }
  // After a fault nobody knows whether the bet was taken: if it was, its round is under way.
  if (code !== "ROUND_OPEN" && code !== "UNKNOWN") return {};
  const reply = await api.reopen();
  if (!("value" in reply) || !("unfinished" in reply.value)) return {};
  const { unfinished, balance, results } = reply.value;
  return unfinished === null ? { balance, results } : { unfinished, balance };
}

/** How many acts a round has: they stand among its choices. */
export function actsIn({ choices }: Pick<RoundRecord, "choices">): number {
  const acts: unknown =
    typeof choices === "object" && choices !== null && "acts" in choices && choices["acts"];
  return Array.isArray(acts) ? acts.length : 0;
}

/** The stake has left the balance while a round goes on; null where the platform did not tell the balance. */
export function balanceWhileOpen({ balanceBefore, stake }: RoundRecord): string | null {
  const beforeMinor = balanceBefore === null ? null : parseAmount(balanceBefore);
  const stakeMinor = parseAmount(stake);
  return beforeMinor === null || stakeMinor === null ? null : formatAmount(minor(beforeMinor - stakeMinor));
}

export function lineOf({ round, state, time, stake, payout, choices, outcome }: RoundRecord): RoundLine {
  return { round, state, time, stake, payout, choices, outcome };
}
