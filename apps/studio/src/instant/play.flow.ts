// A member presses play: the round is written down with everything it will need, then driven to its end.
import { formatAmount, minor } from "@jonaki/money";
import { findGame, isStepped } from "@jonaki/games";
import type { ChoicesRefusal, Game, GameChoices } from "@jonaki/games";
import type { PlayCode, PlayRefusal } from "@jonaki/games/play/wire";
import { freshSeed } from "../fair/seeds.flow.ts";
import type { SeedRow } from "../fair/seeds.store.ts";
import { askIn } from "../platform/database.ts";
import type { OpenTransaction } from "../platform/database.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { dealAlone } from "./deal.flow.ts";
import { isKnownRequest } from "./deal.store.ts";
import { drive, driveRound, mustFind } from "./round.flow.ts";
import type { Driven } from "./round.flow.ts";
import { newRoundId, shownCode, transactionsOf } from "./round.rules.ts";
import type { RoundParts } from "./rounds.ts";
import { findByRequest, findOpenRound } from "./rounds.store.ts";
import type { RoundRow } from "./rounds.store.ts";
import { insertRounds } from "./rounds-together.store.ts";
import type { BegunRound, NewRound } from "./rounds-together.store.ts";
import { readStakedChoices } from "./stakes.rules.ts";

export interface PlayRequest {
  readonly requestId: string;
  readonly choices: unknown;
  /** The commitment that was on the screen: a bet is taken on no other [FAIR-4]. */
  readonly serverSeedHash: string;
}

export type PlayAnswer =
  /** With the seed after it, where that is known. */
  { readonly round: RoundRow; readonly seed?: SeedRow } | { readonly refusal: PlayRefusal };

export const refuse = (code: PlayCode): { readonly refusal: PlayRefusal } => ({
  refusal: { code, stakes: null },
});

export async function playRound(
  parts: RoundParts,
  session: SessionRow,
  request: PlayRequest,
): Promise<PlayAnswer> {
  const game = findGame(session.game);
  // A shared round is nobody's own: its record may be read as choices, but nobody plays it alone.
  if (game === undefined || game.isShared === true) return refuse("GAME_UNAVAILABLE");
  const read = readStakedChoices(game, request.choices, session);
  if (!read.ok) return { refusal: refusedChoices(read.refusal) };
  const round = newRoundOf(parts, session, { ...request, game, choices: read.choices });
  if (isStepped(game)) return driveBegun(parts, session, await begin(parts, round));
  return oneAtATime(parts, round, async () => driveBegun(parts, session, await deal(parts, round)));
}

async function driveBegun(
  parts: RoundParts,
  session: SessionRow,
  begun: Begun | PlayCode,
): Promise<PlayAnswer> {
  if (typeof begun === "string") return refuse(begun);
  const driven = await drive(parts, begun.round);
  return answerTo(session, begun.seed === undefined ? driven : { ...driven, seed: begun.seed });
}

/**
 * Whoever presses again while this process still plays the last round is told so without taking a lock: were it dear, a moment
 * in which the house is slow would make it slower.
 */
async function oneAtATime(
  { inPlay, database }: RoundParts,
  round: NewRound,
  play: () => Promise<PlayAnswer>,
): Promise<PlayAnswer> {
  const owner = `${round.player} ${round.game} ${round.currency}`;
  const other = inPlay.get(owner);
  if (other === round.requestId) return play();
  if (other !== undefined) return (await isKnownRequest(database.ask, round)) ? play() : refuse("ROUND_OPEN");
  inPlay.set(owner, round.requestId);
  try {
    return await play();
  } finally {
    inPlay.delete(owner);
  }
}

/** A round of the member's own that was cut off goes on; one that has ended is answered as it ended. */
export async function resumeRound(
  parts: RoundParts,
  session: SessionRow,
  round: Pick<RoundRow, "id">,
): Promise<PlayAnswer> {
  return answerTo(session, await driveRound(parts, round.id));
}

interface Beginning extends Omit<PlayRequest, "choices"> {
  readonly game: Game;
  readonly choices: GameChoices;
}

function newRoundOf(
  { clock, random }: RoundParts,
  { player, currency, walletSession }: SessionRow,
  { game, choices, requestId, serverSeedHash }: Beginning,
): NewRound {
  const openedAt = clock.now();
  return {
    id: newRoundId(openedAt, random),
    player,
    currency,
    game: game.code,
    family: game.family,
    walletSession,
    requestId,
    version: game.version,
    tableHash: game.tableHash,
    serverSeedHash,
    choices: JSON.stringify(game.choicesJson(choices)),
    stakeMinor: choices.stakeMinor,
    openedAt,
  };
}

type Begun = Pick<Driven, "round" | "seed">;

/** Another round of a single step that is open is only cut off, or ending at another process: it is ended first. */
async function deal(parts: RoundParts, round: NewRound): Promise<Begun | PlayCode> {
  const begun = await dealFirst(parts, round);
  return begun === "ROUND_OPEN" && (await endOpen(parts, round)) ? dealFirst(parts, round) : begun;
}

/** True when the way is free. */
async function endOpen(parts: RoundParts, round: NewRound): Promise<boolean> {
  const open = await findOpenRound(parts.database.store, round);
  if (open === null) return true;
  const { waiting } = await driveRound(parts, open.id);
  await parts.endings.of(round.player);
  return waiting === null;
}

/** A round of a single step has its outcome from the beginning. */
async function dealFirst(parts: RoundParts, round: NewRound): Promise<Begun | PlayCode> {
  const dealt = await parts.deal(round);
  return (
    dealt ?? beginAlone(parts, round, async (tx, seed) => (await dealAlone(askIn(tx), round, seed)) !== null)
  );
}

async function begin(parts: RoundParts, round: NewRound): Promise<Begun | PlayCode> {
  const begun = await parts.begin(round);
  if (begun !== null) return { round: begunRow(round, begun) };
  return beginAlone(parts, round, async (tx, seed) => {
    // A seed that is due and still here has a round open on it, which may be another game's.
    const anyAge = { madeAfter: new Date(0), noncesBelow: seed.nextNonce + 1 };
    return (await insertRounds(tx, [round], anyAge)).size > 0;
  });
}

/** For the first round on a seed, and for whatever is refused: the seed's lock lets a player's requests pass one by one. */
async function beginAlone(
  parts: RoundParts,
  round: NewRound,
  store: (tx: OpenTransaction, seed: SeedRow) => Promise<boolean>,
): Promise<Begun | PlayCode> {
  const id = await parts.database.transaction(async (tx) => {
    const seed = await freshSeed(parts, tx, round);
    const before = await findByRequest(tx, round, round);
    if (before !== null) return before.isSame ? before : "REQUEST_REUSED";
    if ((await findOpenRound(tx, round)) !== null) return "ROUND_OPEN";
    if (seed.serverSeedHash !== round.serverSeedHash) return "STATE_CHANGED";
    if (!(await store(tx, seed))) throw new Error(`round ${round.id} was not begun`);
    return round;
  });
  return typeof id === "string" ? id : { round: await mustFind(parts, id.id) };
}

/** The row as it was just written. */
const begunRow = (
  { requestId: _request, family: _family, ...round }: NewRound,
  begun: BegunRound,
): RoundRow => ({
  ...round,
  ...begun,
  ...transactionsOf(round.id),
  serverSeed: null,
  nonce: null,
  outcome: null,
  shown: null,
  payoutMinor: null,
  state: "BETTING",
  refusal: null,
  balanceBeforeMinor: null,
  balanceAfterMinor: null,
  endedAt: null,
});

/** A round that is not known to have ended is RETRY to the member: the same request asks again. */
export function answerTo(session: SessionRow, { waiting, ...driven }: Driven): PlayAnswer {
  if (waiting !== null) return refuse("RETRY");
  const { round } = driven;
  if (round.state !== "REFUSED") return driven;
  const code = shownCode(round.refusal ?? "");
  return code === "BET_LIMIT" ? { refusal: refusedStake(session) } : refuse(code);
}

/** The wallet's refusal names no amounts; these are the ones it told when the game was opened. */
export const refusedStake = ({ minimumMinor, maximumMinor }: SessionRow): PlayRefusal => ({
  code: "BET_LIMIT",
  stakes: { smallest: formatAmount(minor(minimumMinor)), largest: formatAmount(minor(maximumMinor)) },
});

export function refusedChoices(refusal: ChoicesRefusal): PlayRefusal {
  if (refusal.code === "INVALID") return { code: "VALIDATION", stakes: null };
  return {
    code: "BET_LIMIT",
    stakes: {
      smallest: formatAmount(refusal.smallestStakeMinor),
      largest: formatAmount(refusal.largestStakeMinor),
    },
  };
}
