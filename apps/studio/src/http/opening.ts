// What a game starts with: the session, its money and limits, the committed seed before any bet [FAIR-4], the round
// that was cut off [FAIR-16], the last results [INS-16] and the sheet [FAIR-13].
import { formatAmount, minor } from "@jonaki/money";
import { findGame } from "@jonaki/games";
import type { Opened, OpenedShared, RoundLine } from "@jonaki/games/play/wire";
import { readBetHistory } from "../crash/crash-bets.store.ts";
import { betLineOf } from "../crash/crash.view.ts";
import { seedsView } from "../fair/desk.ts";
import { readSeed } from "../fair/seeds.flow.ts";
import type { SeedOwner } from "../fair/seeds.store.ts";
import { sheetOf } from "../fair/sheets.ts";
import type { RoundParts } from "../instant/rounds.ts";
import { roundLineOf, roundRecordOf } from "../instant/round.view.ts";
import { findOpenRound, readHistory } from "../instant/rounds.store.ts";
import { openSession, readBalance } from "../sessions/session.flow.ts";
import type { OpenedSession } from "../sessions/session.flow.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { refused } from "./answers.ts";
import type { Answer } from "./answers.ts";

/** How many results a game shows, and how many rounds a page of the history has. */
export const SHOWN_ROUNDS = 20;

/** All games of a family are played on one seed [FAIR-3]. */
export function seedOwner({ player, game }: SessionRow): SeedOwner {
  const family = findGame(game)?.family;
  if (family === undefined) throw new Error("a session is open on a game that is not there");
  return { player, family };
}

export async function openGame(
  parts: RoundParts,
  call: { readonly ticket: string; readonly game: string },
): Promise<Answer<Opened | OpenedShared>> {
  if (findGame(call.game) === undefined) return refused("GAME_UNAVAILABLE");
  const opened = await openSession(parts, call);
  return "code" in opened ? refused(opened.code) : { value: await openedView(parts, opened) };
}

/** A page that was loaded again goes on with its session: the ticket is used up. */
export async function reopenGame(
  parts: RoundParts,
  session: SessionRow,
  token: string,
): Promise<Answer<Opened | OpenedShared>> {
  const answer = await readBalance(parts, session);
  if ("code" in answer) return refused(answer.code);
  return { value: await openedView(parts, { token, session, balance: answer.balance }) };
}

async function openedView(
  parts: RoundParts,
  { token, session, balance }: OpenedSession,
): Promise<Opened | OpenedShared> {
  await parts.endings.of(session.player);
  const sheet = sheetOf(session.game, null);
  if (sheet === null) throw new Error("a session is open on a game without a sheet");
  const entered = {
    token,
    displayName: session.displayName,
    currency: session.currency,
    language: session.language,
    mode: session.mode,
    balance,
    limits: limitsView(session),
    results: await historyOf(parts, session, null),
    sheet,
  };
  if (isShared(session)) return entered;
  const seed = await readSeed(parts, seedOwner(session));
  const unfinished = await findOpenRound(parts.database.store, session);
  return {
    ...entered,
    seeds: seedsView(seed),
    unfinished: unfinished === null ? null : roundRecordOf(unfinished),
  };
}

const isShared = ({ game }: SessionRow): boolean => findGame(game)?.isShared === true;

/** The member's own ended rounds; in a shared game, the bets. */
export async function historyOf(
  { database: { store } }: RoundParts,
  session: SessionRow,
  before: string | null,
): Promise<readonly RoundLine[]> {
  const page = { before, limit: SHOWN_ROUNDS };
  if (isShared(session)) return (await readBetHistory(store, session, page)).map(betLineOf);
  return (await readHistory(store, session, page)).map(roundLineOf);
}

function limitsView({ minimumMinor, maximumMinor, largestWinMinor }: SessionRow): Opened["limits"] {
  return {
    minimum: formatAmount(minor(minimumMinor)),
    maximum: formatAmount(minor(maximumMinor)),
    largestWin: formatAmount(minor(largestWinMinor)),
  };
}
