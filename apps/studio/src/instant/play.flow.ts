// A member presses play: the round is written down with everything it will need, then driven to its end.
import { formatAmount, minor } from "@jonaki/money";
import { findGame } from "@jonaki/games";
import type { ChoicesRefusal, Game, GameChoices } from "@jonaki/games";
import type { PlayCode, PlayRefusal } from "@jonaki/games/play/wire";
import { freshSeed } from "../fair/seeds.flow.ts";
import type { OpenTransaction } from "../platform/database.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { driveRound } from "./round.flow.ts";
import type { Driven, RoundParts } from "./round.flow.ts";
import { newRoundId, shownCode } from "./round.rules.ts";
import { findByRequest, findOpenRound, insertRound } from "./rounds.store.ts";
import type { RoundRow } from "./rounds.store.ts";
import { readStakedChoices } from "./stakes.rules.ts";

export interface PlayRequest {
  readonly requestId: string;
  readonly choices: unknown;
  /** The commitment that was on the screen: a bet is taken on no other [FAIR-4]. */
  readonly serverSeedHash: string;
}

export type PlayAnswer = { readonly round: RoundRow } | { readonly refusal: PlayRefusal };

export const refuse = (code: PlayCode): { readonly refusal: PlayRefusal } => ({
  refusal: { code, stakes: null },
});

export async function playRound(
  parts: RoundParts,
  session: SessionRow,
  request: PlayRequest,
): Promise<PlayAnswer> {
  const game = findGame(session.game);
  if (game === undefined) return refuse("GAME_UNAVAILABLE");
  const read = readStakedChoices(game, request.choices, session);
  if (!read.ok) return { refusal: refusedChoices(read.refusal) };
  const begun = await parts.database.transaction((tx) =>
    begin(parts, tx, session, { ...request, game, choices: read.choices }),
  );
  return typeof begun === "string" ? refuse(begun) : answerTo(session, await driveRound(parts, begun.id));
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

/** The seed's lock lets a player's requests pass one after the other. */
async function begin(
  parts: RoundParts,
  tx: OpenTransaction,
  session: SessionRow,
  { game, choices, requestId, serverSeedHash }: Beginning,
): Promise<{ readonly id: string } | PlayCode> {
  const { player, currency, walletSession } = session;
  const seed = await freshSeed(parts, tx, { player, family: game.family });
  const owner = { player, currency, game: game.code };
  const said = { requestId, choices: JSON.stringify(game.choicesJson(choices)) };
  const before = await findByRequest(tx, owner, said);
  if (before !== null) return before.isSame ? before : "REQUEST_REUSED";
  if ((await findOpenRound(tx, owner)) !== null) return "ROUND_OPEN";
  if (seed.serverSeedHash !== serverSeedHash) return "STATE_CHANGED";
  const openedAt = parts.clock.now();
  const id = newRoundId(openedAt, parts.random);
  await insertRound(tx, {
    ...owner,
    ...said,
    id,
    walletSession,
    version: game.version,
    tableHash: game.tableHash,
    seedId: seed.id,
    clientSeed: seed.clientSeed,
    stakeMinor: choices.stakeMinor,
    openedAt,
  });
  return { id };
}

/** A round that is not known to have ended is RETRY to the member: the same request asks again. */
export function answerTo(session: SessionRow, { round, waiting }: Driven): PlayAnswer {
  if (waiting !== null) return refuse("RETRY");
  if (round.state !== "REFUSED") return { round };
  const code = shownCode(round.refusal ?? "");
  return code === "BET_LIMIT" ? { refusal: refusedStake(session) } : refuse(code);
}

/** The wallet's refusal names no amounts; these are the ones it told when the game was opened. */
const refusedStake = ({ minimumMinor, maximumMinor }: SessionRow): PlayRefusal => ({
  code: "BET_LIMIT",
  stakes: { smallest: formatAmount(minor(minimumMinor)), largest: formatAmount(minor(maximumMinor)) },
});

function refusedChoices(refusal: ChoicesRefusal): PlayRefusal {
  if (refusal.code === "INVALID") return { code: "VALIDATION", stakes: null };
  return {
    code: "BET_LIMIT",
    stakes: {
      smallest: formatAmount(refusal.smallestStakeMinor),
      largest: formatAmount(refusal.largestStakeMinor),
    },
  };
}
