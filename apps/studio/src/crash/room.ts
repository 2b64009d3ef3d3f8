// The room of Crash in this process: hands every change of the round to all who look on, and the players' list to those who
// keep up. Each message is made once, down to its frame, however many hear it; the list makes way for the round.
import { setImmediate as others } from "node:timers/promises";
import type { CrashLine, CrashResult, FromStudio } from "@jonaki/games/play/crash-wire";
import { formatAmount, minor } from "@jonaki/money";
import type { RoundBase } from "../instant/rounds.ts";
import { textFrame } from "../platform/text-frame.ts";
import { crashLineOf, crashResultOf, crashRoundOf } from "./crash.view.ts";
import { readPlayers, sumPlayers } from "./crash-players.store.ts";
import { readNewest, readOver } from "./crash-rounds.store.ts";
import type { CrashRoundRow } from "./crash-rounds.store.ts";

/** What the room needs of a socket. */
export interface Guest {
  readonly isTrial: boolean;
  readonly bufferedAmount: number;
  /** A whole frame, as it goes over the wire. */
  send(frame: Buffer): void;
  close(code: number, reason: string): void;
}

export interface Room {
  enter(guest: Guest): Promise<void>;
  leave(guest: Guest): void;
  size(): number;
  /** The round as it was last seen here. */
  newest(): CrashRoundRow | null;
  /** Reads the round again, and tells of it if it has changed. */
  look(): Promise<void>;
  /** Tells who plays, as far as it has changed. */
  tellPlayers(): Promise<void>;
}

export const SHOWN_RESULTS = 20;
const SHOWN_PLAYERS = 50;
/** So many are told of the list before whatever else waits has its turn. */
const IN_ONE_GO = 250;
/** Who has so much waiting misses the players' list until it is read. */
const BEHIND_BYTES = 16 * 1024;
const TOO_SLOW_BYTES = 256 * 1024;
const TRY_AGAIN_LATER = 1013;

/** What was told last of one list. */
interface Told {
  round: string;
  lines: ReadonlyMap<string, string>;
  all: Buffer;
}

const NOTHING_TOLD: Told = { round: "", lines: new Map(), all: Buffer.alloc(0) };

export function createRoom({ database: { store }, clock }: RoundBase): Room {
  const guests = new Set<Guest>();
  const behind = new WeakSet<Guest>();
  const left = new WeakSet<Guest>();
  let newest: CrashRoundRow | null = null;
  let results: readonly CrashResult[] = [];
  const told = new Map<boolean, Told>();

  const nowMs = (): number => clock.now().getTime();
  const read = async (): Promise<boolean> => {
    const found = await readNewest(store);
    const isNew = found?.number !== newest?.number || found?.state !== newest?.state;
    if (isNew || results.length === 0) results = (await readOver(store, SHOWN_RESULTS)).map(crashResultOf);
    newest = found;
    return isNew;
  };
  const players = async (isTrial: boolean): Promise<void> => {
    const heard = [...guests].filter((guest) => guest.isTrial === isTrial);
    if (newest === null || heard.length === 0) return;
    const before = told.get(isTrial) ?? NOTHING_TOLD;
    const change = await changeOf(store, newest, isTrial, before);
    told.set(isTrial, change.told);
    for (const [place, guest] of heard.entries()) {
      if (guest.bufferedAmount > BEHIND_BYTES) behind.add(guest);
      else if (behind.delete(guest)) guest.send(change.told.all);
      else if (change.message !== null) guest.send(change.message);
      if (place % IN_ONE_GO === IN_ONE_GO - 1) await others();
    }
  };

  return {
    size: () => guests.size,
    newest: () => newest,
    leave(guest) {
      left.add(guest);
      guests.delete(guest);
    },
    async enter(guest) {
      if (newest === null) await read();
      // Who left on the way in would keep the rounds going for nobody.
      if (left.has(guest)) return;
      guests.add(guest);
      const round = newest === null ? null : crashRoundOf(newest);
      guest.send(frameOf({ type: "welcome", now: nowMs(), round, results }));
      const list = told.get(guest.isTrial);
      if (list !== undefined && list.round === newest?.round) guest.send(list.all);
      else behind.add(guest);
    },
    async look() {
      if (!(await read()) || newest === null) return;
      const message = frameOf({ type: "round", now: nowMs(), round: crashRoundOf(newest) });
      for (const guest of guests) {
        if (guest.bufferedAmount > TOO_SLOW_BYTES) guest.close(TRY_AGAIN_LATER, "too slow");
        else guest.send(message);
      }
    },
    async tellPlayers() {
      await players(false);
      await players(true);
    },
  };
}

const frameOf = (message: FromStudio): Buffer => textFrame(JSON.stringify(message));

/** The whole list as it is now, and the lines that differ from what was told; null when nothing does. */
async function changeOf(
  store: RoundBase["database"]["store"],
  { number: roundNumber, round }: CrashRoundRow,
  isTrial: boolean,
  before: Told,
): Promise<{ readonly told: Told; readonly message: Buffer | null }> {
  const sum = await sumPlayers(store, { roundNumber, isTrial });
  const rows = await readPlayers(store, { roundNumber, isTrial, limit: SHOWN_PLAYERS });
  const lines = rows.map(crashLineOf);
  const head = {
    type: "players",
    round,
    count: sum.bets,
    staked: formatAmount(minor(sum.stakedMinor)),
    paid: formatAmount(minor(sum.paidMinor)),
  } as const;
  const all = frameOf({ ...head, all: "yes", lines });
  const told = { round, all, lines: new Map(lines.map((line) => [line.id, JSON.stringify(line)])) };
  if (all.equals(before.all)) return { told, message: null };
  if (before.round !== round || hasDropped(before, told)) return { told, message: all };
  const changed = lines.filter((line: CrashLine) => before.lines.get(line.id) !== told.lines.get(line.id));
  return { told, message: frameOf({ ...head, all: "no", lines: changed }) };
}

/** A line that is not shown any more has to be taken off the screens, too. */
const hasDropped = (before: Told, now: Told): boolean =>
  [...before.lines.keys()].some((id) => !now.lines.has(id));
