// What the screen must say at the end of a round, made from the stored record alone [FAIR-15], and where a screen said
// something else.
import { formatMoney } from "../packages/i18n/src/money-format.ts";
import { verifyRound } from "../packages/games/src/index.ts";
import type { RoundEnd } from "./round-end.ts";
import type { StoredRound } from "./stored-rounds.ts";

export const GAMES = ["dice", "limbo", "plinko", "wheel", "keno", "mines", "hilo"] as const;
export type SingleGame = (typeof GAMES)[number];

/** Choices and outcomes as the games write them. */
interface Choices {
  readonly side: "over" | "under";
  readonly chance: number;
  readonly target: string;
  readonly rows: number;
  readonly segments: number;
  readonly risk: string;
  readonly picks: readonly number[];
  readonly mines: number;
}
interface Outcome {
  readonly roll: string;
  readonly result: string;
  readonly multiplier: string;
  readonly slot: number;
  readonly segment: number;
  readonly drawn: readonly number[];
  readonly hits: number;
  readonly field: readonly number[];
  readonly opened: readonly number[];
  readonly hit: number | null;
  readonly cards: readonly number[];
  readonly right: number;
}

const taka = (amountMinor: bigint): string => formatMoney(amountMinor, { symbol: "৳" });
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const hundredths = (steps: number): string => (steps / 100).toFixed(2);
const RANKS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
/** Two decimals, cut. */
const times = (multiplier: string): string => `${multiplier.replace(/(\.\d\d)\d*$/u, "$1")}×`;

interface Shown {
  readonly result: string;
  readonly choice: string;
  /** The parts of the board that this game has. */
  readonly board: Readonly<Record<string, unknown>>;
}

const faceOf = ({ opened, hit, field }: Outcome, place: number): string => {
  if (opened.includes(place)) return "firefly";
  if (hit === place) return "You met a mine";
  return field.includes(place) ? "mine" : "a firefly that stayed closed";
};

const SHOWN: Readonly<Record<SingleGame, (choices: Choices, outcome: Outcome) => Shown>> = {
  dice: ({ side, chance }, { roll }) => ({
    result: roll,
    choice: side === "under" ? `Under < ${hundredths(chance)}` : `Over ≥ ${hundredths(10_000 - chance)}`,
    board: { figure: roll },
  }),
  limbo: ({ target }, { result }) => ({
    result: `${result}×`,
    choice: `Target ${target}×`,
    board: { figure: `${result}×` },
  }),
  plinko: ({ rows, risk }, { slot, multiplier }) => ({
    result: `${multiplier}×`,
    choice: `${capital(risk)} risk · ${rows} rows`,
    board: { marked: { "What the slots pay": slot }, slot },
  }),
  wheel: ({ segments, risk }, { segment, multiplier }) => ({
    result: `${multiplier}×`,
    choice: `${capital(risk)} risk · ${segments} segments`,
    board: { figure: `${multiplier}×`, segment },
  }),
  keno: ({ picks, risk }, { drawn, hits, multiplier }) => ({
    result: `${multiplier}×`,
    choice: `${capital(risk)} risk · ${picks.length} picks: ${picks.join(", ")}`,
    board: {
      marked: { "What hits pay": hits },
      tiles: Array.from({ length: 40 }, (_, place) => {
        const face = picks.includes(place + 1) ? ": hit" : ": drawn";
        return `${place + 1}${drawn.includes(place + 1) ? face : ""}`;
      }),
    },
  }),
  mines: ({ mines }, outcome) => ({
    result: times(outcome.multiplier),
    choice: `Mines ${mines} · opened ${outcome.opened.length}`,
    board: {
      tiles: Array.from({ length: 25 }, (_, place) => {
        const where = `Row ${Math.floor(place / 5) + 1}, column ${(place % 5) + 1}`;
        return `${where}: ${faceOf(outcome, place)}`;
      }),
    },
  }),
  hilo: (_choices, { cards, right, multiplier }) => ({
    result: times(multiplier),
    choice: `Right ${right} · cards ${cards.length}`,
    board: { cards: cards.map((card) => RANKS[card]) },
  }),
};

/** Where a drawn thing has stopped, reckoned back from the drawing. */
function stoppedAt({ drawn }: RoundEnd, { rows, segments }: Choices): Readonly<Record<string, number>> {
  const [, x] = /translate\((\S+)/u.exec(drawn.join(" ")) ?? [];
  const [, angle] = /rotate\((\S+)\)/u.exec(drawn.join(" ")) ?? [];
  const turned = (360 - (Number(angle) % 360)) % 360;
  return {
    ...(x === undefined ? {} : { slot: Math.floor((Number(x) * (rows + 1)) / 100) }),
    ...(angle === undefined ? {} : { segment: Math.floor((turned * segments) / 360) }),
  };
}

function gainWords({ payout, stake }: StoredRound): string {
  if (payout === 0n) return "No win this time";
  return `${payout > stake ? "You won" : "You get back"} ${taka(payout)}`;
}

/** The screen as the record wants it, and as it was; what is equal is left out. */
export function differences(end: RoundEnd, round: StoredRound): readonly string[] {
  const choices = round.choices as Choices;
  const outcome = round.outcome as Outcome;
  const { result, choice, board } = SHOWN[round.game as SingleGame](choices, outcome);
  const gain = gainWords(round);
  const balance = taka(round.balanceAfter);
  const net = formatMoney(round.payout - round.stake, { symbol: "৳", sign: "plus" });
  const isHit = round.game === "mines" && typeof outcome.hit === "number";
  const wanted: Readonly<Record<string, unknown>> = {
    ...board,
    words: isHit ? `You met a mine · ${gain}` : gain,
    told: `${gain}. Balance ${balance}.`,
    pill: `${result}, ${round.payout > round.stake ? "won" : "no win"}`,
    line: [result, choice, taka(round.stake), net],
    balance,
  };
  const seen: Readonly<Record<string, unknown>> = {
    ...end,
    ...stoppedAt(end, choices),
    cards: end.cards.map((card) => card.split(" ").at(-1)),
    told: end.announced.slice(-String(wanted["told"]).length),
  };
  return Object.keys(wanted).flatMap((part) => {
    const [want, is] = [JSON.stringify(wanted[part]), JSON.stringify(seen[part])];
    return want === is ? [] : [`${round.game} ${round.id} ${part}: stored ${want}, shown ${is}`];
  });
}

/** What is wrong with a round by itself: its proof, its end, or what the platform booked for it. */
export function faultsOf(round: StoredRound): readonly string[] {
  const { result } = verifyRound(round);
  const isBooked = round.betStake === round.stake && round.betPayout === round.payout;
  return [
    ...(result === "MATCH" ? [] : [`${round.id} does not verify: ${result}`]),
    ...(round.state === "DONE" ? [] : [`${round.id} is ${round.state}`]),
    ...(isBooked && round.betState !== "OPEN" ? [] : [`${round.id} is booked otherwise`]),
  ];
}

/** Where the money of rounds that were played one after the other does not go on from one to the next. */
export function moneyGaps(rounds: readonly StoredRound[], firstBalance: bigint): readonly string[] {
  let balance = firstBalance;
  return rounds.flatMap(({ id, stake, payout, balanceBefore, balanceAfter }) => {
    const isFollowed = balanceBefore === balance && balanceAfter === balance - stake + payout;
    balance = balanceAfter;
    return isFollowed ? [] : [`${id} went from ${balanceBefore} to ${balanceAfter}`];
  });
}
