// A member's records through the whole server: the account record, personal loss, and both as files.
import { placeHold, post, releaseHold, memberAccount, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import {
  betItem,
  buyInItem,
  buyOutItem,
  closeItem,
  expectRefusal,
  handItem,
  playersOf,
  startTestApp,
  winItem,
} from "@jonaki/testkit";
import type { Person, Players, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectionIn } from "../src/platform/database/database.ts";

let house: TestApp;
let players: Players;
beforeAll(async () => {
  const clock = { now: () => new Date() };
  house = await startTestApp({}, { clock, checkPayment: () => Promise.resolve(null) });
  players = playersOf(house);
});
afterAll(() => house.stop());

interface Owner extends Person {
  readonly token: string;
}
async function owner(columns: Readonly<Record<string, unknown>> = {}): Promise<Owner> {
  const person = await players.members.person(columns);
  await players.give(person.id, 0n);
  return { ...person, token: house.sessions.login({ accountId: String(person.id) }) };
}
let keys = 0;
const database = () => house.app.foundation.database;
async function move(kind: string, memberId: bigint, amountMinor: bigint): Promise<bigint> {
  const pool = await house.app.money.pools.find({
    ownerKind: "HOUSE",
    owner: "house",
    kind: "ISSUE",
    unit: "PLAY",
  });
  const [house_, cash] = [shardOf(pool, 0), memberAccount(memberId, "CASH", "PLAY")];
  const [from, to] = amountMinor > 0n ? [house_, cash] : [cash, house_];
  const size = minor(amountMinor > 0n ? amountMinor : -amountMinor);
  keys += 1;
  const posting = { key: `record/${keys}`, kind, legs: [{ from, to, amountMinor: size }] };
  const posted = await database().transaction((tx) => post(connectionIn(tx), posting));
  if ("refused" in posted) throw new Error(posted.refused);
  return posted.transferId;
}
async function hold(memberId: bigint, amountMinor: bigint): Promise<bigint> {
  keys += 1;
  const request = {
    key: `held/${keys}`,
    kind: "withdrawal",
    purpose: "withdrawal",
    memberId,
    unit: "PLAY",
  } as const;
  const placed = await database().transaction((tx) =>
    placeHold(connectionIn(tx), { ...request, amountMinor: minor(amountMinor) }),
  );
  if ("refused" in placed) throw new Error(placed.refused);
  return placed.transferId;
}
const giveBack = (holdId: bigint) =>
  database().transaction((tx) =>
    releaseHold(connectionIn(tx), { holdId, key: `back/${holdId}`, kind: "withdrawal_returned" }),
  );
/** A bet and what it wins. */
async function play(memberId: bigint, stake: bigint, win: bigint, category: "RNG" | "MINI" = "RNG") {
  const bet = betItem(memberId, stake, { category });
  await house.app.money.bets.handle(bet);
  await house.app.money.bets.handle(
    win === 0n ? closeItem(bet) : winItem(bet, win, { closes: true, validMinor: minor(stake) }),
  );
}

interface Row {
  readonly time: string;
  readonly reference: string;
  readonly kind: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly state: string;
  readonly remark: string;
}
interface Record_ {
  readonly list: readonly Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly totals: { readonly in: string; readonly out: string };
  readonly csv?: string;
}
const ask = async (
  path: string,
  { token }: Owner,
  query: Readonly<Record<string, string>> = {},
  language = "EN",
) => house.send("GET", `${path}?${new URLSearchParams(query).toString()}`, { token, headers: { language } });
const record = async (one: Owner, query: Readonly<Record<string, string>> = {}, language = "EN") =>
  (await ask("/wps/relay/ODSFE2_MemTransDet", one, query, language)).body.value as Record_;
const profit = async (one: Owner, query: Readonly<Record<string, string>> = {}, language = "EN") =>
  (await ask("/wps/relay/ODSFE2_MemProfitLoss", one, query, language)).body.value as {
    readonly categories: readonly object[];
    readonly days: readonly object[];
    readonly totals: object;
    readonly csv?: string;
  };

describe("the account record", () => {
  it("[REP-4] [REP-5] [REP-6] [CALL-83] has each entry with time, reference, kind, amount, balance after, state and remark, and the totals of the same rows", async () => {
    const one = await owner();
    const deposit = await move("deposit", one.id, 100_000n);
    await play(one.id, 1_000n, 2_500n);
    const held = await hold(one.id, 30_000n);
    const back = await hold(one.id, 20_000n);
    await giveBack(back);
    const all = await record(one);
    expect(
      all.list.map(({ kind, amount, balanceAfter, state }) => [kind, amount, balanceAfter, state]),
    ).toEqual([
      ["WITHDRAWAL", "200.00", "715.00", "DONE"],
      ["WITHDRAWAL", "-200.00", "515.00", "RETURNED"],
      ["WITHDRAWAL", "-300.00", "715.00", "PENDING"],
      ["PAYOUT", "25.00", "1015.00", "DONE"],
      ["BET", "-10.00", "990.00", "DONE"],
      ["DEPOSIT", "1000.00", "1000.00", "DONE"],
    ]);
    expect(all).toMatchObject({ pageNum: 1, totalPages: 1, totals: { in: "1225.00", out: "510.00" } });
    expect(all.list.at(-1)).toMatchObject({
      reference: String(deposit),
      remark: "",
      time: expect.stringMatching(/Z$/u),
    });
    const pending = await record(one, { state: "PENDING" });
    expect(pending.list.map(({ reference }) => reference)).toEqual([String(held)]);
    expect(pending.totals).toEqual({ in: "0.00", out: "300.00" });
    const bets = await record(one, { kind: "BET" });
    expect([bets.list.length, bets.totals]).toEqual([1, { in: "0.00", out: "10.00" }]);
    const done = await record(one, { state: "DONE" });
    expect([done.list.length, done.totals]).toEqual([4, { in: "1225.00", out: "10.00" }]);
  });

  it("[CAR-29] [REP-5] chips are a transfer to the vendor that waits while they lie at the table, and one back", async () => {
    const [one, other] = [await owner(), await owner()];
    const { seats } = house.app.money;
    for (const { id } of [one, other]) {
      await move("deposit", id, 100_000n);
      await seats.handle(buyInItem(id, 40_000n));
    }
    const rows = async () =>
      (await record(one, { kind: "VENDOR_TRANSFER" })).list.map(({ amount, state }) => [amount, state]);
    await seats.handle(
      handItem([
        [one.id, 10_000n, 0n],
        [other.id, 10_000n, 19_000n],
      ]),
    );
    expect(await rows()).toEqual([["-400.00", "PENDING"]]);
    await seats.handle(buyOutItem(one.id));
    expect(await rows()).toEqual([
      ["300.00", "DONE"],
      ["-400.00", "DONE"],
    ]);
    expect((await record(one)).totals).toEqual({ in: "1300.00", out: "400.00" });
  });

  it("[WAL-27] a transfer stands in both records under its own kind, with the remark and the reference of its answer", async () => {
    const agent = await owner({ account_type: 1 });
    const member = await owner({ upline_id: agent.id });
    await move("deposit", member.id, 50_000n);
    const input = {
      amount: "150.00",
      remark: "ভাগের টাকা",
      paymentPassword: "192837",
      requestId: "record-of-a-transfer",
    };
    const sent = await house.send("POST", "/wps/relay/passwordCheck/MCS2_transferUpline", {
      token: member.token,
      body: { sealed: await house.seal(input) },
    });
    const { reference } = sent.body.value as { reference: string };
    expect((await record(member, { kind: "TRANSFER_TO_UPLINE" })).list).toMatchObject([
      { reference, amount: "-150.00", balanceAfter: "350.00", remark: "ভাগের টাকা", state: "DONE" },
    ]);
    expect((await record(agent)).list).toMatchObject([
      {
        reference,
        kind: "TRANSFER_FROM_DOWNLINE",
        amount: "150.00",
        balanceAfter: "150.00",
        remark: "ভাগের টাকা",
      },
    ]);
    expect((await record(agent, { kind: "TRANSFER_FROM_UPLINE" })).list).toEqual([]);
  });

  it("[REP-10] shows 20 rows a page, the newest first, and at any page the same totals", async () => {
    const one = await owner();
    await move("deposit", one.id, 1_000_000n);
    for (let number = 1; number <= 24; number += 1) await move("correction", one.id, -BigInt(number));
    const first = await record(one);
    expect([first.list.length, first.totalPages, first.list[0]?.amount]).toEqual([20, 2, "-0.24"]);
    const second = await record(one, { pageNo: "2" });
    expect([second.list.length, second.pageNum, second.totals]).toEqual([5, 2, first.totals]);
    expect((await record(one, { pageNo: "3" })).list).toEqual([]);
    expect((await record(one, { pageNo: "1000000" })).list).toEqual([]);
    expect((await record(await owner())).list).toEqual([]);
  });

  it("[REP-9] [ERR-140] a range of more than 31 days, turned round or too far back gives DATE_RANGE", async () => {
    const one = await owner();
    const day = (ago: number): string =>
      new Date(Date.now() + 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
    const read = (from: string, to: string) =>
      house.send("GET", `/wps/relay/ODSFE2_MemTransDet?from=${from}&to=${to}`, { token: one.token });
    expect((await read(day(30), day(0))).body.code).toBeNull();
    await expectRefusal(() => read(day(31), day(0)), "DATE_RANGE");
    await expectRefusal(() => read(day(0), day(1)), "DATE_RANGE");
    await expectRefusal(() => read(day(91), day(70)), "DATE_RANGE");
  });

  it("[REP-11] [SAFE-25] answers the token's own rows, to an excluded member too, and none of demo play", async () => {
    const one = await owner();
    await move("deposit", one.id, 1_000n);
    await database().transaction((tx) =>
      house.app.money.wallet.fillTrial(tx, { memberId: one.id, vendor: "TUNTUNI", game: "dice" }, "trial"),
    );
    const restriction = { code: "EXCLUDED_PERMANENT", value: null } as const;
    const token = house.sessions.login({ accountId: String(one.id), restriction });
    expect((await record({ ...one, token })).list).toHaveLength(1);
    expect((await ask("/wps/relay/ODSFE2_MemTransDet", { ...one, token: "x".repeat(20) })).status).toBe(401);
  });

  it("[REP-6] of points there is nothing yet", async () => {
    const one = await owner();
    await move("deposit", one.id, 1_000n);
    const points = await record(one, { account: "POINT" });
    expect(points).toMatchObject({ list: [], totalPages: 1, totals: { in: "0.00", out: "0.00" } });
    expect((await record(one, { kind: "LIVE" })).list).toEqual([]);
  });
});

describe("personal loss", () => {
  it("[REP-7] [REP-8] [CALL-122] shows per category and per day what was bet, paid, given, deposited and withdrawn", async () => {
    const one = await owner();
    await move("deposit", one.id, 100_000n);
    await play(one.id, 10_000n, 2_500n, "RNG");
    await play(one.id, 1_000n, 4_000n, "MINI");
    const open = betItem(one.id, 500n, { category: "MINI" });
    await house.app.money.bets.handle(open);
    await move("bonus", one.id, 2_000n);
    await move("cashback", one.id, 300n);
    await move("raffle", one.id, 50n);
    await hold(one.id, 20_000n);
    await giveBack(await hold(one.id, 10_000n));
    const shown = await profit(one);
    expect(shown.categories).toEqual([
      {
        category: "RNG",
        validBet: "100.00",
        payout: "25.00",
        bonuses: "0.00",
        cashback: "0.00",
        profitLoss: "-75.00",
      },
      {
        category: "MINI",
        validBet: "10.00",
        payout: "40.00",
        bonuses: "0.00",
        cashback: "0.00",
        profitLoss: "30.00",
      },
    ]);
    const line = {
      deposits: "1000.00",
      withdrawals: "200.00",
      validBet: "110.00",
      payout: "65.00",
      bonuses: "20.00",
      cashback: "3.00",
      profitLoss: "-21.50",
    };
    expect(shown.totals).toEqual(line);
    expect(shown.days).toMatchObject([line]);
    // The betting record of the same days has the same result.
    const bets = (await ask("/wps/relay/ODSFE2_MemBetHistory", one)).body.value as { totals: object };
    expect(bets.totals).toMatchObject({ profitLoss: "-45.00", validBet: "110.00", payout: "65.00" });
  });

  it("[REP-5] [REP-7] [SAFE-15] play money that the house gives is no deposit, as the statement has it", async () => {
    const one = await owner();
    await move("issue", one.id, 500_000n);
    const given = await record(one);
    expect(given.list.map(({ kind, amount }) => [kind, amount])).toEqual([["CORRECTION", "5000.00"]]);
    expect((await record(one, { kind: "DEPOSIT" })).list).toEqual([]);
    const statement = await ask("/wps/member/statement", one);
    expect([(await profit(one)).totals, statement.body.value]).toMatchObject([
      { deposits: "0.00", profitLoss: "0.00" },
      { totals: { deposits: "0.00", net: "0.00" } },
    ]);
  });

  it("[REP-9] [REP-7] every day of the range has its line, also one without anything", async () => {
    const one = await owner();
    const to = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
    const from = new Date(Date.now() + 6 * 3_600_000 - 6 * 86_400_000).toISOString().slice(0, 10);
    const shown = await profit(one, { from, to });
    expect(shown.days).toHaveLength(7);
    expect(shown.days[0]).toMatchObject({ day: to, profitLoss: "0.00" });
    expect(shown.categories).toEqual([]);
    const { body } = await ask("/wps/relay/ODSFE2_MemProfitLoss", one, { from: "2020-01-01", to });
    expect(body.code).toBe("DATE_RANGE");
  });
});

describe("records as files", () => {
  const lines = (csv: string | undefined): readonly string[] => (csv ?? "").slice(1).split("\r\n");

  it("[REP-14] [REP-13] the account record downloads with its filter, in the reader's language, and defuses what somebody wrote", async () => {
    const agent = await owner({ account_type: 1 });
    const member = await owner({ upline_id: agent.id });
    await move("deposit", member.id, 50_000n);
    const input = {
      amount: "100.00",
      remark: '=cmd|"/c calc"',
      paymentPassword: "192837",
      requestId: "a-hostile-remark-x",
    };
    await house.send("POST", "/wps/relay/passwordCheck/MCS2_transferUpline", {
      token: member.token,
      body: { sealed: await house.seal(input) },
    });
    const { csv } = await record(agent, { format: "CSV" });
    expect(csv?.charCodeAt(0)).toBe(0xfeff);
    const [columns, row, ...rest] = lines(csv);
    expect(columns).toBe("Time,Reference,Kind,Amount,Balance after,State,Remark");
    expect(row).toMatch(
      /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},\d+,Transfer from downline,100\.00,100\.00,Done,"'=cmd\|""\/c calc"""$/u,
    );
    expect(rest).toEqual([""]);
    const bengali = lines((await record(member, { format: "CSV", kind: "DEPOSIT" }, "BN")).csv);
    expect(bengali[0]).toBe("সময়,রেফারেন্স,লেনদেনের ধরন,পরিমাণ,লেনদেনের পরে ব্যালেন্স,অবস্থা,মন্তব্য");
    expect(bengali[1]).toContain(",জমা,500.00,500.00,সম্পন্ন,");
    expect((await record(member)).csv).toBeUndefined();
  });

  it("[REP-14] a file holds all rows of the filter and not one page, 10,000 at most", async () => {
    const one = await owner();
    await move("deposit", one.id, 1_000_000n);
    for (let number = 0; number < 45; number += 1) await move("correction", one.id, -1n);
    const { csv, list } = await record(one, { format: "CSV", kind: "CORRECTION", pageNo: "2" });
    expect([list.length, lines(csv).length]).toEqual([20, 1 + 45 + 1]);
  });

  it("[REP-14] [REP-1] the betting record and personal loss download as well", async () => {
    const one = await owner();
    await move("deposit", one.id, 100_000n);
    await play(one.id, 1_000n, 2_500n);
    const bets = (await ask("/wps/relay/ODSFE2_MemBetHistory", one, { format: "CSV" })).body.value as {
      csv: string;
    };
    const [columns, row] = lines(bets.csv);
    expect(columns).toBe(
      "Time,Bet id,Category,Vendor,Game,Selection,Stake,Valid bet,Payout,Profit and loss,State",
    );
    expect(row).toMatch(/,Slots,TEST,dice,.*,10\.00,10\.00,25\.00,15\.00,Won$/u);
    const { csv } = await profit(one, { format: "CSV" });
    expect(lines(csv)[0]).toBe("Day,Deposits,Withdrawals,Valid bet,Payout,Bonuses,Cashback,Profit and loss");
    expect(lines(csv).at(-2)).toBe("Totals,1000.00,0.00,10.00,25.00,0.00,0.00,15.00");
  });
});
