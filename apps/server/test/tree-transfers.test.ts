// Transfers along the tree through the whole server: who may, in which order a refusal comes, and what belongs to one.
import { differencesOn, expectRefusal, playersOf, startTestApp } from "@jonaki/testkit";
import type { Players, Sent, TestApp } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StatusMove } from "../src/domains/accounts/accounts.ts";
import { PLAY_POLICY } from "../src/platform/policy.ts";

const PAYMENT = "192837";
const policy = { ...PLAY_POLICY, transfersBetweenAccounts: true };

let house: TestApp;
let players: Players;
beforeAll(async () => {
  house = await startTestApp({}, { policy });
  players = playersOf(house);
});
beforeEach(() => {
  policy.transfersBetweenAccounts = true;
  house.clock.advance(60_000);
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(() => house.stop());

interface Someone {
  readonly id: bigint;
  readonly username: string;
  readonly token: string;
}
/** As limits count them. */
const depositsOf = ({ id }: Someone) =>
  players.members.rows("select deposits from safe_days where member_id = $1 and deposits <> 0", [id]);
let hash: unknown;
async function someone(
  amountMinor: bigint,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<Someone> {
  const person = await players.members.person(columns);
  await players.give(person.id, amountMinor);
  const token = house.sessions.login({
    accountId: String(person.id),
    accountType: (columns["account_type"] ?? 0) as 0,
  });
  if (hash === undefined) {
    const body = { sealed: await house.seal({ newPassword: PAYMENT }) };
    await house.send("POST", "/wps/member/password/payment", { token, body });
    const rows = "select password_hash from payment_passwords where member_id = $1";
    hash = (await players.members.rows(rows, [person.id]))[0]?.["password_hash"];
  } else
    await players.members.rows(
      "insert into payment_passwords (member_id, password_hash, set_at) values ($1, $2, now())",
      [person.id, hash],
    );
  return { ...person, token };
}
/** An agent and a member below it. */
async function line(agentMinor: bigint, memberMinor: bigint) {
  const agent = await someone(agentMinor, { account_type: 1, created_by: "ADMIN" });
  const member = await someone(memberMinor, { upline_id: agent.id });
  return { agent, member };
}
let requests = 0;
const nextRequest = (): string => `tree-transfer-${(requests += 1)}`.padEnd(20, "x");

type Fields = Readonly<Record<string, string>>;
const call = async (path: string, { token }: Someone, fields: Fields): Promise<Sent> =>
  house.send("POST", `/wps/relay/passwordCheck/${path}`, {
    token,
    body: {
      sealed: await house.seal({
        amount: "100.00",
        paymentPassword: PAYMENT,
        requestId: nextRequest(),
        ...fields,
      }),
    },
  });
const up = (from: Someone, fields: Fields = {}) => call("MCS2_transferUpline", from, fields);
const down = (from: Someone, to: { readonly username: string }, fields: Fields = {}) =>
  call("MCS2_transferDownline", from, { account: to.username, ...fields });
const codeOf = ({ body }: Sent): string => body.code ?? "OK";
const cash = async ({ id }: Someone): Promise<bigint> =>
  (await house.app.money.wallet.balances(id, "PLAY")).cashMinor;
const page = async ({ token }: Someone, way = "UP") =>
  (await house.send("GET", `/wps/relay/MCS2_getTreeTransfers?way=${way}`, { token })).body.value as {
    readonly list: readonly Readonly<Record<string, string>>[];
  } & Readonly<Record<string, unknown>>;

describe("up and down", () => {
  it("[WAL-22] [WAL-27] [CALL-118] a member sends to the upline: one posting, final at once, told to both", async () => {
    const { agent, member } = await line(0n, 50_000n);
    const sent = await up(member, { amount: "200.5", remark: "ধার শোধ" });
    expect(codeOf(sent)).toBe("OK");
    expect([await cash(member), await cash(agent)]).toEqual([29_950n, 20_050n]);
    const { reference } = sent.body.value as { reference: string };
    const legs = await players.members.rows(
      "select kind, amount::int, debit_account >> 6 as sender, credit_account >> 6 as receiver from ledger_legs where transfer_id = $1",
      [reference],
    );
    expect(legs).toEqual([{ kind: "transfer_up", amount: 20_050, sender: member.id, receiver: agent.id }]);
    const events = await players.members.rows(
      "select facts from domain_events where name = 'transfer.received' and facts -> 0 ->> 'reference' = $1",
      [reference],
    );
    const fact = {
      member: String(agent.id),
      reference,
      amount: "200.50",
      currency: "PLAY",
      from: member.username,
    };
    expect(events).toEqual([{ facts: [fact] }]);
    const told = await players.members.rows(
      "select topic from outbox where name = 'wallet.changed' and topic = any ($1)",
      [[`member/${member.id}`, `member/${agent.id}`]],
    );
    expect(told).toHaveLength(2);
    const audit = await players.members.rows(
      "select kind, new_value from audit_entries where member_id = $1",
      [member.id],
    );
    expect(audit).toMatchObject([
      { kind: "TREE_TRANSFER", new_value: { reference, amount: "200.50", way: "UP" } },
    ]);
    // What comes from below is no deposit and need not be wagered.
    expect(await depositsOf(agent)).toEqual([]);
    expect(
      (await house.app.money.wallet.withdrawableOf(house.app.foundation.database.store, agent.id, false))
        .withdrawableMinor,
    ).toBe(20_050n);
  });

  it("[WAL-24] [WAL-28] [CALL-119] what an agent sends down is wagered once and counts as a deposit of the receiver's", async () => {
    const { agent, member } = await line(50_000n, 10_000n);
    expect(codeOf(await down(agent, member, { amount: "300.00" }))).toBe("OK");
    const { store } = house.app.foundation.database;
    const free = (waives: boolean) => house.app.money.wallet.withdrawableOf(store, member.id, waives);
    expect(await free(false)).toMatchObject({
      cashMinor: 40_000n,
      withdrawableMinor: 10_000n,
      openWagerings: [{ source: "TRANSFER", neededMinor: 30_000n, boundMinor: 30_000n }],
    });
    // Waived where the member can no longer play it [CAS-17].
    expect((await free(true)).withdrawableMinor).toBe(40_000n);
    expect(await depositsOf(member)).toEqual([{ deposits: 30_000n }]);
    const [event] = await players.members.rows(
      "select facts -> 0 ->> 'from' as sender from domain_events where facts -> 0 ->> 'member' = $1",
      [String(member.id)],
    );
    expect(event?.["sender"]).toBe(`${agent.username.slice(0, 3)}***`);
  });

  it("[WAL-26] only what may be withdrawn goes: money that is still to be wagered stays", async () => {
    const { agent, member } = await line(50_000n, 10_000n);
    await down(agent, member, { amount: "300.00" });
    expect(codeOf(await up(member, { amount: "100.01" }))).toBe("INSUFFICIENT_BALANCE");
    expect(codeOf(await up(member, { amount: "100.00" }))).toBe("OK");
    expect(await cash(member)).toBe(30_000n);
  });

  it("[WAL-28] [SAFE-5] [ERR-122] beyond a limit of the receiver's nothing is moved, and the sender is not told why", async () => {
    const { agent, member } = await line(50_000n, 0n);
    const limit = { kind: "DEPOSIT", period: "DAY", memberId: member.id, amountMinor: 9_999n } as const;
    await house.app.foundation.database.transaction((tx) =>
      house.app.money.safe.setLimit(tx, { ...limit, at: house.clock.now() }),
    );
    await expectRefusal(() => down(agent, member), "TRANSFER_NOT_ALLOWED");
    expect([await cash(agent), await cash(member)]).toEqual([50_000n, 0n]);
    // A limit on deposits keeps nobody from sending money up.
    expect(codeOf(await up(await someone(20_000n, { upline_id: agent.id })))).toBe("OK");
  });
});

describe("who may not", () => {
  it("[WAL-23] [SAFE-19] below nobody, below a type 41, and where the policy says no; member info says the same", async () => {
    const { member } = await line(0n, 50_000n);
    const recruiter = await someone(0n, { account_type: 41, created_by: "ADMIN" });
    const recruited = await someone(50_000n, { upline_id: recruiter.id });
    const alone = await someone(50_000n);
    for (const who of [recruited, alone]) expect(codeOf(await up(who))).toBe("TRANSFER_NOT_ALLOWED");
    const toUpline = async ({ token }: Someone) =>
      ((await house.send("GET", "/wps/member/info", { token })).body.value as { toUpline: boolean }).toUpline;
    expect([await toUpline(member), await toUpline(recruited), await toUpline(alone)]).toEqual([
      true,
      false,
      false,
    ]);
    policy.transfersBetweenAccounts = false;
    expect(codeOf(await up(member))).toBe("TRANSFER_NOT_ALLOWED");
    expect(await toUpline(member)).toBe(false);
  });

  it("[WAL-25] [ERR-123] [abuse 44] to a sibling, a grandchild, a guest, the own upline or oneself nothing goes down", async () => {
    const { agent, member } = await line(50_000n, 50_000n);
    const sibling = await someone(0n, { upline_id: agent.id });
    const lower = await someone(50_000n, { upline_id: agent.id, account_type: 2, created_by: "AGENT" });
    const grandchild = await someone(0n, { upline_id: lower.id });
    const [guest] = await players.members.rows(
      `insert into members (username, nickname, account_type, created_by, created_at, upline_id, trial_ends_at)
       values ('Guest44', 'x', 4, 'FREE_PLAY', now(), $1, now() + interval '1 day') returning id, username`,
      [agent.id],
    );
    expect(codeOf(await down(member, sibling))).toBe("TRANSFER_NOT_ALLOWED");
    for (const to of [grandchild, { username: "Guest44" }, agent, { username: "Nobody12345" }])
      await expectRefusal(() => down(agent, to), "NOT_DIRECT_DOWNLINE");
    expect(codeOf(await down(lower, agent))).toBe("NOT_DIRECT_DOWNLINE");
    expect(codeOf(await down(lower, sibling))).toBe("NOT_DIRECT_DOWNLINE");
    const token = house.sessions.login({ accountId: String(guest?.["id"]), accountType: 4 });
    expect(codeOf(await up({ ...member, token }))).toBe("NEED_TRUE_ACCOUNT");
    expect([await cash(agent), await cash(lower)]).toEqual([50_000n, 50_000n]);
  });

  it("[abuse 87] an excluded or closing account is given nothing, neither from above nor from below", async () => {
    const { agent, member } = await line(50_000n, 50_000n);
    const { accounts, foundation } = house.app;
    const put = (id: bigint, move: StatusMove) =>
      foundation.database.transaction((tx) => accounts.setStatus(tx, id, move));
    const until = new Date(house.clock.now().getTime() + 3_600_000);
    const moves: readonly (readonly [StatusMove, StatusMove])[] = [
      [{ to: "EXCLUDED", until, isTimeOut: true }, { to: "ACTIVE" }],
      [{ to: "CLOSING" }, { to: "BEFORE" }],
      [{ to: "SUSPENDED" }, { to: "BEFORE" }],
    ];
    for (const [leave, back] of moves) {
      await put(member.id, leave);
      expect(codeOf(await down(agent, member))).toBe("NOT_DIRECT_DOWNLINE");
      await put(member.id, back);
      await put(agent.id, leave);
      expect(codeOf(await up(member))).toBe("TRANSFER_NOT_ALLOWED");
      await put(agent.id, back);
    }
    expect([await cash(agent), await cash(member)]).toEqual([50_000n, 50_000n]);
  });

  it("[SAFE-25] an excluded account sends nothing", async () => {
    const { member } = await line(0n, 50_000n);
    const restriction = { code: "EXCLUDED_PERMANENT", value: null } as const;
    const token = house.sessions.login({ accountId: String(member.id), restriction });
    expect(codeOf(await up({ ...member, token }))).toBe("EXCLUDED_PERMANENT");
  });
});

describe("the order of refusals", () => {
  it("[CALL-11] [WAL-26] the payment password comes before everything else, and nothing is done when it is wrong", async () => {
    const poor = await someone(0n);
    policy.transfersBetweenAccounts = false;
    const all = { amount: "abc", paymentPassword: "000001" };
    expect(codeOf(await up(poor, all))).toBe("PAYMENT_PASSWORD_WRONG");
    await players.members.rows(
      "update payment_passwords set blocked_until = now() + interval '1 hour' where member_id = $1",
      [poor.id],
    );
    expect(codeOf(await up(poor, { ...all, paymentPassword: PAYMENT }))).toBe("PAYMENT_PASSWORD_LOCKED");
    await players.members.rows("delete from payment_passwords where member_id = $1", [poor.id]);
    expect(codeOf(await up(poor, all))).toBe("PAYMENT_PASSWORD_NOT_SET");
  });

  it("[WAL-26] [CALL-2] then who, then to whom, then the amount, its range, the day and the balance", async () => {
    const { agent, member } = await line(0n, 0n);
    policy.transfersBetweenAccounts = false;
    const stranger = { username: "Nobody12345" };
    expect(codeOf(await down(agent, stranger, { amount: "abc" }))).toBe("TRANSFER_NOT_ALLOWED");
    policy.transfersBetweenAccounts = true;
    expect(codeOf(await down(agent, stranger, { amount: "abc" }))).toBe("NOT_DIRECT_DOWNLINE");
    for (const amount of ["abc", "0", "-5", "1.005"])
      expect(codeOf(await down(agent, member, { amount }))).toBe("AMOUNT_FORMAT");
    const range = await down(agent, member, { amount: "99.99" });
    expect([range.body.code, range.body.value]).toEqual(["AMOUNT_RANGE", { 0: "100.00", 1: "100000.00" }]);
    await players.members.rows(
      `insert into tree_transfers (id, way, sender_id, receiver_id, amount, remark, made_at)
       values (-1, 'DOWN', $1, $2, 50000000, '', now())`,
      [agent.id, member.id],
    );
    expect(codeOf(await down(agent, member))).toBe("DAILY_LIMIT");
    expect(codeOf(await up(member))).toBe("INSUFFICIENT_BALANCE");
  });

  it("[WAL-26] the day is the brand's: what was sent before its midnight does not count", async () => {
    const { agent, member } = await line(50_000n, 0n);
    const add = (id: number, when: string) =>
      players.members.rows(
        `insert into tree_transfers (id, way, sender_id, receiver_id, amount, remark, made_at)
         select $3::bigint, 'UP', $1::bigint, $2::bigint, 50000000, '', ${when}
         from (select date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka' as midnight) d`,
        [agent.id, member.id, id],
      );
    await add(-2, "midnight - interval '1 microsecond'");
    expect(codeOf(await down(agent, member))).toBe("OK");
    expect(await page(agent)).toMatchObject({ leftToday: "499900.00" });
    await add(-3, "midnight");
    expect(codeOf(await down(agent, member))).toBe("DAILY_LIMIT");
    expect(await page(agent)).toMatchObject({ leftToday: "0.00" });
  });
});

describe("once", () => {
  it("[WAL-3] the same request again answers the first result and moves nothing; other content is refused", async () => {
    const { agent, member } = await line(0n, 50_000n);
    const requestId = nextRequest();
    const first = await up(member, { requestId });
    expect((await up(member, { requestId })).body).toEqual(first.body);
    expect((await up(member, { requestId, amount: "200.00" })).body.code).toBe("REQUEST_REUSED");
    expect([await cash(member), await cash(agent)]).toEqual([40_000n, 10_000n]);
  });

  it("[WAL-3] a process that died between the commit and the answer: the repeat finds what was done", async () => {
    const { agent, member } = await line(0n, 10_000n);
    const requestId = nextRequest();
    const first = await up(member, { requestId });
    await players.members.rows("delete from request_answers where request_id = $1", [requestId]);
    // By now neither the balance nor the line would let it pass.
    await players.members.rows("update members set upline_id = null where id = $1", [member.id]);
    expect((await up(member, { requestId })).body).toEqual(first.body);
    expect([await cash(member), await cash(agent)]).toEqual([0n, 10_000n]);
    const rows = await players.members.rows("select id from tree_transfers where sender_id = $1", [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("[WAL-2] what was transferred is never changed or taken out", async () => {
    await expect(players.members.rows("update tree_transfers set amount = 1")).rejects.toThrow(
      "permission denied",
    );
    await expect(players.members.rows("delete from tree_transfers")).rejects.toThrow("permission denied");
  });
});

describe("the page", () => {
  it("[WAL-29] [CALL-189] shows the upline masked, what may be sent, and the last 10 with time, reference, amount, remark and state", async () => {
    const { agent, member } = await line(0n, 300_000n);
    const references: string[] = [];
    for (let number = 0; number < 11; number += 1) {
      const { body } = await up(member, { amount: `1${number}0.00`, remark: `no ${number}` });
      references.unshift((body.value as { reference: string }).reference);
    }
    const shown = await page(member);
    expect(shown).toMatchObject({
      upline: `${agent.username.slice(0, 3)}***`,
      withdrawable: "450.00",
      minimum: "100.00",
      maximum: "100000.00",
      leftToday: "497450.00",
    });
    expect(shown.list.map(({ reference }) => reference)).toEqual(references.slice(0, 10));
    expect(shown.list[0]).toEqual({
      time: expect.stringMatching(/Z$/u),
      reference: references[0],
      account: `${agent.username.slice(0, 3)}***`,
      amount: "1100.00",
      remark: "no 10",
      state: "DONE",
    });
    expect((await page(agent)).list).toEqual([]);
    await down(agent, member, { remark: "back" });
    expect((await page(agent, "DOWN")).list).toMatchObject([{ account: member.username, remark: "back" }]);
  });

  it("[WAL-29] a remark has at most 50 characters", async () => {
    const { member } = await line(0n, 50_000n);
    expect((await up(member, { remark: "x".repeat(51) })).status).toBe(400);
    expect(codeOf(await up(member, { remark: "ক".repeat(50) }))).toBe("OK");
  });
});
