// Postings a second through the gatherer, fsync on and invariants on, against pgbench's TPC-B-like load and
// against the same bet as a conversation of statements, in turns on one server.
import { conversationsPerSecond } from "./conversation.ts";
import { machineLine, watchingOthers } from "./machine.ts";
import { middle } from "./bench.ts";
import type { Bench } from "./bench.ts";
import { betsPerSecond, startMoneyLoad } from "./money-load.ts";
import type { MoneyLoad } from "./money-load.ts";
import { addedBySingle } from "./single-posting.ts";
import { fillTpcb, requirePgbench, tpcbPerSecond } from "./tpcb.ts";

const ROUNDS = 5;
const SECONDS = 5;
const IN_FLIGHT = 256;
/** pgbench's own default, which the bar is held to: its clients wait for one branch row, as for a hot house account. */
const SCALE = 1;
/** As many branches as the most clients: told beside it, because then nobody waits for a row. */
const WIDE_SCALE = 32;
const TPCB_BAR = 8;
const CONVERSATION_BAR = 15;
const SINGLE_BAR_MS = 1;
/** A round in which others took more than this is run again. */
const OTHERS_MOST = 0.1;
const TRIES = 3;

interface Round {
  readonly tpcb: number;
  readonly wideTpcb: number;
  readonly conversation: number;
  readonly gatherer: number;
  readonly others: number;
  readonly cpuMicros: number;
}

async function playRound({ besideUrl, socket, pid, house }: MoneyLoad): Promise<Round> {
  const rates: Record<"tpcb" | "wide" | "talk", number[]> = { tpcb: [], wide: [], talk: [] };
  let others = 0;
  const measure = async (into: number[], work: () => Promise<number>): Promise<void> => {
    const ran = await watchingOthers(pid, work);
    into.push(ran.value);
    others = Math.max(others, ran.others);
  };
  for (const clients of [8, 32]) {
    await measure(rates.tpcb, () => tpcbPerSecond(socket, SCALE, clients, SECONDS));
    await measure(rates.wide, () => tpcbPerSecond(socket, WIDE_SCALE, clients, SECONDS));
    await measure(rates.talk, () => conversationsPerSecond(besideUrl, clients, SECONDS));
  }
  const gathered = await watchingOthers(pid, () => betsPerSecond(house, IN_FLIGHT, SECONDS));
  return {
    tpcb: Math.max(...rates.tpcb),
    wideTpcb: Math.max(...rates.wide),
    conversation: Math.max(...rates.talk),
    gatherer: gathered.value,
    others: Math.max(others, gathered.others),
    cpuMicros: (gathered.oursMs * 1_000) / (gathered.value * SECONDS),
  };
}

async function run() {
  requirePgbench();
  const load = await startMoneyLoad();
  try {
    for (const scale of [SCALE, WIDE_SCALE]) await fillTpcb(load.url, load.socket, scale);
    await betsPerSecond(load.house, IN_FLIGHT, 2);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      let played = await playRound(load);
      for (let tries = 1; tries < TRIES && played.others > OTHERS_MOST; tries += 1)
        played = await playRound(load);
      rounds.push(played);
    }
    const differences = await load.house.differences();
    const single = await addedBySingle(load);
    const overTpcb = middle(rounds.map((one) => one.gatherer / one.tpcb));
    const overConversation = middle(rounds.map((one) => one.gatherer / one.conversation));
    console.log(
      `${machineLine()}; PostgreSQL fsync on; pgbench at its default scale ${SCALE} and at ${WIDE_SCALE}, best of 8 and 32 clients`,
    );
    console.log(
      `a single posting: ${single.bareMs.toFixed(2)} ms bare, ${single.gatheredMs.toFixed(2)} ms through the gatherer as a whole bet; differences found afterwards: ${differences.length}`,
    );
    const holds =
      overTpcb >= TPCB_BAR &&
      overConversation >= CONVERSATION_BAR &&
      single.addedMs < SINGLE_BAR_MS &&
      differences.length === 0;
    return {
      rows: rounds.map((one, place) => ({
        round: place + 1,
        "TPC-B/s": Math.round(one.tpcb),
        "wide TPC-B/s": Math.round(one.wideTpcb),
        "conversation/s": Math.round(one.conversation),
        "gatherer/s": Math.round(one.gatherer),
        "× TPC-B": Number((one.gatherer / one.tpcb).toFixed(2)),
        "× wide": Number((one.gatherer / one.wideTpcb).toFixed(2)),
        "× conversation": Number((one.gatherer / one.conversation).toFixed(2)),
        "µs CPU a bet": Number(one.cpuMicros.toFixed(1)),
        "others %": Math.round(one.others * 100),
      })),
      figure: `${overTpcb.toFixed(2)}×TPC-B,${overConversation.toFixed(2)}×conversation,+${single.addedMs.toFixed(2)}ms`,
      bar: `>=${TPCB_BAR},>=${CONVERSATION_BAR},<${SINGLE_BAR_MS}ms`,
      holds,
    };
  } finally {
    await load.stop();
  }
}

export const ledger: Bench = {
  name: "ledger",
  about: "bets through the gatherer against TPC-B and against a conversation of statements",
  run,
};
