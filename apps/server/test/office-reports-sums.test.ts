// Many members with long, mixed and random records: what each is shown alone adds up to what the back office shows of all.
import { betItem, closeItem, rollbackItem, seededRandom, winItem } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import { TRANSACTION_KINDS, TRANSACTION_STATES } from "@jonaki/wire/states";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kindOf } from "../src/domains/reports/account-record.rules.ts";
import { readEntryDays } from "../src/domains/reports/house/house-entries.store.ts";
import { markRecords } from "../src/domains/reports/record-marks.ts";
import { openRecordStage } from "../src/domains/reports/record-test-doubles.ts";
import type { RecordStage } from "../src/domains/reports/record-test-doubles.ts";
import type { Payer } from "./cashier-test-doubles.ts";
import { openDeskStage } from "./desk-test-doubles.ts";
import type { DeskStage } from "./desk-test-doubles.ts";
import { daysAround, minorOf, reportsOf, sumOf } from "./report-test-doubles.ts";
import type { Reports, Row } from "./report-test-doubles.ts";

const PLAYERS = 5;
const VENDORS = ["DHEU", "NUPUR", "TUNTUNI"];
let stage: DeskStage;
let records: RecordStage;
let reports: Reports;
let players: readonly Payer[] = [];
let everybody: readonly Pick<Payer, "id" | "token">[] = [];

beforeAll(async () => {
  stage = await openDeskStage();
  reports = reportsOf(stage);
  const { database, configuration } = stage.house.app.foundation;
  records = await openRecordStage(configuration.DATABASE_URL);
  players = await Promise.all(Array.from({ length: PLAYERS }, () => stage.payer(200_000n)));
  const random = seededRandom("everybody's reports");
  const chance = (below: number): number => random.bytes(4).readUInt32BE() % below;
  for (const { id } of players) {
    await records.post(id, 150 + chance(150));
    for (const end of ["OPEN", "RELEASED", "CONSUMED"] as const) await records.hold(id, end);
    for (let made = 0; made < 12; made += 1) {
      const bet = betItem(id, BigInt(1 + chance(40)), {
        vendor: VENDORS[chance(3)] ?? "DHEU",
        category: chance(2) === 0 ? "RNG" : "MINI",
      });
      await stage.house.app.money.bets.handle(bet);
      const win = winItem(bet, BigInt(1 + chance(90)), { closes: true, validMinor: minor(1n) });
      const end = [closeItem(bet), win, rollbackItem(bet), null][chance(4)] ?? null;
      if (end !== null) await stage.house.app.money.bets.handle(end);
    }
  }
  // Marks behind some of the entries, and none yet behind the others.
  await markRecords(database, "PLAY");
  for (const { id } of players) await records.post(id, 40);
  // Those of the demo have money, too.
  const all = await stage.members.rows("select id from members order by id");
  everybody = all.map(({ id }) => ({
    id: id as bigint,
    token: stage.house.sessions.login({ accountId: String(id) }),
  }));
});
afterAll(async () => {
  await records.house.stop();
  await stage.stop();
});

const own = async (
  who: Pick<Payer, "token">,
  call: string,
  query = "",
): Promise<Readonly<Record<string, unknown>>> => {
  const path = `/wps/relay/ODSFE2_${call}?${daysAround(stage.house.clock.now())}&${query}`;
  return (await stage.house.send("GET", path, { token: who.token })).body.value as Record<string, unknown>;
};
/** Of every member the totals of a record, a figure after the other, summed. */
async function sums(call: string, figures: readonly string[], query = ""): Promise<readonly bigint[]> {
  const totals: Row[] = [];
  for (const who of everybody) totals.push((await own(who, call, query))["totals"] as Row);
  return figures.map((figure) => sumOf(totals.map((one) => one[figure] ?? "")));
}
const figuresOf = (totals: Row, figures: readonly string[]) =>
  figures.map((figure) => minorOf(totals[figure] ?? ""));

describe("everybody's own reports", () => {
  it("[REP-15] [REP-12] account records of every kind and state add up to the office's, rows and totals", async () => {
    const filters = [
      "",
      ...TRANSACTION_KINDS.map((kind) => `kind=${kind}`),
      ...TRANSACTION_STATES.map((state) => `state=${state}`),
      "kind=WITHDRAWAL&state=RETURNED",
      "kind=BET&state=DONE",
    ];
    for (const filter of filters) {
      const { totals } = await reports.read("accounts", filter);
      const [cameIn, wentOut] = await sums("MemTransDet", ["in", "out"], filter);
      expect([filter, ...figuresOf(totals, ["in", "out"])]).toEqual([filter, cameIn, wentOut]);
    }
    const rows = await reports.everyPage("accounts");
    const { totals } = await reports.read("accounts");
    expect(totals["entries"]).toBe(rows.length);
    const moved = rows.map(({ amount }) => amount ?? "");
    expect(sumOf(moved)).toBe(minorOf(totals["in"] ?? "") - minorOf(totals["out"] ?? ""));
  });

  it("[REP-15] [REP-4] each entry has the balance that the member's own record has, across pages and marks", async () => {
    const rows = await reports.everyPage("accounts");
    for (const who of players) {
      const slow = await records.slowly(who.id);
      const mine = rows.filter(({ account }) => account === who.username);
      expect(mine.map(({ amount, balanceAfter }) => [minorOf(amount!), minorOf(balanceAfter!)])).toEqual(
        slow.map(({ amount, balance }) => [amount, balance]),
      );
    }
  });

  it("[REP-15] [REP-1] [REP-12] betting records add up to the office's, and to the game result", async () => {
    const figures = ["stake", "validBet", "payout", "profitLoss"];
    for (const filter of ["", "category=RNG", "vendor=NUPUR", "state=OPEN", "state=VOID", "state=WON"]) {
      const { totals } = await reports.read("bets", filter);
      expect([filter, ...figuresOf(totals, figures)]).toEqual([
        filter,
        ...(await sums("MemBetHistory", figures, filter)),
      ]);
    }
    const { totals } = await reports.read("bets");
    const games = await reports.read<{ rows: readonly Row[]; totals: Row }>("games");
    expect(minorOf(games.totals["result"] ?? "")).toBe(-minorOf(totals["profitLoss"] ?? ""));
    for (const figure of ["stake", "validBet", "payout", "result"])
      expect(sumOf(games.rows.map((row) => row[figure] ?? ""))).toBe(minorOf(games.totals[figure] ?? ""));
    const [who] = players;
    const one = await reports.read<{ totals: Row }>("games", `account=${who?.username}`);
    const record = (await own(who!, "MemBetHistory"))["totals"] as Row;
    expect(minorOf(one.totals["result"] ?? "")).toBe(-minorOf(record["profitLoss"] ?? ""));
  });

  it("[REP-15] [REP-7] [REP-8] [DESK-49] personal losses add up to the office's, a day and a category; of one account it is that one's", async () => {
    const figures = ["deposits", "withdrawals", "validBet", "payout", "bonuses", "cashback", "profitLoss"];
    type Profit = {
      readonly categories: readonly Row[];
      readonly days: readonly Row[];
      readonly totals: Row;
    };
    const all = await reports.read<Profit>("profit");
    expect(figuresOf(all.totals, figures)).toEqual(await sums("MemProfitLoss", figures));
    for (const figure of figures)
      expect(sumOf(all.days.map((day) => day[figure] ?? ""))).toBe(minorOf(all.totals[figure] ?? ""));
    const alone: Profit[] = [];
    for (const who of everybody) alone.push((await own(who, "MemProfitLoss")) as unknown as Profit);
    for (const { category, profitLoss } of all.categories) {
      const theirs = alone.flatMap(({ categories }) =>
        categories.filter((one) => one["category"] === category),
      );
      expect(sumOf(theirs.map((one) => one["profitLoss"] ?? ""))).toBe(minorOf(profitLoss ?? ""));
    }
    const [who] = players;
    expect(await reports.read("profit", `account=${who?.username}`)).toEqual(
      await own(who!, "MemProfitLoss"),
    );
  });

  it("[REP-15] [REP-9] days are those of the house's clock, wherever the database stands", async () => {
    const { database } = stage.house.app.foundation;
    const range = { from: new Date(0), until: new Date("2100-01-01T00:00:00Z") };
    for (const timeZone of ["Asia/Dhaka", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const filter = { unit: "PLAY", range, memberId: players[0]!.id } as const;
      const days = await readEntryDays(database.store, filter, timeZone);
      const slow = await records.slowly(players[0]!.id);
      const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone });
      const isBet = (kind: string) => ["BET", "PAYOUT", "REFUND"].includes(kind);
      const wanted = new Map<string, bigint>();
      for (const { at, kind, amount } of slow.filter((row) => !isBet(row.kind))) {
        const key = `${dayOf.format(at)} ${kind}`;
        wanted.set(key, (wanted.get(key) ?? 0n) + amount);
      }
      const found = new Map<string, bigint>();
      for (const { day, kind, amount } of days) {
        const key = `${day} ${kindOf(kind, amount)}`;
        found.set(key, (found.get(key) ?? 0n) + amount);
      }
      expect(Object.fromEntries(found), timeZone).toEqual(Object.fromEntries(wanted));
    }
  });
});
