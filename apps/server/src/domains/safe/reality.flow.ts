// The reality check [SAFE-13, SAFE-14]: how long a member has been playing and what it cost, and the answer to the
// question that stops play until it is given.
import type { Connection } from "@jonaki/ledger";
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { CallOutput, Calls, ParsedInput } from "@jonaki/wire";
import type { Context } from "../../http/handlers.ts";
import { connectionIn } from "../../platform/database/database.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Breaks } from "./breaks.flow.ts";
import { checkedEvery, nextCheckAt } from "./sitting.rules.ts";
import type { RealityMinutes, SittingTerms } from "./sitting.rules.ts";
import { answerCheck, chooseMinutes, endSitting, readSitting } from "./sittings.store.ts";
import type { Sitting } from "./sittings.store.ts";

export type RealityCheck = CallOutput<Calls["safe"]["realityCheck"]>;
type RealityAnswer = ParsedInput<Calls["safe"]["realityAnswer"]>;

/** Which of a member's sessions asks. */
export type OwnSession = Pick<NonNullable<Context["session"]>, "sessionId" | "accountId">;

export interface Reality {
  check(memberId: bigint): Promise<RealityCheck>;
  answer(session: OwnSession, answer: RealityAnswer): Promise<{ readonly next: string | null }>;
}

export interface RealityParts {
  readonly database: Database;
  readonly terms: SittingTerms;
  readonly breaks: Pick<Breaks, "timeOut">;
  /** What a member staked and got back since a bet, from the bet book. */
  playedFrom(
    connection: Connection,
    memberId: bigint,
    first: { readonly bet: bigint; readonly placedAfter: Date },
  ): Promise<{ readonly stakesMinor: Minor; readonly payoutsMinor: Minor }>;
  logOut(session: OwnSession): Promise<void>;
}

const BREAK_MINUTES = 15;
/** A bet is placed before it is heard of, and never so long. */
const HEARD_WITHIN_MS = 24 * 3_600_000;

export function createReality({ database, terms, breaks, playedFrom, logOut }: RealityParts): Reality {
  const moneyOf = async (tx: OpenTransaction, memberId: bigint, { firstBet, beganAt }: Sitting) =>
    firstBet === null || beganAt === null
      ? { stakesMinor: 0n, payoutsMinor: 0n }
      : playedFrom(connectionIn(tx), memberId, {
          bet: firstBet,
          placedAfter: new Date(beganAt.getTime() - HEARD_WITHIN_MS),
        });
  return {
    check: (memberId) =>
      database.transaction(async (tx) => {
        const sitting = await readSitting(tx, memberId, terms);
        const interval = checkedEvery(sitting?.chosenMinutes ?? null, terms);
        if (sitting === null || sitting.isOver) return nothingYet(interval);
        const { stakesMinor, payoutsMinor } = await moneyOf(tx, memberId, sitting);
        return {
          due: sitting.isDue,
          minutes: Number(sitting.seconds / 60n),
          stakes: formatAmount(minor(stakesMinor)),
          payouts: formatAmount(minor(payoutsMinor)),
          net: formatAmount(minor(payoutsMinor - stakesMinor)),
          interval,
        };
      }),
    answer: async (session, { answer, interval }) => {
      const memberId = BigInt(session.accountId);
      // The break holds before the question is gone: who is cut off in between is asked again, after the break.
      const broken = answer === "BREAK" ? await breaks.timeOut(memberId, BREAK_MINUTES) : null;
      const sitting = await database.transaction(async (tx) => {
        if (interval !== undefined) await chooseMinutes(tx, memberId, interval);
        await (answer === "CONTINUE" ? answerCheck : endSitting)(tx, memberId);
        return readSitting(tx, memberId, terms);
      });
      if (answer === "LOGOUT") await logOut(session);
      // A longer break that was there before has no next check either.
      if (answer === "LOGOUT" || broken?.ok === false) return { next: null };
      const from = broken === null ? null : new Date(broken.value.until);
      return { next: sitting === null ? null : nextCheckAt(sitting, terms, from).toISOString() };
    },
  };
}

const NOTHING = formatAmount(minor(0n));

const nothingYet = (interval: RealityMinutes): RealityCheck => ({
  due: false,
  minutes: 0,
  stakes: NOTHING,
  payouts: NOTHING,
  net: NOTHING,
  interval,
});
