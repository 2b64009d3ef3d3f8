// The reports of the back office through the whole server [REP-15]: real deposits, payouts in parts, bets, transfers and
// corrections, and every figure beside the ledger's own.
import { memberAccount, openMembers, post, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { betItem, closeItem, rollbackItem, winItem } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connectionIn } from "../src/platform/database/database.ts";
import { newRequestId, PIN } from "./cashier-test-doubles.ts";
import type { Payer } from "./cashier-test-doubles.ts";
import { openDeskStage } from "./desk-test-doubles.ts";
import type { DeskStage } from "./desk-test-doubles.ts";
import { minorOf, reportsOf, sumOf } from "./report-test-doubles.ts";
import type { Reports, Row } from "./report-test-doubles.ts";

let stage: DeskStage;
let reports: Reports;
beforeAll(async () => {
  stage = await openDeskStage();
  reports = reportsOf(stage);
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

const received = (who: Payer, reference: string) =>
  stage.call("confirmWithdrawal", who, { reference, answer: "RECEIVED" });
/** Four in a day: the last one has a fee [CAS-18]. */
async function withFee(amount: string): Promise<{ readonly who: Payer; readonly reference: string }> {
  const who = await stage.payer(5_000_000n);
  for (let made = 0; made < 3; made += 1) await stage.withdrawn(who, "500");
  return { who, reference: await stage.withdrawn(who, amount) };
}
let given = 0;
/** What the house gives, or takes back, as the ledger writes it down. */
async function give(kind: string, { id }: Payer, amountMinor: bigint): Promise<void> {
  const pool = await stage.house.app.money.pools.find({
    ownerKind: "HOUSE",
    owner: "house",
    kind: "ISSUE",
    unit: "PLAY",
  });
  const [house, bonus] = [shardOf(pool, 0), memberAccount(id, "BONUS", "PLAY")];
  const [from, to] = amountMinor > 0n ? [house, bonus] : [bonus, house];
  given += 1;
  const legs = [{ from, to, amountMinor: minor(amountMinor > 0n ? amountMinor : -amountMinor) }];
  const posted = await stage.house.app.foundation.database.transaction((tx) =>
    post(connectionIn(tx), { key: `given/${given}`, kind, legs }),
  );
  expect(posted).not.toHaveProperty("refused");
}
const bets = () => stage.house.app.money.bets;
/** A bet that wins so much, or nothing. */
async function play({ id }: Payer, stake: bigint, win: bigint, vendor = "DHEU"): Promise<void> {
  const bet = betItem(id, stake, { vendor, game: "reels", category: "RNG" });
  await bets().handle(bet);
  const close = { closes: true, validMinor: minor(stake) };
  await bets().handle(win === 0n ? closeItem(bet) : winItem(bet, win, close));
}
/** A bet whose result is another one afterwards [REP-3]. */
async function correctedBet({ id }: Payer): Promise<void> {
  const bet = betItem(id, 2_000n, { vendor: "SHAPLA", game: "reels", category: "RNG" });
  await bets().handle(bet);
  await bets().handle(closeItem(bet));
  const [placed] = await stage.members.rows("select id from bets where transaction = $1", [bet.transaction]);
  const request = { requestId: `again-${bet.transaction}`, memberId: id, betId: placed?.["id"] as bigint };
  const result = { resultVersion: 1, payoutMinor: minor(700n), validMinor: minor(2_000n) };
  expect(
    await bets().correct({ ...request, ...result, actor: "Anu", reason: "the round was read wrongly" }),
  ).toEqual({ resultVersion: 2, owedMinor: 0n });
}
/** A balance put right by two people [OFF-4]. */
async function corrected({ id }: Payer): Promise<void> {
  const asked = { memberId: String(id), way: "OUT", amount: "12.34", reason: "paid twice by mistake" };
  const { value } = await stage.ask(stage.finance, "POST", "/bo/corrections", asked);
  expect((await stage.agree(stage.second, value["approvalId"])).code).toBeNull();
}
async function sentUp(who: Payer): Promise<void> {
  const agent = await stage.payer(0n, { columns: { account_type: 1, created_by: "ADMIN" } });
  await stage.members.rows("update members set upline_id = $2 where id = $1", [who.id, agent.id]);
  const input = { amount: "150", remark: "ধার শোধ", paymentPassword: PIN, requestId: newRequestId() };
  const body = { sealed: await stage.house.seal(input) };
  const path = "/wps/relay/passwordCheck/MCS2_transferUpline";
  expect((await stage.house.send("POST", path, { token: who.token, body })).body.code).toBeNull();
}
const one = async (text: string): Promise<bigint> =>
  (await stage.members.rows(`select (${text})::bigint as sum`))[0]?.["sum"] as bigint;

interface Flow {
  readonly rows: readonly {
    readonly method: string | null;
    readonly deposits: { readonly count: number; readonly amount: string };
    readonly withdrawals: { readonly count: number; readonly amount: string };
    readonly fees: string;
    readonly suspense: string;
    readonly net: string;
  }[];
  readonly totals: Flow["rows"][number];
}

describe("cash flow", () => {
  it("[OFF-18] [REP-15] [DESK-51] is what left and reached the outside by the ledger, to the poisha, a day and method", async () => {
    const who = await stage.payer(0n);
    await stage.paid(who, await stage.deposited(who, { amount: "777.77" }), "777.77");
    await stage.paid(who, "D-00000000", "12.34");
    const late = await stage.deposited(who);
    await stage.over(late);
    await stage.paid(who, late, "499.00");
    const asked = await stage.decide(stage.finance, "deposits", late, "LATE", { received: "499" });
    await stage.agree(stage.second, asked.value["approvalId"]);
    const byHand = await stage.deposited(who, { method: "bank", amount: "900" });
    await stage.decide(stage.finance, "deposits", byHand, "CREDIT", { received: "850.5" });
    const whole = await withFee("2000");
    await stage.payout(whole.reference, 50_000n);
    await received(whole.who, whole.reference);
    await stage.payout(whole.reference, 150_000n);
    await received(whole.who, whole.reference);
    const half = await withFee("3000");
    await stage.payout(half.reference, 100_000n);
    await received(half.who, half.reference);
    const { rows, totals } = await reports.read<Flow>("cash-flow");
    const of = (method: string | null) => rows.find((row) => row.method === method);
    expect(of("bank")).toMatchObject({ deposits: { count: 1, amount: "850.50" }, net: "850.50" });
    expect(of("nodi-pay")).toMatchObject({
      deposits: { count: 2, amount: "1276.77" },
      withdrawals: { count: 3, amount: "3000.00" },
      fees: "20.00",
      net: "-1723.23",
    });
    expect(of(null)).toMatchObject({ suspense: "12.34", net: "12.34" });
    expect(minorOf(totals.net)).toBe(-(await stage.pool("PAYMENTS")));
    expect(minorOf(totals.fees)).toBe(await stage.pool("FEES"));
    expect(minorOf(totals.suspense)).toBe(await stage.pool("SUSPENSE"));
    const paidOut = "select sum(amount) from ledger_legs where kind = 'withdrawal_paid'";
    expect(minorOf(totals.withdrawals.amount)).toBe(await one(paidOut));
    const paidIn = "select sum(amount) from ledger_legs where kind = 'deposit'";
    expect(minorOf(totals.deposits.amount)).toBe(await one(paidIn));
    expect(sumOf(rows.map(({ net }) => net))).toBe(minorOf(totals.net));
    const bank = await reports.read<Flow>("cash-flow", "method=bank");
    expect([bank.rows.length, bank.totals.net]).toEqual([1, "850.50"]);
    expect((await reports.lines("cash-flow")).at(-1)?.slice(2)).toEqual([
      String(totals.deposits.count),
      totals.deposits.amount,
      String(totals.withdrawals.count),
      totals.withdrawals.amount,
      totals.fees,
      totals.suspense,
      totals.net,
    ]);
  });
});

describe("game result", () => {
  it("[OFF-18] [REP-15] [DESK-53] is the house's own by the ledger, a vendor and game; open and void bets have none, trial money is in none", async () => {
    const who = await stage.payer(1_000_000n);
    await play(who, 10_000n, 0n);
    await play(who, 5_000n, 12_500n);
    await play(who, 3_000n, 1_000n, "NUPUR");
    const open = betItem(who.id, 700n, { vendor: "DHEU", game: "reels", category: "RNG" });
    const isVoid = betItem(who.id, 900n, { vendor: "DHEU", game: "reels", category: "RNG" });
    for (const call of [open, isVoid, rollbackItem(isVoid)]) await bets().handle(call);
    const { database } = stage.house.app.foundation;
    await database.transaction((tx) => openMembers(connectionIn(tx), [who.id], "TRIAL"));
    await stage.members.rows(
      `insert into bets (id, placed_at, member_id, round_key, cash_stake, bonus_stake, unit, category, vendor, game, round, transaction)
       values (1, now(), $1, 1, 5000, 0, 'TRIAL', 'RNG', 'DHEU', 'reels', 'demo', 'demo')`,
      [who.id],
    );
    const { rows, totals } = await reports.read<{ rows: readonly Row[]; totals: Row }>("games");
    expect(rows).toMatchObject([
      {
        vendor: "DHEU",
        game: "reels",
        category: "RNG",
        bets: 4,
        stake: "166.00",
        validBet: "150.00",
        payout: "125.00",
        result: "25.00",
        returned: "83.33",
      },
      { vendor: "NUPUR", bets: 1, result: "20.00", returned: "33.33" },
    ]);
    for (const { vendor, result } of rows)
      expect(minorOf(result ?? "")).toBe(
        await one(`select sum(b.balance) from ledger_accounts a join ledger_balances b on b.account_id = a.id
          where a.owner_kind = 'VENDOR' and a.owner = '${vendor}' and a.kind = 'HOUSE' and a.unit = 'PLAY'`),
      );
    expect(totals).toMatchObject({ bets: 5, result: "45.00", returned: "75.00" });
    await stage.members.rows("delete from bets where id = 1");
  });
});

describe("bonus and agent cost", () => {
  it("[OFF-18] [REP-15] [DESK-55] is what was given less what was taken back, a day and kind", async () => {
    const who = await stage.payer(0n);
    for (const [kind, amount] of [
      ["bonus", 10_000n],
      ["bonus", 5_000n],
      ["bonus_returned", -4_000n],
      ["cashback", 333n],
      ["red_envelope", 77n],
      ["referral", 250n],
      ["daily_wage", 9_999n],
      ["dividend", 1n],
    ] as const)
      await give(kind, who, amount);
    const { rows, totals } = await reports.read<{ rows: readonly Row[]; totals: Row }>("costs");
    expect(rows.map(({ side, kind, entries, amount }) => [side, kind, entries, amount])).toEqual([
      ["BONUS", "BONUS", 3, "110.00"],
      ["BONUS", "CASHBACK", 1, "3.33"],
      ["BONUS", "RED_ENVELOPE", 1, "0.77"],
      ["AGENT", "REFERRAL", 1, "2.50"],
      ["AGENT", "DAILY_WAGE", 1, "99.99"],
      ["AGENT", "DIVIDEND", 1, "0.01"],
    ]);
    expect(totals).toEqual({ bonus: "114.10", agent: "102.50" });
    const agents = await reports.read<{ rows: readonly Row[]; totals: Row }>("costs", "side=AGENT");
    expect([agents.rows.length, agents.totals]).toEqual([3, { bonus: "0.00", agent: "102.50" }]);
    expect((await reports.lines("costs", "side=AGENT"))[1]?.slice(1)).toEqual([
      "Agents",
      "Referral",
      "1",
      "2.50",
    ]);
  });
});

describe("records over all accounts", () => {
  it("[REP-15] [REP-1] [REP-12] [DESK-45] bets by any filter, page after page each once, with the totals of the same rows", async () => {
    const [anna, bela] = [await stage.payer(500_000n), await stage.payer(500_000n)];
    for (let made = 0; made < 24; made += 1)
      await play(made % 2 === 0 ? anna : bela, 100n + BigInt(made), made % 3 === 0 ? 150n : 0n, "DHEU");
    for (const query of ["", "vendor=DHEU", "state=LOST", `account=${anna.username}`, "vendor=NONE_SUCH"]) {
      const { totals } = await reports.read("bets", query);
      const rows = await reports.everyPage("bets", query);
      expect(new Set(rows.map(({ betId }) => betId)).size).toBe(rows.length);
      const figures = (["stake", "validBet", "payout", "profitLoss"] as const).map((name) => [
        sumOf(rows.map((row) => row[name] ?? "")),
        minorOf(totals[name] ?? ""),
      ]);
      for (const [ofRows, ofFilter] of figures) expect(ofRows, query).toBe(ofFilter);
      expect(totals["bets"]).toBe(rows.length);
    }
    const mine = await reports.everyPage("bets", `account=${anna.username}`);
    expect(mine.map(({ account }) => account)).toEqual(Array.from({ length: 12 }, () => anna.username));
    const found = await reports.everyPage("bets", `betId=${mine[3]?.["betId"]}`);
    expect(found).toEqual([mine[3]]);
  });

  it("[REP-15] [REP-4] [DESK-47] entries say whose they are, with the member's own balance after each", async () => {
    const who = await stage.payer(500_000n);
    await give("bonus", who, 2_000n);
    await play(who, 1_000n, 300n);
    const held = await stage.withdrawn(who, "500");
    await stage.call("cancelWithdrawal", who, { reference: held });
    await correctedBet(who);
    await corrected(who);
    await sentUp(who);
    const rows = await reports.everyPage("accounts", `account=${who.username}`);
    const own = await stage.house.send("GET", "/wps/relay/ODSFE2_MemTransDet", { token: who.token });
    const { list, totals } = own.body.value as { readonly list: readonly Row[]; readonly totals: Row };
    expect(rows.map(({ memberId: _id, account: _name, ...row }) => row)).toEqual(list);
    expect(rows[0]).toMatchObject({ account: who.username, memberId: String(who.id) });
    const kinds = new Set(rows.map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set(["TRANSFER_TO_UPLINE", "CORRECTION", "WITHDRAWAL", "PAYOUT", "BET", "BONUS"]),
    );
    const whole = await reports.read("accounts", `account=${who.username}`);
    expect(whole.totals).toEqual({ ...totals, entries: rows.length });
    const returned = await reports.everyPage("accounts", `account=${who.username}&state=RETURNED`);
    expect(returned.map(({ kind, amount }) => [kind, amount])).toEqual([["WITHDRAWAL", "-500.00"]]);
  });
});

describe("who asks, and for how long", () => {
  it("[OFF-3] [OFF-19] is nobody's without the permission, nor a file without that of files, and the log has it", async () => {
    const names = ["bets", "accounts", "profit", "cash-flow", "games", "costs"];
    for (const path of names.flatMap((name) => [name, `${name}/export`]))
      expect((await stage.ask(stage.support, "GET", `/bo/reports/${path}`)).code, path).toBe("FORBIDDEN");
    const refused = "select action from office_audit where not allowed and action like 'reports.%'";
    expect(new Set((await stage.members.rows(refused)).map(({ action }) => action)).size).toBe(12);
  });

  it("[REP-9] more than 31 days are refused, and an account that nobody has is not an empty one", async () => {
    const ask = (query: string) => stage.ask(stage.finance, "GET", `/bo/reports/${query}`);
    for (const name of ["bets", "accounts", "profit", "cash-flow", "games", "costs"]) {
      expect((await ask(`${name}?from=2026-01-01&to=2026-02-01`)).code, name).toBe("DATE_RANGE");
      expect((await ask(`${name}/export?from=2026-01-01&to=2026-02-01`)).code, name).toBe("DATE_RANGE");
    }
    for (const name of ["bets", "accounts", "profit", "games"])
      expect((await ask(`${name}?account=nobody_at_all`)).code, name).toBe("NOT_FOUND");
  });

  it("[REP-14] [DESK-46] [DESK-48] a file has the rows of the filter with their accounts, and no cell of it is a formula", async () => {
    const who = await stage.payer(10_000n);
    const bet = betItem(who.id, 500n, { vendor: "DHEU", game: "=1+1", detail: { selection: "@SUM(A1)" } });
    await bets().handle(bet);
    await bets().handle(closeItem(bet));
    const lines = await reports.lines("bets", `account=${who.username}`);
    expect(lines[0]?.slice(0, 3)).toEqual(["\uFEFFTime", "Bet id", "Account"]);
    expect(lines[1]?.slice(2, 10)).toEqual([
      who.username,
      "Mini games",
      "DHEU",
      "'=1+1",
      "'@SUM(A1)",
      "5.00",
      "5.00",
      "0.00",
    ]);
    const entries = await reports.lines("accounts", `account=${who.username}&kind=BET`);
    expect(entries.slice(1).map((cells) => cells.slice(2, 6))).toEqual([
      [who.username, "Bet", "-5.00", "95.00"],
    ]);
  });

  it("[REP-14] [DESK-50] [DESK-52] [DESK-54] [DESK-56] the files of sums have a line for each row", async () => {
    for (const name of ["profit", "cash-flow", "games", "costs"]) {
      const { days, rows = days } = await reports.read<Readonly<Record<string, object[]>>>(name);
      const lines = await reports.lines(name);
      const totals = name === "costs" ? 0 : 1;
      expect([name, lines.length]).toEqual([name, 1 + (rows?.length ?? 0) + totals]);
    }
  });
});
