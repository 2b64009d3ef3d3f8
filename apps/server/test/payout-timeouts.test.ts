// A payout that nobody answers: the time-out, and what it stands still for.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCashierStage, outcomeOf } from "./cashier-test-doubles.ts";
import type { CashierStage, Payer } from "./cashier-test-doubles.ts";
import { memberOn } from "./withdrawal-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

const { answered, confirm, known, listed } = memberOn(() => stage);

describe("the time-out", () => {
  const sent = async (partMinor?: bigint) => {
    const who = await known();
    const reference = await stage.withdrawn(who, "900");
    await stage.payout(reference, partMinor);
    return { who, reference };
  };
  const sentAgo = (reference: string, minutes: number) =>
    stage.members.rows(
      "update withdrawal_parts set sent_at = now() - make_interval(mins => $2) where withdrawal_id = (select id from withdrawals where reference = $1) and outcome is null",
      [reference, minutes],
    );
  const period = (table: string, from: number, until: number | null, who: Payer | null = null) =>
    stage.members.rows(
      `insert into ${table} (${who === null ? "" : "member_id, "}began_at, ended_at) values (${who === null ? "" : `${who.id}, `}now() - make_interval(mins => $1), case when $2::int is null then null else now() - make_interval(mins => $2) end)`,
      [from, until],
    );
  const clear = () => stage.members.rows("delete from maintenance_periods");
  /** How long after the sending an answer is awaited, in minutes. */
  const patience = async (reference: string): Promise<number> => {
    const [row] = await stage.members.rows(
      `select (extract(epoch from confirm_until(w.member_id, p.sent_at, p.confirm_minutes) - p.sent_at) / 60)::float as minutes
       from withdrawals w join withdrawal_parts p on p.withdrawal_id = w.id and p.number = w.part where w.reference = $1`,
      [reference],
    );
    return Number(row?.["minutes"]);
  };

  it("[CAS-25] [CAS-21.12] [CAS-26] [CAS-27] not answered in time it counts as received: nothing comes back, once", async () => {
    const { who, reference } = await sent();
    await sentAgo(reference, 29);
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("AWAITING_CONFIRMATION");
    await sentAgo(reference, 30);
    await stage.runJob("cashier.timeouts");
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("FORCED_RECEIVED");
    expect(await stage.money(who)).toEqual([860_000n, 0n]);
    expect(outcomeOf(await confirm(who, reference, "NOT_RECEIVED", await answered(who)))).toEqual([
      409,
      "STATE_CHANGED",
    ]);
    const endedMs = ((await stage.row(reference))["ended_at"] as Date).getTime();
    const complaintUntil = new Date(endedMs + 7 * 24 * 3_600_000).toISOString();
    expect(await listed(who)).toMatchObject({ reference, complaintUntil });
  });

  it("[CAS-21.13] a part that nobody answered counts as received, and the next one is due", async () => {
    const { who, reference } = await sent(40_000n);
    await sentAgo(reference, 31);
    await stage.runJob("cashier.timeouts");
    expect([await stage.stateOf(reference), await stage.money(who)]).toEqual(["PAYING", [860_000n, 50_000n]]);
    await stage.payout(reference, 50_000n);
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("AWAITING_CONFIRMATION");
  });

  it("[CAS-25] an answer that comes late and before the job still counts", async () => {
    const { who, reference } = await sent();
    await sentAgo(reference, 45);
    expect((await confirm(who, reference, "NOT_RECEIVED", await answered(who))).body.value).toEqual({
      state: "DISPUTED",
    });
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("DISPUTED");
  });

  it("[SITE-19] [CAS-25] the countdown stands still under maintenance, as long as it lasted", async () => {
    const { who, reference } = await sent();
    await sentAgo(reference, 40);
    await period("maintenance_periods", 35, 20);
    await stage.runJob("cashier.timeouts");
    expect([await stage.stateOf(reference), await patience(reference)]).toEqual([
      "AWAITING_CONFIRMATION",
      45,
    ]);
    const [part] = await stage.members.rows(
      "select sent_at from withdrawal_parts where outcome is null and withdrawal_id = (select id from withdrawals where reference = $1)",
      [reference],
    );
    expect(await listed(who)).toMatchObject({
      confirmation: { until: new Date(Number(part?.["sent_at"]) + 45 * 60_000).toISOString() },
    });
    await sentAgo(reference, 46);
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("FORCED_RECEIVED");
    await clear();
  });

  it("[SITE-19] maintenance that lasts, or began before the payout, stands still from then on; what was due before stays due", async () => {
    const [lasting, due] = [await sent(), await sent()];
    await sentAgo(lasting.reference, 500);
    await sentAgo(due.reference, 600);
    await period("maintenance_periods", 525, null);
    // The second had 75 minutes before it began, the first none at all.
    await stage.runJob("cashier.timeouts");
    expect([await stage.stateOf(lasting.reference), await stage.stateOf(due.reference)]).toEqual([
      "AWAITING_CONFIRMATION",
      "FORCED_RECEIVED",
    ]);
    await clear();
  });

  it("[SITE-19] [SITE-24] the switch of maintenance is noted by the database, whoever turns it", async () => {
    const { site } = stage.house.app;
    await site.switches.setMaintenance({ on: true, endsAt: null });
    await site.switches.setMaintenance({ on: true, endsAt: new Date() });
    const periods = () => stage.members.rows("select ended_at is null as lasts from maintenance_periods");
    expect(await periods()).toEqual([{ lasts: true }]);
    await site.switches.setMaintenance({ on: false, endsAt: null });
    expect(await periods()).toEqual([{ lasts: false }]);
    await clear();
    await site.reload();
  });

  it("[SITE-19] the job goes on under maintenance, and so do payment callbacks and the desk; members wait", async () => {
    const { who, reference } = await sent();
    const order = await stage.deposited(who);
    await sentAgo(reference, 31);
    const { site } = stage.house.app;
    await site.switches.setMaintenance({ on: true, endsAt: null });
    await site.reload();
    expect(outcomeOf(await confirm(who, reference, "RECEIVED"))).toEqual([503, "MAINTENANCE"]);
    expect(await stage.paid(who, order, "500.00")).toEqual([200, "CREDITED"]);
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("FORCED_RECEIVED");
    await site.switches.setMaintenance({ on: false, endsAt: null });
    await site.reload();
    await clear();
  });

  it("[SITE-19] it stands still for a member who was answered RESTRICTED, until the member is here again", async () => {
    const { who, reference } = await sent();
    const idle = await stage.payer();
    const { site } = stage.house.app;
    const away = { address: "198.51.100.7" };
    await site.switches.setAccessRule({ kind: "BLOCKED_RANGE", value: "198.51.100.0/24" }, true);
    await site.reload();
    expect(outcomeOf(await stage.call("depositMethods", who, {}, away))).toEqual([403, "RESTRICTED"]);
    expect(outcomeOf(await stage.call("depositMethods", idle, {}, away))).toEqual([403, "RESTRICTED"]);
    const stands = (one: Payer) =>
      stage.members.rows("select ended_at is null as lasts from member_standstills where member_id = $1", [
        one.id,
      ]);
    await expect.poll(() => stands(who)).toEqual([{ lasts: true }]);
    // Nothing of this one waits for an answer.
    expect(await stands(idle)).toEqual([]);
    await stage.members.rows(
      "update member_standstills set began_at = now() - interval '2 hours' where member_id = $1",
      [who.id],
    );
    await sentAgo(reference, 130);
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("AWAITING_CONFIRMATION");
    // The calls of the restricted session are open there, and do not let it run on.
    await stage.call("withdrawalList", who, {}, away);
    expect(await stands(who)).toEqual([{ lasts: true }]);
    await stage.call("withdrawalList", who);
    expect(await stands(who)).toEqual([{ lasts: false }]);
    const [stood] = await stage.members.rows(
      "select (extract(epoch from ended_at - began_at) / 60)::float as minutes from member_standstills where member_id = $1",
      [who.id],
    );
    expect(await patience(reference)).toBeCloseTo(30 + Number(stood?.["minutes"]), 5);
    await site.switches.setAccessRule({ kind: "BLOCKED_RANGE", value: "198.51.100.0/24" }, false);
    await site.reload();
  });

  it("[SITE-19] maintenance and restriction at the same time count once", async () => {
    const { who, reference } = await sent();
    await sentAgo(reference, 60);
    await period("maintenance_periods", 50, 30);
    await period("member_standstills", 40, 20, who);
    // 30 minutes of standing still, of which 10 are both.
    expect(await patience(reference)).toBeCloseTo(60, 0);
    await clear();
  });
});
