// The calls of Crash: a bet in the round that takes bets, a cash-out, and what became of the member's bets. They are answered
// over HTTP, so that no crowded socket ever loses an answer.
import type { CrashAnswer, CrashBets } from "@jonaki/games/play/crash-wire";
import { crash } from "@jonaki/games";
import { formatAmount, minor } from "@jonaki/money";
import { z } from "zod";
import { refused } from "../http/answers.ts";
import type { Answer } from "../http/answers.ts";
import type { Post } from "../http/poster.ts";
import { emptyRequest, roundId } from "../http/requests.ts";
import type { RoundBase } from "../instant/rounds.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { placeBet } from "./bet.flow.ts";
import type { BetAnswer, BetParts } from "./bet.flow.ts";
import type { Arrivals } from "./arrivals.ts";
import { cashOut } from "./cash-out.flow.ts";
import type { CashOutParts } from "./cash-out.flow.ts";
import { findBet, readBetsIn } from "./crash-bets.store.ts";
import { readNewest } from "./crash-rounds.store.ts";
import { crashBetOf } from "./crash.view.ts";

const betRequest = z.strictObject({
  requestId: z.string().regex(/^[\w-]{16,64}$/u),
  round: z.string().regex(/^[\w-]{1,64}$/u),
  serverSeedHash: z.string().regex(/^[0-9a-f]{64}$/u),
  place: z.union([z.literal(1), z.literal(2)]),
  choices: z.unknown(),
});

/** Asked is the moment by the player's clock, in milliseconds; a clock may be anywhere, a year has four digits. */
const LATEST_MS = 253_402_300_799_999;
const cashOutRequest = z.strictObject({ bet: roundId, asked: z.int().min(0).max(LATEST_MS).nullable() });

export interface TableParts extends BetParts, CashOutParts {
  readonly arrivals: Pick<Arrivals, "during">;
}

export function registerCrash(post: Post, parts: TableParts): void {
  const { store } = parts.database;
  post("/api/crash/bet", betRequest, async (session, input) => {
    if (session.game !== crash.code) return refused("GAME_UNAVAILABLE");
    return answerOf(await placeBet(parts, session, input));
  });
  post(
    "/api/crash/cash-out",
    cashOutRequest,
    async (session, input, { arrivedAt, written }) => {
      const bet = await findBet(store, input.bet);
      if (bet?.player !== session.player) return refused("NOT_FOUND");
      const askedAt = input.asked === null ? null : new Date(input.asked);
      return answerOf(await cashOut(parts, bet, { arrivedAt, askedAt }, written));
    },
    parts.arrivals.during,
  );
  post("/api/crash/bets", emptyRequest, async (session) => ({ value: await betsOf(parts, session) }));
}

function answerOf(answer: BetAnswer): Answer<CrashAnswer> {
  if ("refusal" in answer) return answer;
  const { bet } = answer;
  const balanceMinor =
    bet.balanceAfterMinor ??
    (bet.balanceBeforeMinor === null ? null : bet.balanceBeforeMinor - bet.stakeMinor);
  const balance = balanceMinor === null ? null : formatAmount(minor(balanceMinor));
  return { value: { bet: crashBetOf(bet), balance } };
}

/** The member's bets in the newest round: what a page that comes back goes on with. */
async function betsOf({ database: { store } }: RoundBase, session: SessionRow): Promise<CrashBets> {
  const round = await readNewest(store);
  if (round === null) return { bets: [] };
  return { bets: (await readBetsIn(store, session, round.number)).map(crashBetOf) };
}
