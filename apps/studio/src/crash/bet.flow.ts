// A bet in the round that takes bets [INS-6]: written down first, then asked for at the wallet, and open only once both are
// known. What is not known when the round flies is taken back.
import { crash, crashLastHundredths, CRASH_TABLE } from "@jonaki/games";
import type { CrashChoices } from "@jonaki/games";
import { minor } from "@jonaki/money";
import type { PlayCode, PlayRefusal } from "@jonaki/games/play/wire";
import type { PostingAnswer } from "@jonaki/vendor";
import { refuse, refusedChoices, refusedStake } from "../instant/play.flow.ts";
import type { RoundBase } from "../instant/rounds.ts";
import { balanceMinor, isBetUndecided, newRoundId, shownCode } from "../instant/round.rules.ts";
import { narrowed } from "../instant/stakes.rules.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { betCall, betTransactionsOf } from "./crash-bet.rules.ts";
import { findBet, findBetByRequest } from "./crash-bets.store.ts";
import type { CrashBetRow } from "./crash-bets.store.ts";
import { refuseBet } from "./crash-moves.store.ts";
import type { NewCrashBet, TakenBet } from "./crash-moves.store.ts";
import { readNewest } from "./crash-rounds.store.ts";
import type { CrashRoundRow } from "./crash-rounds.store.ts";
import { settleBets } from "./settle.flow.ts";

export interface BetRequest {
  readonly requestId: string;
  /** The round on the screen: a bet is taken for no other. */
  readonly round: string;
  /** The commitment on the screen [FAIR-4]. */
  readonly serverSeedHash: string;
  readonly place: 1 | 2;
  readonly choices: unknown;
}

export type BetAnswer = { readonly bet: CrashBetRow } | { readonly refusal: PlayRefusal };

/** What bets of the same moment share: statements, and the round they are in. */
export interface BetParts extends RoundBase {
  writeBet(bet: NewCrashBet): Promise<boolean>;
  openBet(bet: TakenBet): Promise<boolean>;
  /** As this process last saw it. */
  newestRound(): CrashRoundRow | null;
}

export async function placeBet(
  parts: BetParts,
  session: SessionRow,
  request: BetRequest,
): Promise<BetAnswer> {
  const limits = {
    minimumMinor: session.minimumMinor,
    maximumMinor: session.maximumMinor,
    largestWinMinor: session.largestWinMinor,
  };
  const read = crash.readBet(request.choices, minor(session.largestWinMinor));
  if (!read.ok) {
    const { refusal } = read;
    if (refusal.code === "INVALID") return { refusal: refusedChoices(refusal) };
    return { refusal: refusedChoices({ code: "BET_LIMIT", ...narrowed(refusal, limits) }) };
  }
  const { stakeMinor } = read.choices;
  if (stakeMinor < limits.minimumMinor || stakeMinor > limits.maximumMinor)
    return { refusal: refusedStake(session) };
  const begun = await begin(parts, session, request, read.choices);
  return typeof begun === "string" ? refuse(begun) : askWallet(parts, session, begun);
}

/** The bet as it stands after it was written down: now, or when the same request came before. */
async function begin(
  parts: BetParts,
  session: SessionRow,
  request: BetRequest,
  choices: CrashChoices,
): Promise<CrashBetRow | PlayCode> {
  const { store } = parts.database;
  const round = await roundOf(parts, request.round);
  const openedAt = parts.clock.now();
  const isOpen = round !== null && round.state === "BETTING" && openedAt < round.fliesAt;
  if (isOpen && round.seedHash !== request.serverSeedHash) return "STATE_CHANGED";
  if (isOpen) {
    const bet = newBetOf(parts, { session, request, choices, roundNumber: round.number, openedAt });
    if (await parts.writeBet(bet)) return writtenOf(bet, round);
  }
  // The round flew, the place is taken, or the same request came before.
  const twin = await findBetByRequest(store, session.player, request.requestId);
  if (twin !== null) return isSame(twin, session, request, choices) ? twin : "REQUEST_REUSED";
  return isOpen && (await readNewest(store))?.state === "BETTING" ? "ROUND_OPEN" : "BET_CLOSED";
}

/** The round that a request names, if it is the newest; kept, because everybody asks for the same one. */
async function roundOf(parts: BetParts, name: string): Promise<CrashRoundRow | null> {
  const known = parts.newestRound();
  const round = known?.round === name ? known : await readNewest(parts.database.store);
  return round?.round === name ? round : null;
}

interface Beginning {
  readonly session: SessionRow;
  readonly request: BetRequest;
  readonly choices: CrashChoices;
  readonly roundNumber: bigint;
  readonly openedAt: Date;
}

const newBetOf = (
  { random }: BetParts,
  { session, request, choices, roundNumber, openedAt }: Beginning,
): NewCrashBet => ({
  id: newRoundId(openedAt, random),
  roundNumber,
  player: session.player,
  currency: session.currency,
  displayName: session.displayName,
  walletSession: session.walletSession,
  requestId: request.requestId,
  place: request.place,
  stakeMinor: choices.stakeMinor,
  auto: choices.autoHundredths === null ? null : Number(choices.autoHundredths),
  largestWinMinor: choices.largestWinMinor,
  last: Number(crashLastHundredths(CRASH_TABLE, choices)),
  openedAt,
});

/** The row as it was just written. */
const writtenOf = ({ requestId: _sent, ...bet }: NewCrashBet, of: CrashRoundRow): CrashBetRow => ({
  ...bet,
  of,
  ...betTransactionsOf(bet.id),
  state: "BETTING",
  askedAt: null,
  arrivedAt: null,
  cashOut: null,
  paidAt: null,
  payoutMinor: null,
  refusal: null,
  balanceBeforeMinor: null,
  balanceAfterMinor: null,
  endedAt: null,
});

const isSame = (
  bet: CrashBetRow,
  { currency }: SessionRow,
  { round, place }: BetRequest,
  choices: CrashChoices,
): boolean =>
  bet.of.round === round &&
  bet.place === place &&
  bet.currency === currency &&
  bet.stakeMinor === choices.stakeMinor &&
  bet.auto === (choices.autoHundredths === null ? null : Number(choices.autoHundredths));

async function askWallet(parts: BetParts, session: SessionRow, bet: CrashBetRow): Promise<BetAnswer> {
  if (bet.state !== "BETTING") return answerTo(parts, session, bet);
  const answer = await asked(parts, bet);
  if (answer.code === "OK") {
    const after = balanceMinor(answer);
    const balanceBeforeMinor = after === null ? null : after + bet.stakeMinor;
    if (await parts.openBet({ ...bet, balanceBeforeMinor }))
      return { bet: { ...bet, state: "OPEN", balanceBeforeMinor } };
  } else if (!isBetUndecided(answer.code)) {
    const refused = { from: "BETTING", refusal: answer.code, at: parts.clock.now() } as const;
    await refuseBet(parts.database.store, bet.id, refused);
  }
  return answerTo(parts, session, await mustFind(parts.database.store, bet.id));
}

/** A bet that is not known to be taken is RETRY: the same request asks again. */
async function answerTo(parts: RoundBase, session: SessionRow, bet: CrashBetRow): Promise<BetAnswer> {
  if (bet.state === "BETTING") return refuse("RETRY");
  if (bet.state === "VOID") {
    await settleBets(parts, [bet.id]);
    return refuse("BET_CLOSED");
  }
  if (bet.state !== "REFUSED") return { bet };
  const code = shownCode(bet.refusal ?? "");
  return code === "BET_LIMIT" ? { refusal: refusedStake(session) } : refuse(code);
}

async function asked({ wallet, log }: RoundBase, bet: CrashBetRow): Promise<PostingAnswer> {
  return wallet.bet(betCall(bet)).catch((problem: unknown): PostingAnswer => {
    log.warn({ bet: bet.id, problem: String(problem) }, "studio: the wallet did not answer");
    return { code: "RETRY" };
  });
}

async function mustFind(store: RoundBase["database"]["store"], id: string): Promise<CrashBetRow> {
  const bet = await findBet(store, id);
  if (bet === null) throw new Error(`there is no bet ${id}`);
  return bet;
}
