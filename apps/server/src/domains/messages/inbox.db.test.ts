// Members' messages on a real database: each fact makes one, however often and by however many it is heard; both
// languages can be made of what is stored; and what is old goes.
import { createTranslators } from "@jonaki/i18n/server";
import { messageFor } from "@jonaki/i18n";
import type { Language } from "@jonaki/i18n";
import { codes } from "@jonaki/wire";
import { createTestDatabase } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordEvent, takeEvents } from "../../platform/events.store.ts";
import { createLog } from "../../platform/log.ts";
import { hearForInbox, sweepInbox } from "./inbox.ts";
import { countUnread } from "./inbox.store.ts";
import { MESSAGES_CONSUMER } from "./messages.ts";

let database: Database;
let memberId: bigint;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 10, createLog("silent"));
  const { rows } = await database.pool.query<{ id: bigint }>(
    "select id from members where username = 'demo'",
  );
  memberId = rows[0]!.id;
});
beforeEach(() => database.pool.query("delete from member_messages; delete from outbox"));
afterAll(() => database.close());

const fact = (amount: string, more: object = {}) => ({
  member: String(memberId),
  amount,
  currency: "BDT",
  ...more,
});
const tell = (name: string, ...facts: object[]) =>
  database.transaction((tx) => recordEvent(tx, { name, facts, consumers: [MESSAGES_CONSUMER] }));
const hear = (most = 50) =>
  database.transaction(async (tx) => {
    const events = await takeEvents(tx, MESSAGES_CONSUMER, most);
    await hearForInbox(tx, events);
    return events;
  });
const all = async () =>
  (
    await database.pool.query<{
      id: bigint;
      code: keyof typeof codes;
      parameters: Record<string, string>;
      state: string;
      sent_at: Date;
    }>("select id, code, parameters, state, sent_at from member_messages order by id")
  ).rows;
const told = async () =>
  (
    await database.pool.query<{ topic: string; value: unknown }>(
      "select topic, value from outbox where name = 'message.received' order by id",
    )
  ).rows;

describe("hearing of money", () => {
  it("[CAS-30] [MSG-14] a fact becomes an unread message and is announced to its member, once, also when its bringing failed", async () => {
    await tell("deposit.credited", fact("500.00"));
    await expect(
      database.transaction(async (tx) => {
        await hearForInbox(tx, await takeEvents(tx, MESSAGES_CONSUMER, 50));
        throw new Error("killed before its commit");
      }),
    ).rejects.toThrow("killed");
    expect([await countUnread(database.store, memberId), await told()]).toEqual([0, []]);
    const events = await hear();
    expect(events).toHaveLength(1);
    await database.transaction((tx) => hearForInbox(tx, events));
    const [message, ...others] = await all();
    expect(others).toEqual([]);
    expect(await countUnread(database.store, memberId)).toBe(1);
    expect(await told()).toEqual([
      {
        topic: `member/${memberId}`,
        value: {
          id: String(message?.id),
          kind: "PAYMENT",
          code: "NOTE_DEPOSIT_CREDITED",
          value: { currency: "BDT", amount: "500.00", time: message?.sent_at.toISOString() },
        },
      },
    ]);
  });

  it("[MSG-18] several processes at once lose nothing and double nothing", async () => {
    for (let number = 0; number < 40; number += 1) await tell("withdrawal.approved", fact(`${number}.00`));
    await Promise.all(Array.from({ length: 10 }, () => hear(5)));
    while ((await hear()).length > 0);
    const amounts = (await all()).map(({ parameters }) => Number(parameters["amount"]));
    expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_one, number) => number));
    expect(await told()).toHaveLength(40);
  });

  it("[CAS-29] [CAS-30] [SITE-51] what is stored makes the text in either language, chosen when it is read", async () => {
    await tell("deposit.credited", fact("1234.50"));
    await tell("withdrawal.approved", fact("123456.00"));
    await tell("withdrawal.rejected", fact("500.00"));
    await tell("deposit.failed", fact("700.00"));
    await tell("transfer.received", fact("300.00", { from: "Rah***" }));
    await hear();
    await database.pool.query(
      "update member_messages set parameters = parameters || '{\"time\":\"2026-11-15T10:00:00.000Z\"}' where parameters ? 'time'",
    );
    const translators = createTranslators(() => undefined);
    const texts = async (language: Language) =>
      (await all()).map(({ code, parameters }) => {
        const site = translators[language].t("brand_name");
        return messageFor(translators[language], codes[code], { ...parameters, site });
      });
    expect(await texts("EN")).toEqual([
      "Your deposit of BDT 1,234.50 was credited at 2026-11-15 16:00:00.",
      "Your withdrawal of BDT 1,23,456.00 was approved at 2026-11-15 16:00:00.",
      "Your withdrawal of BDT 500.00 was rejected at 2026-11-15 16:00:00.",
      "Your deposit of BDT 700.00 at Jonaki failed.",
      "Rah*** transferred BDT 300.00 to you at 2026-11-15 16:00:00.",
    ]);
    expect(await texts("BN")).toEqual([
      "আপনার BDT 1,234.50 জমা 2026-11-15 16:00:00-এ অ্যাকাউন্টে যোগ হয়েছে।",
      "আপনার BDT 1,23,456.00 উত্তোলনের অনুরোধ 2026-11-15 16:00:00-এ অনুমোদিত হয়েছে।",
      "আপনার BDT 500.00 উত্তোলনের অনুরোধ 2026-11-15 16:00:00-এ প্রত্যাখ্যাত হয়েছে।",
      "জোনাকি-এ আপনার BDT 700.00 জমা ব্যর্থ হয়েছে।",
      "Rah*** আপনাকে 2026-11-15 16:00:00-এ BDT 300.00 পাঠিয়েছেন।",
    ]);
  });
});

describe("time and states", () => {
  const put = async (state: string, sent: string) => {
    await database.pool.query(
      `insert into member_messages (member_id, kind, code, parameters, state, sent_at, event_id, place)
       values ($1, 'SITE', 'NOTE_X', '{}', $2, $3, -1, (select count(*) from member_messages))`,
      [memberId, state, sent],
    );
  };

  it("[MSG-17.2] what is 90 days old is deleted, read or not, and counts no more; run again nothing changes", async () => {
    const now = new Date("2026-11-15T10:00:00.000Z");
    await put("UNREAD", "2026-08-17T10:00:00.000Z");
    await put("READ", "2026-08-17T10:00:00.000Z");
    await put("UNREAD", "2026-08-17T10:00:00.001Z");
    await Promise.all([sweepInbox(database.store, now), sweepInbox(database.store, now)]);
    expect((await all()).map(({ state }) => state)).toEqual(["DELETED", "DELETED", "UNREAD"]);
    expect(await countUnread(database.store, memberId)).toBe(1);
  });

  const STATES = ["UNREAD", "READ", "DELETED"];
  const ALLOWED = ["UNREAD READ", "UNREAD DELETED", "READ DELETED"];
  const pairs = STATES.flatMap((from) => STATES.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(pairs)("[MSG-17] the database moves %s to %s only as the table has it", async (from, to) => {
    await put(from, "2026-11-15T10:00:00.000Z");
    const move = database.pool.query("update member_messages set state = $1", [to]);
    if (ALLOWED.includes(`${from} ${to}`)) await move;
    else await expect(move).rejects.toThrow("a message does not move");
    expect((await all())[0]?.state).toBe(ALLOWED.includes(`${from} ${to}`) ? to : from);
  });
});
