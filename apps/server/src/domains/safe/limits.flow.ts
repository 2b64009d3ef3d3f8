// A member looks at limits and changes them [SAFE-1 to SAFE-6]: what binds more holds at once, what loosens waits a day
// and for a second word, all by the database's clock and under the lock that every debit takes.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import { connectionIn } from "../../platform/database/database.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import { announce } from "../../platform/outbox.store.ts";
import { memberChannel } from "../../platform/topics.ts";
import { isCounted } from "./counted.store.ts";
import type { CountingParts } from "./counting.ts";
import { hasDeposited, readDays } from "./days.store.ts";
import { mergeDays } from "./days.rules.ts";
import type { LimitBook } from "./limit-book.ts";
import {
  ALL_LIMITS,
  enteredAmount,
  furthestStart,
  isLoosening,
  isSame,
  limitId,
  limitNamed,
} from "./limits.rules.ts";
import type { LimitName } from "./limits.rules.ts";
import {
  hasAnswered,
  noteAnswered,
  readChanges,
  readLimits,
  removeChange,
  writeChange,
} from "./limits.store.ts";
import { limitView } from "./limits.view.ts";
import type { LimitsNow, ShownLimit } from "./limits.view.ts";

type SetCall = Calls["safe"]["setLimit"];
/** What a restricted session hears that may only tighten [SAFE-25]. */
export type Restricted = Extract<Answer<never, RefusalOf<SetCall>>, { ok: false }>;
type ChangeAnswer = Promise<Answer<{ limit: ShownLimit }, "NOT_FOUND" | "STATE_CHANGED">>;

export interface Limits {
  list(memberId: bigint): Promise<CallOutput<Calls["safe"]["limitList"]>>;
  set(
    memberId: bigint,
    wanted: ParsedInput<SetCall>,
    restricted: Restricted | null,
  ): Promise<Answer<CallOutput<SetCall>, RefusalOf<SetCall>>>;
  confirm(memberId: bigint, id: string): ChangeAnswer;
  withdraw(memberId: bigint, id: string): ChangeAnswer;
}

export interface LimitsParts extends CountingParts {
  readonly database: Database;
  readonly book: LimitBook;
}

const WAIT_MS = SETTINGS.limitLoosenHours.wait * 3_600_000;

export function createLimits(parts: LimitsParts): Limits {
  const { database, book, timeZone } = parts;
  const limitsNow = async (tx: OpenTransaction, memberId: bigint): Promise<LimitsNow> => {
    const connection = connectionIn(tx);
    const { now, today, days } = await readDays(connection, memberId, timeZone);
    const limits = [...(await readLimits(tx, memberId)), ...parts.mandatory];
    const changes = await readChanges(tx, memberId);
    // Who has no limit is not counted: the bet book knows [decision 9].
    if (await isCounted(connection, memberId)) return { limits, changes, days, today, now };
    const played = await parts.playedSince(connection, memberId, furthestStart(today));
    return { limits, changes, days: mergeDays(days, played.days), today, now };
  };
  /** Under the member's lock: what was changed is told and shown. */
  const shown = async (tx: OpenTransaction, memberId: bigint, name: LimitName) => {
    await announce(tx, memberChannel(String(memberId)), "limit.changed", { limit: limitId(name) });
    return limitView(name, await limitsNow(tx, memberId), timeZone);
  };
  const change = (
    memberId: bigint,
    id: string,
    act: (tx: OpenTransaction, name: LimitName, now: Date) => Promise<boolean>,
  ): ChangeAnswer =>
    database.transaction(async (tx) => {
      const name = limitNamed(id);
      if (name === null) return refused("NOT_FOUND");
      const now = await book.lock(tx, memberId);
      const own = (await readLimits(tx, memberId)).some((limit) => limit.isOwn && isSame(limit, name));
      if (!own) return refused("NOT_FOUND");
      if (!(await act(tx, name, now))) return refused("STATE_CHANGED");
      return accepted({ limit: await shown(tx, memberId, name) });
    });
  return {
    list: (memberId) =>
      database.transaction(async (tx) => {
        const all = await limitsNow(tx, memberId);
        const isAsked = (await hasAnswered(tx, memberId)) || (await hasDeposited(connectionIn(tx), memberId));
        return {
          limits: ALL_LIMITS.map((name) => limitView(name, all, timeZone)),
          askDepositLimit: !isAsked,
        };
      }),
    set: (memberId, { kind, period, amount: entered }, restricted) =>
      database.transaction(async (tx) => {
        const name = { kind, period };
        const amount = entered === null ? null : enteredAmount(name, entered);
        if (entered !== null && amount === null) return refused("VALIDATION");
        const now = await book.lock(tx, memberId);
        const own = (await readLimits(tx, memberId)).find((limit) => limit.isOwn && isSame(limit, name));
        const loosens = isLoosening(own?.amount ?? null, amount);
        if (loosens && restricted !== null) return restricted;
        if (kind === "DEPOSIT") await noteAnswered(tx, memberId, now);
        const from = loosens ? await waitFor(tx, memberId, { ...name, amount }, now) : now;
        if (!loosens) await removeChange(tx, memberId, name);
        if (!loosens && amount !== null)
          await book.setLimit(tx, { memberId, ...name, amountMinor: amount, at: now });
        const limit = await shown(tx, memberId, name);
        return accepted({ limit, state: loosens ? "PENDING" : "ACTIVE", from: from.toISOString() });
      }),
    confirm: (memberId, id) =>
      change(memberId, id, async (tx, name, now) => {
        const waiting = (await readChanges(tx, memberId)).find((one) => isSame(one, name));
        if (waiting === undefined || waiting.from > now) return false;
        await removeChange(tx, memberId, name);
        if (waiting.amount === null) await book.liftLimit(tx, memberId, name);
        else await book.setLimit(tx, { memberId, ...name, amountMinor: waiting.amount, at: now });
        return true;
      }),
    withdraw: (memberId, id) => change(memberId, id, (tx, name) => removeChange(tx, memberId, name)),
  };
}

/** Asking for the same again does not begin the day anew; asking for something else does. */
async function waitFor(
  tx: OpenTransaction,
  memberId: bigint,
  wanted: LimitName & { readonly amount: bigint | null },
  now: Date,
): Promise<Date> {
  const waiting = (await readChanges(tx, memberId)).find((one) => isSame(one, wanted));
  if (waiting?.amount === wanted.amount) return waiting.from;
  const from = new Date(now.getTime() + WAIT_MS);
  await writeChange(tx, memberId, { ...wanted, from }, now);
  return from;
}
