// Limits through the whole pipeline, on two servers and one database [SAFE-1 to SAFE-6, SAFE-25]: what binds at once,
// what waits, what the member is shown and told, and abuse case 86.
import { differencesOn } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openSafeStage } from "./safe-test-doubles.ts";
import type { Player, SafeStage } from "./safe-test-doubles.ts";

let stage: SafeStage;
beforeAll(async () => {
  stage = await openSafeStage();
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await differencesOn(stage.house.app.foundation.database)).toEqual([]);
});

interface Shown {
  readonly id: string;
  readonly amount: string | null;
  readonly operatorAmount: string | null;
  readonly used: string;
  readonly left: string | null;
  readonly resets: string;
  readonly pending: {
    readonly amount: string | null;
    readonly from: string;
    readonly canConfirm: boolean;
  } | null;
}
const list = async (who: Player) =>
  (await stage.ask(who, "GET", "/wps/member/limits")).value as { limits: Shown[]; askDepositLimit: boolean };
const limitOf = async (who: Player, id: string) => (await list(who)).limits.find((one) => one.id === id);
const set = (who: Player, kind: string, amount: string | null, period = "MONTH") =>
  stage.ask(who, "POST", "/wps/member/limits", { kind, period, amount });
const confirm = (who: Player, id: string) => stage.ask(who, "POST", "/wps/member/limits/confirm", { id });
const withdraw = (who: Player, id: string) => stage.ask(who, "POST", "/wps/member/limits/withdraw", { id });
const bet: SafeStage["bet"] = (who, stakeMinor, where) => stage.bet(who, stakeMinor, where);
/** As if the loosening had been asked for a day earlier. */
const waitADay = (who: Player) =>
  stage.members.rows(
    `update safe_limit_changes set asked_at = asked_at - interval '24 hours', from_at = from_at - interval '24 hours'
     where member_id = $1`,
    [who.id],
  );

describe("the list", () => {
  it("[CALL-98] [SAFE-1] shows every kind and period with what is used, from the bet book where nothing is counted", async () => {
    const who = await stage.player();
    await bet(who, 2_500n);
    const { limits } = await list(who);
    expect(limits).toHaveLength(12);
    expect(limits.find(({ id }) => id === "STAKE.WEEK")).toMatchObject({
      kind: "STAKE",
      period: "WEEK",
      amount: null,
      operatorAmount: null,
      used: "25.00",
      left: null,
      pending: null,
    });
    expect(limits.find(({ id }) => id === "TIME.DAY")).toMatchObject({ used: "0", amount: null });
    const resets = Temporal.Instant.from(limits[0]?.resets ?? "").toZonedDateTimeISO("Asia/Dhaka");
    expect([resets.hour, resets.minute]).toEqual([0, 0]);
    expect(resets.epochMilliseconds).toBeGreaterThan(Date.now());
  });

  it("[CALL-98] [SAFE-2] shows the house's limit beside the member's own, and what the stricter one leaves", async () => {
    const who = await stage.player();
    const { money, foundation } = stage.house.app;
    await foundation.database.transaction((tx) =>
      money.safe.setOperatorLimit(
        tx,
        { operatorId: 1n, name: "Rina" },
        { memberId: who.id, kind: "STAKE", period: "MONTH", amount: 4_000n },
      ),
    );
    expect(await stage.told(who, "limit.changed")).toEqual([{ limit: "STAKE.MONTH" }]);
    await set(who, "STAKE", "100.00");
    await bet(who, 1_500n);
    expect(await limitOf(who, "STAKE.MONTH")).toMatchObject({
      amount: "100.00",
      operatorAmount: "40.00",
      used: "15.00",
      left: "25.00",
    });
  });

  it("[SAFE-6] says whether the cashier asks for a deposit limit: once, at the first deposit, with none as an answer", async () => {
    const [no, yes, late] = [await stage.player(), await stage.player(), await stage.player()];
    expect((await list(no)).askDepositLimit).toBe(true);
    expect(await set(no, "DEPOSIT", null)).toMatchObject({ success: true, value: { state: "ACTIVE" } });
    expect((await list(no)).askDepositLimit).toBe(false);
    await set(yes, "DEPOSIT", "500");
    expect((await list(yes)).askDepositLimit).toBe(false);
    await set(late, "STAKE", "500");
    expect((await list(late)).askDepositLimit).toBe(true);
    const { money, foundation } = stage.house.app;
    await foundation.database.transaction((tx) => money.safe.deposited(tx, late.id, 100n, new Date()));
    expect((await list(late)).askDepositLimit).toBe(false);
  });
});

describe("tightening", () => {
  it("[CALL-154] [SAFE-3] a new limit and a lower one bind the next bet on every server, and the pages are told", async () => {
    const who = await stage.player();
    await bet(who, 1_000n);
    const { value } = await set(who, "STAKE", "20.00");
    expect(value).toMatchObject({
      state: "ACTIVE",
      limit: { id: "STAKE.MONTH", amount: "20.00", left: "10.00" },
    });
    expect(await bet(who, 1_001n, stage.second)).toBe("LIMIT_REACHED");
    await set(who, "STAKE", "15.00");
    expect(await bet(who, 501n, stage.second)).toBe("LIMIT_REACHED");
    expect(await bet(who, 500n, stage.second)).toBe("OK");
    await vi.waitFor(async () =>
      expect(await stage.told(who, "limit.changed")).toContainEqual({ limit: "STAKE.MONTH" }),
    );
  });

  it("[SAFE-5] a bet beyond it is refused to the vendor with one code, and its name, what is left and when it resets are told to the member", async () => {
    const who = await stage.player();
    await set(who, "LOSS", "5.00");
    expect(await bet(who, 501n)).toBe("LIMIT_REACHED");
    const reached = await vi.waitFor(async () => {
      const told = await stage.told(who, "limit.changed");
      const [one] = told.filter((value) => "reached" in (value as object));
      expect(one).toBeDefined();
      return (one as { reached: Record<string, string> }).reached;
    });
    expect(reached).toMatchObject({ 0: "LOSS.MONTH", 1: "5.00" });
    expect(reached["time"]).toBe((await limitOf(who, "LOSS.MONTH"))?.resets);
  });

  it("[SAFE-5] nothing is moved by a bet that is refused", async () => {
    const who = await stage.player(5_000n);
    await set(who, "STAKE", "0");
    expect(await bet(who, 100n)).toBe("LIMIT_REACHED");
    expect(await limitOf(who, "STAKE.MONTH")).toMatchObject({ used: "0.00", left: "0.00" });
    const { cashMinor } = await stage.house.app.money.wallet.balances(who.id, "PLAY");
    expect(cashMinor).toBe(5_000n);
  });

  it.each([
    ["TIME", "60.5", "DAY"],
    ["TIME", "1441", "DAY"],
    ["TIME", "44641", "MONTH"],
  ])("[CALL-154] a limit on %s of %s a %s is none", async (kind, amount, period) => {
    const who = await stage.player();
    expect((await set(who, kind, amount, period)).code).toBe("VALIDATION");
    expect((await stage.ask(who, "POST", "/wps/member/limits", { kind, period, amount: "-1" })).code).toBe(
      "BAD_REQUEST",
    );
  });
});

describe("loosening", () => {
  it("[CALL-155] [SAFE-4] waits 24 hours and for a second word, and shows as pending until then", async () => {
    const who = await stage.player();
    await set(who, "STAKE", "10.00");
    const asked = await set(who, "STAKE", "50.00");
    expect(asked.value).toMatchObject({ state: "PENDING", limit: { amount: "10.00" } });
    const { from } = asked.value as { from: string };
    expect(Date.parse(from) - Date.now()).toBeGreaterThan(86_000_000);
    expect(await limitOf(who, "STAKE.MONTH")).toMatchObject({
      pending: { amount: "50.00", from, canConfirm: false },
    });
    expect((await confirm(who, "STAKE.MONTH")).code).toBe("STATE_CHANGED");
    expect(await bet(who, 1_001n)).toBe("LIMIT_REACHED");
    await waitADay(who);
    expect(await limitOf(who, "STAKE.MONTH")).toMatchObject({
      amount: "10.00",
      pending: { canConfirm: true },
    });
    expect(await bet(who, 1_001n)).toBe("LIMIT_REACHED");
    expect((await confirm(who, "STAKE.MONTH")).value).toMatchObject({
      limit: { amount: "50.00", pending: null },
    });
    expect(await bet(who, 5_000n, stage.second)).toBe("OK");
    expect((await confirm(who, "STAKE.MONTH")).code).toBe("STATE_CHANGED");
  });

  it("[SAFE-4] a removal waits alike, and then nothing is counted any more", async () => {
    const who = await stage.player();
    await set(who, "LOSS", "10.00");
    expect((await set(who, "LOSS", null)).value).toMatchObject({ state: "PENDING" });
    await waitADay(who);
    expect((await confirm(who, "LOSS.MONTH")).value).toMatchObject({ limit: { amount: null, left: null } });
    expect(await bet(who, 90_000n)).toBe("OK");
    expect(await stage.members.rows("select from safe_counted where member_id = $1", [who.id])).toEqual([]);
    expect((await confirm(who, "LOSS.MONTH")).code).toBe("NOT_FOUND");
  });

  it("[CALL-156] [SAFE-4] can be withdrawn while it waits, and only then", async () => {
    const who = await stage.player();
    await set(who, "TIME", "30");
    await set(who, "TIME", "60");
    expect((await withdraw(who, "TIME.MONTH")).value).toMatchObject({
      limit: { amount: "30", pending: null },
    });
    expect((await withdraw(who, "TIME.MONTH")).code).toBe("STATE_CHANGED");
    expect((await confirm(who, "TIME.MONTH")).code).toBe("STATE_CHANGED");
    for (const id of ["STAKE.MONTH", "TIME.YEAR", "x"]) {
      expect((await withdraw(who, id)).code).toBe("NOT_FOUND");
      expect((await confirm(who, id)).code).toBe("NOT_FOUND");
    }
  });

  it("[SAFE-4] asking for the same again does not begin the day anew, asking for something else does", async () => {
    const who = await stage.player();
    await set(who, "STAKE", "10");
    await set(who, "STAKE", "20");
    await waitADay(who);
    const again = (await set(who, "STAKE", "20")).value as { from: string };
    expect(Date.parse(again.from)).toBeLessThanOrEqual(Date.now());
    const other = (await set(who, "STAKE", "30")).value as { from: string };
    expect(Date.parse(other.from)).toBeGreaterThan(Date.now());
    expect((await confirm(who, "STAKE.MONTH")).code).toBe("STATE_CHANGED");
  });

  it("[SAFE-4] 20 confirmations at once on two servers loosen it once", async () => {
    const who = await stage.player();
    await set(who, "STAKE", "10");
    await set(who, "STAKE", "20");
    await waitADay(who);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => {
        const where = place % 2 === 0 ? stage.house : stage.second;
        const token =
          place % 2 === 0 ? who.token : stage.second.sessions.login({ accountId: String(who.id) });
        return where.send("POST", "/wps/member/limits/confirm", { token, body: { id: "STAKE.MONTH" } });
      }),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([null, "STATE_CHANGED"]));
  });
});

describe("abuse case 86", () => {
  it("[SAFE-3] a limit lowered while 200 bets are on their way to two servers: none accepted afterwards goes beyond it", async () => {
    const who = await stage.player(10_000_000n);
    await set(who, "STAKE", "1000.00");
    const bets = Array.from({ length: 200 }, (_, place) =>
      bet(who, 1_000n, place % 2 === 0 ? stage.house : stage.second),
    );
    const lowered = set(who, "STAKE", "300.00");
    const codes = await Promise.all(bets);
    expect(await lowered).toMatchObject({ success: true });
    expect(new Set(codes)).toEqual(new Set(["OK", "LIMIT_REACHED"]));
    const [sum] = await stage.members.rows(
      `select coalesce(sum(cash_stake) filter (where placed_at <= set_at), 0)::int as before, sum(cash_stake)::int as whole
       from bets, safe_limits l where bets.member_id = $1 and l.member_id = $1`,
      [who.id],
    );
    const { before, whole } = sum as { before: number; whole: number };
    expect(whole).toBe(Math.max(before, 30_000));
    expect(await bet(who, 1n, stage.second)).toBe("LIMIT_REACHED");
  });

  it("[SAFE-4] raise and bet at once, raise and lower and raise: only the lowest one holds", async () => {
    const who = await stage.player();
    await set(who, "STAKE", "10");
    await set(who, "STAKE", "90");
    expect(await bet(who, 1_001n)).toBe("LIMIT_REACHED");
    await waitADay(who);
    expect((await set(who, "STAKE", "5")).value).toMatchObject({ state: "ACTIVE", limit: { pending: null } });
    expect((await confirm(who, "STAKE.MONTH")).code).toBe("STATE_CHANGED");
    expect((await set(who, "STAKE", "90")).value).toMatchObject({ state: "PENDING" });
    expect((await confirm(who, "STAKE.MONTH")).code).toBe("STATE_CHANGED");
    expect(await bet(who, 501n)).toBe("LIMIT_REACHED");
    expect(await bet(who, 500n)).toBe("OK");
  });

  it("[SAFE-4] the server's clock has no part in it: the database's decides", async () => {
    const who = await stage.player();
    await set(who, "STAKE", "10");
    await set(who, "STAKE", "90");
    stage.house.clock.advance(48 * 3_600_000);
    expect((await confirm(who, "STAKE.MONTH")).code).toBe("STATE_CHANGED");
  });
});

describe("a restricted session", () => {
  it("[SAFE-25] may only tighten, and withdraw a loosening", async () => {
    const { id, token } = await stage.player();
    await set({ id, token }, "STAKE", "100");
    await set({ id, token }, "STAKE", "200");
    const until = "2030-01-01T00:00:00.000Z";
    const restriction = { code: "ACCOUNT_EXCLUDED", value: { time: until } } as const;
    const excluded = { id, token: stage.house.sessions.login({ accountId: String(id), restriction }) };
    expect(await set(excluded, "STAKE", "150")).toMatchObject({
      code: "ACCOUNT_EXCLUDED",
      value: { time: until },
    });
    expect((await set(excluded, "STAKE", null)).code).toBe("ACCOUNT_EXCLUDED");
    expect((await confirm(excluded, "STAKE.MONTH")).code).toBe("ACCOUNT_EXCLUDED");
    expect((await limitOf(excluded, "STAKE.MONTH"))?.pending).not.toBeNull();
    expect((await withdraw(excluded, "STAKE.MONTH")).success).toBe(true);
    expect((await set(excluded, "STAKE", "50")).value).toMatchObject({ state: "ACTIVE" });
    expect((await set(excluded, "LOSS", "50")).value).toMatchObject({ state: "ACTIVE" });
  });
});
