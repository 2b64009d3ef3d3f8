// Keeps every call of every vendor [VEN-17] without keeping anybody waiting: noted in memory after the answer has left,
// written many times a second. A stop writes what is left; while the database is away it is kept, up to a bound.
import type { Database } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log.ts";
import { isFailing, keptCall, pulseOf } from "./vendor-call.rules.ts";
import type { VendorCall } from "./vendor-call.rules.ts";
import { addCalls, addPulses, pauseVendor, readPulse } from "./vendor-calls.store.ts";
import type { AgedCall, VendorPulse } from "./vendor-calls.store.ts";

export interface VendorLogParts {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds, never set back. */
  stopwatch(): number;
}

export interface VendorLog {
  note(call: VendorCall): void;
  /** Writes what was noted so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Noted {
  readonly call: VendorCall;
  readonly at: number;
}

/** A quarter of a second of a busy house in one piece kept everybody waiting. */
const EVERY_MS = 60;
const AT_ONCE = 500;
/** A bet and its answer are a few hundred characters, a full batch a million. */
const CHARACTERS_AT_ONCE = 4_000_000;
/** A minute of a busy house. */
const MOST_CHARACTERS = 64_000_000;
const LAST_TRIES = 3;

export function createVendorLog(parts: VendorLogParts): VendorLog {
  const { log, stopwatch } = parts;
  let waiting: Noted[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let lost = 0;
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = firstOf(waiting);
      lost += await writeSome(parts, batch);
      waiting = waiting.slice(batch.length);
      characters -= batch.reduce((sum, one) => sum + sizeOf(one), 0);
    }
    if (lost > 0) log.error({ lost }, "calls of vendors are missing in their log");
    lost = 0;
  };
  /** One after the other, however many ask for it. */
  const flush = (): Promise<void> => {
    writing = writing.then(writeAll, writeAll);
    return writing;
  };
  const wake = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      flush().catch((problem: unknown) => {
        log.warn({ problem: String(problem), waiting: waiting.length }, "the log of vendors' calls waits");
        wake();
      });
    }, EVERY_MS);
  };
  return {
    note: (call) => {
      const one = { call, at: stopwatch() };
      if (characters + sizeOf(one) > MOST_CHARACTERS) lost += 1;
      else {
        waiting.push(one);
        characters += sizeOf(one);
      }
      wake();
    },
    flush,
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      for (let tries = 1; ; tries += 1) {
        try {
          return await flush();
        } catch (problem) {
          if (tries < LAST_TRIES) continue;
          log.error({ problem: String(problem), lost: waiting.length }, "calls of vendors were not written");
          return;
        }
      }
    },
  };
}

const sizeOf = ({ call: { request, answer } }: Noted): number => request.length + answer.length;

/** As many as fit into one statement, and at least one. */
function firstOf(waiting: readonly Noted[]): readonly Noted[] {
  let characters = 0;
  const end = waiting.findIndex((one, place) => {
    characters += sizeOf(one);
    return place > 0 && (place >= AT_ONCE || characters > CHARACTERS_AT_ONCE);
  });
  return end === -1 ? waiting.slice() : waiting.slice(0, end);
}

/** Answers how many of them the database will never take: one such must not keep all others out for ever. */
async function writeSome(parts: VendorLogParts, batch: readonly Noted[]): Promise<number> {
  try {
    await write(parts, batch);
    return 0;
  } catch (problem) {
    if (!isOfTheData(problem)) throw problem;
    if (batch.length === 1) return 1;
    let refused = 0;
    for (const one of batch) refused += await writeSome(parts, [one]);
    return refused;
  }
}

/** SQLSTATE classes 22 and 23: no later try ends otherwise. */
const isOfTheData = (problem: unknown): boolean =>
  /^2[23]/u.test(String((problem as { readonly code?: unknown } | null)?.code));

/** The calls, what they say about their vendors, and what follows from it, in one transaction. */
async function write({ database, log, stopwatch }: VendorLogParts, batch: readonly Noted[]): Promise<void> {
  const now = stopwatch();
  const calls: readonly AgedCall[] = batch.map(({ call, at }) => ({ ...keptCall(call), ageMs: now - at }));
  const pulses = pulsesOf(calls);
  const paused = await database.transaction(async (tx) => {
    await addCalls(tx, calls);
    await addPulses(tx, pulses);
    const done: VendorPulse[] = [];
    for (const { vendor } of pulses.filter(({ wrong }) => wrong > 0)) {
      const pulse = await readPulse(tx, vendor);
      if (isFailing(pulse) && (await pauseVendor(tx, vendor, pulse))) done.push({ vendor, ...pulse });
    }
    return done;
  });
  for (const pulse of paused)
    log.error({ ...pulse }, "a vendor answers wrongly or late: it is under maintenance");
}

function pulsesOf(calls: readonly AgedCall[]): readonly VendorPulse[] {
  const byVendor = Map.groupBy(calls, ({ vendor }) => vendor);
  return [...byVendor].map(([vendor, own]) => {
    const each = own.map(pulseOf);
    return {
      vendor,
      calls: each.reduce((sum, { calls: count }) => sum + count, 0),
      wrong: each.reduce((sum, { wrong }) => sum + wrong, 0),
    };
  });
}
