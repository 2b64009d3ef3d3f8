// Runs every case against a target and says a line about each [VEN-14]. A player plays one case after the other,
// each with ids of its own, so that a few players suffice for all.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Wallet } from "../contract.ts";
import { keepTrying } from "../keep-trying.ts";
import type { KitCase, Need } from "./case.ts";
import { allCases } from "./cases.ts";
import { openStage } from "./stage.ts";
import type { Lane, Stage } from "./stage.ts";
import type { CaseLine, KitSum, KitTarget } from "./target.ts";

export interface KitOptions {
  /** Which cases to run; all when it is left out. */
  only?(name: string): boolean;
}

const TRIES = 8;

export async function runKit(
  target: KitTarget,
  report: (line: CaseLine) => void,
  options: KitOptions = {},
): Promise<KitSum> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const tell = (line: CaseLine): void => {
    sum[line.outcome === "ok" ? "passed" : line.outcome] += 1;
    report(line);
  };
  const cases = allCases().filter(({ name }) => options.only?.(name) ?? true);
  const wanted = cases.filter(({ needs }) => missing(target, needs) === null);
  for (const { name, needs } of cases) {
    const note = missing(target, needs);
    if (note !== null) tell({ name, outcome: "skipped", note });
  }
  await playAll(target, wanted, tell);
  return sum;
}

function missing(target: KitTarget, need: Need): string | null {
  const met: Readonly<Record<Need, boolean>> = {
    nothing: true,
    "raw door": target.raw !== null,
    "free round": target.freeRound !== null,
    "end of session": target.actors.endSession !== null,
    block: target.actors.block !== null,
    rooms: target.rooms,
    "rooms and end of session": target.rooms && target.actors.endSession !== null,
    "rooms and block": target.rooms && target.actors.block !== null,
  };
  return met[need] ? null : `this target offers no ${need}`;
}

/** These leave a player behind who can bet no more, so each has one of its own. */
const spoilsPlayer = ({ needs }: KitCase): boolean => /end of session|block/u.test(needs);

/** These need two players, and have a pair of their own. */
const isOfTable = ({ needs }: KitCase): boolean => needs.startsWith("rooms");

async function playAll(
  target: KitTarget,
  cases: readonly KitCase[],
  tell: (line: CaseLine) => void,
): Promise<void> {
  // Launch tickets do not last, so every player is opened before the first case.
  const tables = cases.some(isOfTable) ? 2 : 0;
  const needed = target.lanes + 1 + tables + cases.filter(spoilsPlayer).length;
  const opened = Array.from({ length: needed }, () => openLane(target));
  const [other, ...players] = await Promise.all(opened);
  if (other === undefined) return;
  const [host, partner = null] = players.splice(0, tables);
  const wallet = keepTrying(target.wallet, { tries: TRIES, wait: (made) => target.wait(made) });
  const id = freshIds(target);
  const play = async (one: KitCase, lane: Lane): Promise<void> =>
    tell(await playCase(one, openStage({ target, wallet, lane, other, partner, id })));
  for (const one of cases.filter(spoilsPlayer)) {
    const own = players.pop();
    if (own !== undefined) await play(one, own);
  }
  const others = cases.filter((one) => !spoilsPlayer(one));
  const queue = others.filter((one) => !isOfTable(one)).values();
  const atTable = others.filter(isOfTable).values();
  const playing = async (lane: Lane, from: Iterable<KitCase>): Promise<void> => {
    for (const one of from) await play(one, lane);
  };
  await Promise.all([
    ...players.map((lane) => playing(lane, queue)),
    ...(host === undefined ? [] : [playing(host, atTable)]),
  ]);
  tell(await standsUntouched(wallet, other));
}

async function openLane(target: KitTarget): Promise<Lane> {
  const opened = await target.actors.openPlay();
  return { opened, balanceMinor: parseAmount(opened.play.balance) ?? minor(0n) };
}

/** Ids nobody used before: a beginning of this run's own and a number. */
function freshIds(target: KitTarget): () => string {
  const run = target.random.bytes(6).toString("hex");
  let made = 0;
  return () => {
    made += 1;
    return `kit-${run}-${made}`;
  };
}

async function playCase(one: KitCase, stage: Stage): Promise<CaseLine> {
  const notes: string[] = [];
  try {
    await one.run(stage);
  } catch (fault) {
    notes.push(fault instanceof Error ? fault.message : String(fault));
  }
  const { lane, partner } = stage;
  if (!spoilsPlayer(one)) notes.push(...(await settle(stage, lane)));
  if (isOfTable(one) && partner !== null) notes.push(...(await settle(stage, partner)));
  return { name: one.name, outcome: notes.length === 0 ? "ok" : "failed", note: notes.join("; ") };
}

/** At the end of every case the balance is the model's; the next case starts from what was seen. */
async function settle(stage: Stage, lane: Lane): Promise<readonly string[]> {
  const expected = formatAmount(stage.balanceMinor(lane));
  const seen = await readBalance(stage.wallet, lane);
  lane.balanceMinor = parseAmount(seen) ?? minor(0n);
  return seen === expected ? [] : [`balance at the end: expected ${expected}, saw ${seen}`];
}

async function readBalance(wallet: Wallet, { opened }: Lane): Promise<string> {
  const { session, player } = opened.play;
  const { code, balance } = await wallet.balance({ session, player });
  return code === "OK" && balance !== undefined ? balance : code;
}

/** The player who stood by was named in many calls and took part in none. */
async function standsUntouched(wallet: Wallet, other: Lane): Promise<CaseLine> {
  const name = "at the end: the player who stood by has the balance of the beginning";
  const expected = formatAmount(other.balanceMinor);
  const seen = await readBalance(wallet, other);
  const note = seen === expected ? "" : `expected ${expected}, saw ${seen}`;
  return { name, outcome: note === "" ? "ok" : "failed", note };
}
