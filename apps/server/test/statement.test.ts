// The statement through the whole house [SAFE-15]: every entry of the ledger in it once, by day and column, as an answer
// and as a file.
import { memberAccount, post, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { betItem, closeItem, differencesOn, rollbackItem, winItem } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connectionIn } from "../src/platform/database/database.ts";
import { createStatement } from "../src/domains/safe/statement.flow.ts";
import { createStatements } from "../src/domains/safe/statements.ts";
import { mortal } from "./mortal-database.ts";
import { openSafeStage } from "./safe-test-doubles.ts";
import type { Player, SafeStage } from "./safe-test-doubles.ts";

let stage: SafeStage;
let made = 0;
beforeAll(async () => {
  stage = await openSafeStage();
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await differencesOn(stage.house.app.foundation.database)).toEqual([]);
});

interface Line {
  readonly day: string;
  readonly [column: string]: string;
}
interface Shown {
  readonly days: readonly Line[];
  readonly totals: Readonly<Record<string, string>>;
  readonly csv?: string;
}
const read = (who: Player, query = "") => stage.ask(who, "GET", `/wps/member/statement${query}`);
const statement = async (who: Player, query = "") => (await read(who, query)).value as Shown;
const today = async () =>
  String(
    (await stage.members.rows("select ((now() at time zone 'Asia/Dhaka')::date)::text as day"))[0]?.["day"],
  );
/** Moves money between the house's payments and a member. */
const pay = async (who: Player, amountMinor: bigint, account: "CASH" | "HELD" = "CASH") => {
  const { money, foundation } = stage.house.app;
  const pool = await money.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "PAYMENTS", unit: "PLAY" });
  const [payments, own] = [shardOf(pool, 1), memberAccount(who.id, account, "PLAY")];
  const [from, to] = amountMinor > 0n ? [payments, own] : [own, payments];
  const leg = { from, to, amountMinor: minor(amountMinor > 0n ? amountMinor : -amountMinor) };
  await foundation.database.transaction((tx) =>
    post(connectionIn(tx), { key: `statement/${(made += 1)}`, kind: "deposit", legs: [leg] }),
  );
};
/** As if everything so far had happened some days earlier. */
const earlier = async (who: Player, days: number) => {
  await stage.members.rows("update safe_statement_days set day = day - $2::int where member_id = $1", [
    who.id,
    days,
  ]);
};

describe("the statement", () => {
  it("[CALL-163] [SAFE-15] has deposits, withdrawals, stakes, payouts and net of the day; money issued by the house is none of them", async () => {
    const who = await stage.player(100_000n);
    const { bets } = stage.house.app.money;
    await pay(who, 20_000n);
    await pay(who, -5_000n);
    const [won, lost, taken] = [betItem(who.id, 1_000n), betItem(who.id, 2_000n), betItem(who.id, 4_000n)];
    for (const item of [
      won,
      lost,
      taken,
      winItem(won, 1_500n, { closes: true }),
      closeItem(lost),
      rollbackItem(taken),
    ])
      await bets.handle(item);
    const row = {
      deposits: "200.00",
      withdrawals: "50.00",
      stakes: "30.00",
      payouts: "15.00",
      bonuses: "0.00",
      net: "-15.00",
    };
    expect(await statement(who)).toEqual({ days: [{ day: await today(), ...row }], totals: row });
  });

  it("[SAFE-15] days go back more than twelve months, the newest first, and totals are those of the rows shown", async () => {
    const who = await stage.player();
    await pay(who, 100n);
    await statement(who);
    await earlier(who, 400);
    await pay(who, 200n);
    await statement(who);
    await earlier(who, 30);
    await pay(who, 400n);
    const usual = await statement(who);
    expect(usual.days.map(({ deposits }) => deposits)).toEqual(["4.00", "2.00"]);
    expect(usual.totals["deposits"]).toBe("6.00");
    const from = Temporal.PlainDate.from(await today())
      .subtract({ days: 500 })
      .toString();
    const long = await statement(who, `?from=${from}`);
    expect(long.days.map(({ deposits }) => deposits)).toEqual(["4.00", "2.00", "1.00"]);
    expect(long.totals["deposits"]).toBe("7.00");
  });

  it("[CALL-163] days the wrong way round, or more than two years, are refused", async () => {
    const who = await stage.player();
    expect((await read(who, "?from=2026-02-02&to=2026-02-01")).code).toBe("DATE_RANGE");
    expect((await read(who, "?from=2020-01-01&to=2026-02-01")).code).toBe("DATE_RANGE");
    expect((await read(who, "?from=yesterday")).code).toBe("BAD_REQUEST");
  });

  it("[SAFE-15] downloads as CSV with the same rows and a total, in the member's language", async () => {
    const who = await stage.player();
    await pay(who, 12_345n);
    await stage.bet(who, 5_000n);
    const day = await today();
    const { csv } = await statement(who, "?format=CSV");
    expect(csv?.split("\r\n")).toEqual([
      "\uFEFFদিন,জমা,উত্তোলন,বাজি,প্রাপ্তি,বোনাস,নিট",
      `${day},123.45,0.00,50.00,0.00,0.00,-50.00`,
      "মোট,123.45,0.00,50.00,0.00,0.00,-50.00",
      "",
    ]);
    const english = await stage.house.send("GET", "/wps/member/statement?format=CSV", {
      token: who.token,
      headers: { language: "EN" },
    });
    expect((english.body.value as Shown).csv).toContain(
      "Day,Deposits,Withdrawals,Stakes,Payouts,Bonuses,Net",
    );
  });

  it("[SAFE-15] every entry is in it once, however many ask while bets go on", async () => {
    const who = await stage.player(1_000_000n);
    const asking = Array.from({ length: 10 }, () => statement(who));
    const betting = Array.from({ length: 100 }, (_, place) =>
      stage.bet(who, 100n, place % 2 === 0 ? stage.house : stage.second),
    );
    const more = Array.from({ length: 10 }, () => statement(who));
    await Promise.all([...asking, ...betting, ...more]);
    expect((await statement(who)).totals["stakes"]).toBe("100.00");
    const [kept] = await stage.members.rows("select cash_version from safe_statements where member_id = $1", [
      who.id,
    ]);
    expect(kept).toEqual({ cash_version: 101n });
  });

  it("[SAFE-15] the job brings those up who play a lot, also killed after each of its statements, and the answer stays the same", async () => {
    const who = await stage.player(10_000_000n);
    for (let round = 0; round < 11; round += 1)
      await Promise.all(Array.from({ length: 100 }, () => stage.bet(who, 100n)));
    const { database, dieAfter } = mortal(stage.house.app.foundation.database);
    const [unit, timeZone] = ["PLAY", "Asia/Dhaka"] as const;
    const statements = createStatements({ unit, timeZone });
    const { job } = createStatement({ database, statements, unit, timeZone, say: () => "" });
    const keptNow = () =>
      stage.members.rows("select cash_version from safe_statements where member_id = $1", [who.id]);
    let deaths = 0;
    for (let isThrough = false; !isThrough; deaths += 1) {
      dieAfter(deaths + 1);
      isThrough = await job.run(null).then(
        () => true,
        () => false,
      );
      if (!isThrough) expect(await keptNow()).toEqual([]);
    }
    expect(deaths).toBeGreaterThan(2);
    await job.run(null);
    expect(await keptNow()).toEqual([{ cash_version: 1_101n }]);
    expect((await statement(who)).totals["stakes"]).toBe("1100.00");
  });

  it("[SAFE-25] a restricted session reads it, and nobody reads another member's", async () => {
    const [who, other] = [await stage.player(), await stage.player()];
    await pay(who, 700n);
    const restriction = { code: "ACCOUNT_CLOSING", value: null } as const;
    const token = stage.house.sessions.login({ accountId: String(who.id), restriction });
    expect((await statement({ ...who, token })).totals["deposits"]).toBe("7.00");
    expect((await statement(other)).days).toEqual([]);
  });
});
