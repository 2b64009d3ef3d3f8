// The desks of deposits and withdrawals through the whole server [OFF-9]: queues, decisions by one and by two, each written
// down, each only for who may; and the books behind them [OFF-18].
import { placeHold } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { expectRefusal } from "@jonaki/testkit";
import type { OfficePerson } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connectionIn } from "../src/platform/database/database.ts";
import { openDeskStage } from "./desk-test-doubles.ts";
import type { DeskStage } from "./desk-test-doubles.ts";

let stage: DeskStage;
beforeAll(async () => {
  stage = await openDeskStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

describe("the desk of deposits", () => {
  it("[OFF-9] [CAS-31] [DESK-19] [DESK-21] [DESK-22] [DESK-23] [DESK-30] shows what waits with its proof and its member, is taken by one, and credits once", async () => {
    const who = await stage.payer(0n);
    const reference = await stage.deposited(who, { method: "bank", amount: "900" });
    const [image] = await stage.images(who, 1);
    await stage.call("submitDeposit", who, {
      reference,
      transactionId: "TX9001",
      sender: "Rahim",
      images: [image],
    });
    const queue = await stage.ask(
      stage.finance,
      "GET",
      `/bo/deposits?state=SUBMITTED&account=${who.username}`,
    );
    expect(queue.value["list"]).toMatchObject([
      { reference, account: who.username, amount: "900.00", lockedBy: null },
    ]);
    const one = await stage.ask(stage.finance, "GET", `/bo/deposits/one?reference=${reference}`);
    expect(one.value).toMatchObject({
      order: { reference, state: "SUBMITTED" },
      proof: { sender: "Rahim", transactionId: "TX9001", images: [image] },
      member: { account: who.username, cash: "0.00", deposits: { count: 0, amount: "0.00" }, kyc: "NONE" },
      decisions: [],
    });
    const picture = await stage.office.send("GET", `/bo/files?desk=deposits&fileId=${image}`, {
      token: stage.support.token,
    });
    expect([picture.status, picture.headers["content-type"], picture.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "private, no-store",
    ]);
    expect(
      (await stage.ask(stage.finance, "POST", "/bo/deposits/lock", { reference, take: true })).code,
    ).toBeNull();
    expect(
      (await stage.decide(stage.second, "deposits", reference, "CREDIT", { received: "900" })).code,
    ).toBe("STATE_CHANGED");
    const done = await stage.decide(stage.finance, "deposits", reference, "CREDIT", { received: "850.50" });
    expect(done.value).toEqual({ state: "CREDITED", approvalId: null });
    expect(await stage.money(who)).toEqual([85_050n, 0n]);
    expect(
      (await stage.decide(stage.finance, "deposits", reference, "CREDIT", { received: "850.50" })).code,
    ).toBe("STATE_CHANGED");
    expect(await stage.auditOf(reference)).toEqual([
      {
        action: "deposits.credit",
        after: { reference, act: "CREDIT", amount: "850.50", state: "CREDITED" },
        reason: "because CREDIT",
      },
    ]);
  });

  it("[OFF-4] [CAS-6.7] a late payment is credited when a second person has agreed, and not before", async () => {
    const who = await stage.payer(0n);
    const reference = await stage.deposited(who, { method: "bank", amount: "700" });
    await stage.over(reference);
    await stage.runJob("cashier.deposits");
    const asked = await stage.decide(stage.finance, "deposits", reference, "LATE", { received: "700" });
    expect(asked.value).toMatchObject({ state: null });
    expect(await stage.money(who)).toEqual([0n, 0n]);
    expect((await stage.agree(stage.finance, asked.value["approvalId"])).code).toBe("APPROVAL_SELF");
    expect((await stage.agree(stage.second, asked.value["approvalId"])).value).toEqual({ state: "APPROVED" });
    expect(await stage.money(who)).toEqual([70_000n, 0n]);
    const one = await stage.ask(stage.finance, "GET", `/bo/deposits/one?reference=${reference}`);
    expect(one.value["decisions"]).toMatchObject([
      {
        act: "LATE",
        by: { name: "Person 1" },
        second: { name: "Person 2" },
        after: "CREDITED",
        amount: "700.00",
      },
    ]);
  });

  it("[OFF-3] is nobody's without the permission, and the refusal is in the log", async () => {
    const who = await stage.payer(0n);
    const reference = await stage.deposited(who);
    expect(
      (await stage.ask(stage.support, "GET", `/bo/deposits/one?reference=${reference}`)).code,
    ).toBeNull();
    for (const call of [
      stage.decide(stage.support, "deposits", reference, "CREDIT", { received: "500" }),
      stage.ask(stage.support, "GET", "/bo/deposits/export"),
      stage.ask(stage.support, "GET", "/bo/finance/balance"),
      stage.ask(stage.support, "GET", "/bo/files?desk=kyc&fileId=x"),
    ])
      expect((await call).code).toBe("FORBIDDEN");
    const refused = "select action from office_audit where not allowed and action = 'deposits.decideDeposit'";
    expect(await stage.members.rows(refused)).toHaveLength(1);
  });

  it("[OFF-19] [REP-14] [DESK-20] exports what the filter shows, to the poisha", async () => {
    const who = await stage.payer(0n);
    const references = [
      await stage.deposited(who, { amount: "201.10" }),
      await stage.deposited(who, { amount: "305" }),
    ];
    const { value } = await stage.ask(stage.finance, "GET", `/bo/deposits/export?account=${who.username}`);
    const lines = String(value["csv"]).trim().split("\r\n");
    expect(lines.slice(1).map((line) => line.split(",").slice(1, 6))).toEqual([
      [references[0], who.username, "nodi-pay", "BDT", "201.10"],
      [references[1], who.username, "nodi-pay", "BDT", "305.00"],
    ]);
  });
});

describe("the desk of withdrawals", () => {
  it("[OFF-4] [OFF-9] [CAS-28] [DESK-24] [DESK-26] [DESK-28] [ERR-84] the first one needs two people; paid in parts it goes back to the member to confirm", async () => {
    const who = await stage.payer(500_000n);
    const reference = await stage.withdrawn(who, "1000");
    const [queued] = (await stage.ask(stage.finance, "GET", `/bo/withdrawals?account=${who.username}`)).value[
      "list"
    ] as {
      secondNeededFor: string[];
    }[];
    expect(queued?.secondNeededFor).toEqual(["FIRST_WITHDRAWAL"]);
    const asked = await stage.decide(stage.finance, "withdrawals", reference, "APPROVE");
    expect(asked.value).toMatchObject({ state: null });
    expect((await stage.waiting(stage.second, asked.value["approvalId"]))?.content).toMatchObject({
      reference,
      act: "APPROVE",
    });
    const opened = async () =>
      (await stage.ask(stage.second, "GET", `/bo/withdrawals/one?reference=${reference}`)).value;
    expect(await opened()).toMatchObject({
      approvalId: asked.value["approvalId"],
      order: { methodName: { BN: "নদী পে", EN: "Nodi Pay" } },
    });
    // Pressed twice, it is one request.
    const again = await stage.decide(stage.finance, "withdrawals", reference, "APPROVE");
    expect(again.value["approvalId"]).toBe(asked.value["approvalId"]);
    await stage.agree(stage.second, asked.value["approvalId"]);
    expect((await opened())["approvalId"]).toBeNull();
    expect(await stage.stateOf(reference)).toBe("APPROVED");
    await stage.decide(stage.finance, "withdrawals", reference, "PAY");
    const sent = { token: stage.finance.token, body: { reference, act: "SENT", reason: "sent" } };
    await expectRefusal(() => stage.office.send("POST", "/bo/withdrawals", sent), "FIELD_REQUIRED", {
      fields: ["amount"],
    });
    expect(
      (await stage.decide(stage.finance, "withdrawals", reference, "SENT", { amount: "1000.01" })).code,
    ).toBe("VALIDATION");
    expect(
      (await stage.decide(stage.finance, "withdrawals", reference, "SENT", { amount: "400" })).value["state"],
    ).toBe("AWAITING_CONFIRMATION");
    const one = await stage.ask(stage.finance, "GET", `/bo/withdrawals/one?reference=${reference}`);
    expect(one.value).toMatchObject({
      payTo: { kind: "EWALLET", name: "Rahim Uddin" },
      parts: [{ number: 1, amount: "400.00", outcome: null }],
      member: { held: "1000.00" },
    });
  });

  it("[OFF-19] [CAS-31] [DESK-25] [DESK-27] is taken by one at a time, and exports what the filter shows", async () => {
    const who = await stage.payer(500_000n);
    const reference = await stage.withdrawn(who, "1000");
    const take = (person: OfficePerson) =>
      stage.ask(person, "POST", "/bo/withdrawals/lock", { reference, take: true });
    expect((await take(stage.finance)).code).toBeNull();
    expect((await take(stage.second)).code).toBe("STATE_CHANGED");
    const { value } = await stage.ask(stage.finance, "GET", `/bo/withdrawals/export?account=${who.username}`);
    const [, line, end] = String(value["csv"]).split("\r\n");
    expect([line?.split(",").slice(1, 3), end]).toEqual([[reference, who.username], ""]);
  });

  it("[OFF-4] an approval of what has changed meanwhile does nothing and goes on waiting", async () => {
    const who = await stage.payer(500_000n);
    const reference = await stage.withdrawn(who, "1000");
    const asked = await stage.decide(stage.finance, "withdrawals", reference, "APPROVE");
    await stage.call("cancelWithdrawal", who, { reference });
    expect((await stage.agree(stage.second, asked.value["approvalId"])).code).toBe("STATE_CHANGED");
    expect((await stage.waiting(stage.second, asked.value["approvalId"]))?.content).toMatchObject({
      reference,
    });
    expect(await stage.money(who)).toEqual([500_000n, 0n]);
    expect(
      (
        await stage.ask(
          stage.finance,
          "DELETE",
          `/bo/approvals?approvalId=${String(asked.value["approvalId"])}`,
        )
      ).code,
    ).toBeNull();
  });

  it("[OFF-4] [OFF-6] of 20 agreements at once one is made, and the chain of the log holds", async () => {
    const who = await stage.payer(5_000_000n, { kind: "BANK" });
    const reference = await stage.withdrawn(who, "30000");
    const { value } = await stage.decide(stage.finance, "withdrawals", reference, "APPROVE");
    const { contentHash } = (await stage.waiting(stage.second, value["approvalId"]))!;
    const body = { approvalId: value["approvalId"], contentHash, decision: "APPROVE", reason: "seen" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.ask(stage.second, "POST", "/bo/approvals", body)),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    const [owner] = await stage.office.owners();
    expect((await stage.ask(owner, "POST", "/bo/audit/check", {})).value["brokenAt"]).toBeNull();
  });

  it("[OFF-4] what one may decide is on the first page, however much of others waits above it", async () => {
    const who = await stage.payer(500_000n);
    const asked = await stage.decide(
      stage.finance,
      "withdrawals",
      await stage.withdrawn(who, "1000"),
      "APPROVE",
    );
    const [owner] = await stage.office.owners();
    for (let shift = 1; shift <= 21; shift += 1) {
      const role = { name: `shift-${shift}`, permissions: ["deposits.read"], reason: "more hands" };
      expect((await stage.ask(owner, "POST", "/bo/roles", role)).code).toBeNull();
    }
    expect((await stage.waiting(stage.second, asked.value["approvalId"]))?.content).toMatchObject({
      act: "APPROVE",
    });
    const { value } = await stage.ask(stage.support, "GET", "/bo/approvals?state=WAITING");
    expect(value).toMatchObject({ list: [], totalPages: 0 });
  });

  it("[OFF-9] [DESK-29] what waits is counted for the desks one may read, with the oldest", async () => {
    const { value } = await stage.ask(stage.finance, "GET", "/bo/queues");
    const queues = value["queues"] as {
      desk: string;
      state: string;
      waiting: number;
      oldest: string | null;
    }[];
    const [{ count }] = (await stage.members.rows(
      "select count(*)::int as count from withdrawals where state = 'APPROVED'",
    )) as [{ count: number }];
    expect(queues.find(({ state }) => state === "APPROVED")?.waiting).toBe(count);
    expect(queues.map(({ desk, state }) => `${desk} ${state}`)).toEqual([
      "deposits SUBMITTED",
      "kyc WAITING",
      "withdrawals REVIEW",
      "withdrawals APPROVED",
      "withdrawals PAYING",
      "withdrawals DISPUTED",
    ]);
    const games = await stage.office.person(["games"]);
    expect((await stage.ask(games, "GET", "/bo/queues")).value["queues"]).toEqual([]);
  });
});

describe("the books", () => {
  it("[OFF-18] [DESK-40] sum to zero by unit, and what is owed to members is what their wallets hold", async () => {
    const { value } = await stage.ask(stage.finance, "GET", "/bo/finance/balance");
    for (const { unit, balance } of value["sums"] as { unit: string; balance: string }[])
      expect(balance, unit).toBe("0.00");
    const [{ owed }] = (await stage.members.rows(
      "select sum(b.balance)::bigint as owed from ledger_balances b join ledger_accounts a on a.id = b.account_id where a.owner_kind = 'MEMBER' and a.unit = 'PLAY'",
    )) as [{ owed: bigint }];
    const play = (value["liabilities"] as { unit: string; balance: string }[]).find(
      ({ unit }) => unit === "PLAY",
    );
    expect(BigInt(play!.balance.replace(".", ""))).toBe(owed);
  });

  it("[OFF-18] [DESK-41] [DESK-42] are reconciled in three ways when somebody asks, and sealed", async () => {
    const { value } = await stage.ask(stage.finance, "POST", "/bo/finance/reconciliations", {});
    expect(value["checks"]).toEqual(
      ["SUM", "BALANCES", "CHAINS"].map((check) => ({ check, differences: [] })),
    );
    expect(value["sealed"]).toMatchObject({ accounts: expect.any(Number) as number });
    expect((await stage.ask(stage.finance, "GET", "/bo/finance/reconciliations")).value).toEqual(value);
  });
});

it("[OFF-1] the office works while the site is under maintenance", async () => {
  const turn = async (isOn: boolean) => {
    await stage.house.app.site.switches.setMaintenance({ on: isOn, endsAt: null });
    await stage.house.app.site.reload();
  };
  await turn(true);
  const who = await stage.payer(0n);
  expect((await stage.call("depositMethods", who)).status).toBe(503);
  expect((await stage.ask(stage.finance, "GET", "/bo/session")).code).toBeNull();
  await turn(false);
});

it("[WAL-19] [OFF-3] [DESK-43] [DESK-44] a vendor transfer that nobody answers is ended by a person, with a reason, in the log", async () => {
  const who = await stage.payer(10_000n);
  const { database } = stage.house.app.foundation;
  const held = await database.transaction((tx) =>
    placeHold(connectionIn(tx), {
      key: "held for a vendor",
      kind: "vendor_transfer",
      purpose: "vendor-transfer",
      memberId: who.id,
      unit: "PLAY",
      amountMinor: minor(4_000n),
    }),
  );
  if ("refused" in held) throw new Error(held.refused);
  await stage.members.rows(
    `insert into vendor_transfers (reference, member_id, vendor, way, amount, state, request_id, transfer_id)
     values ('T-00000001', $1, 'DARIA', 'IN', 4000, 'UNKNOWN', 'x', $2)`,
    [who.id, held.transferId],
  );
  const open = await stage.ask(stage.finance, "GET", "/bo/finance/transfers");
  expect(open.value["list"]).toMatchObject([
    { reference: "T-00000001", account: who.username, amount: "40.00" },
  ]);
  const body = { reference: "T-00000001", outcome: "FAILED", reason: "the vendor wrote that it never came" };
  expect((await stage.ask(stage.support, "POST", "/bo/finance/transfers", body)).code).toBe("FORBIDDEN");
  expect((await stage.ask(stage.finance, "POST", "/bo/finance/transfers", body)).value).toEqual({
    state: "FAILED",
  });
  expect((await stage.ask(stage.finance, "POST", "/bo/finance/transfers", body)).code).toBe("STATE_CHANGED");
  expect(await stage.money(who)).toEqual([10_000n, 0n]);
  expect(await stage.auditOf("T-00000001")).toMatchObject([{ action: "finance.decide-transfer" }]);
});
