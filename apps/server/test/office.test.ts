// The office's own door: signing in with two steps, permissions, two people, and a log that nobody changes.
import { expectRefusal, officeOf, startTestApp } from "@jonaki/testkit";
import type { OfficePerson, Sent, TestApp, TestOffice } from "@jonaki/testkit";
import { TOTP } from "otpauth";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;

let house: TestApp;
let office: TestOffice;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_DEVICE_PER_MINUTE: "10000", LIMIT_ADDRESS_PER_MINUTE: "100000" });
  office = officeOf(house);
});
afterAll(() => house.stop());

const told = ({ status, body }: Sent) => [status, body.code];
const rows = async (sql: string, values: unknown[] = []) =>
  (await house.app.foundation.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const sealed = async (payload: object) => ({ body: { sealed: await house.seal(payload) } });
const signIn = async (username: string, password: string) =>
  office.send("POST", "/bo/session", await sealed({ username, password }));

interface Waiting {
  readonly approvalId: string;
  readonly contentHash: string;
  readonly isMine: boolean;
}
const waiting = async ({ token }: OfficePerson): Promise<readonly Waiting[]> => {
  const { body } = await office.send("GET", "/bo/approvals?state=WAITING", { token });
  return (body.value as { list: Waiting[] }).list;
};
const askForRole = (name: string, { token }: OfficePerson) =>
  office.send("POST", "/bo/roles", {
    token,
    body: { name, permissions: ["deposits.read"], reason: "for the night shift" },
  });
const decide = (approval: Waiting | undefined, { token }: OfficePerson, more: object = {}) =>
  office.send("POST", "/bo/approvals", {
    token,
    body: { ...approval, decision: "APPROVE", reason: "seen and right", ...more },
  });

describe("signing in", () => {
  it("[OFF-1] [OFF-7] [DESK-1] [DESK-2] [DESK-4] takes the password and a code of the app, which the first sign-in sets up", async () => {
    const [owner] = await office.owners();
    const me = await office.send("GET", "/bo/session", { token: owner.token });
    expect(me.body.value).toMatchObject({
      operator: { username: "owner1", roles: ["owner"], mustChangePassword: false },
    });
    const again = await office.signIn(owner);
    expect([again.status, again.body.success]).toEqual([200, true]);
  });

  it("[OFF-7] [DESK-5] [DESK-7] [ERR-98] [ERR-100] [ERR-154] a password that somebody else gave opens nothing but its own change", async () => {
    const [owner] = await office.owners();
    const body = { username: "newcomer", name: "New", reason: "a new colleague" };
    const create = () => office.send("POST", "/bo/operators", { token: owner.token, body });
    const created = await create();
    await expectRefusal(create, "USERNAME_TAKEN");
    const { password } = created.body.value as { password: string };
    const first = await signIn("newcomer", password);
    const { ticket, setup } = first.body.value as { ticket: string; setup: { secret: string } };
    const code = new TOTP({ secret: setup.secret }).generate({ timestamp: house.clock.now().getTime() });
    const second = await office.send("POST", "/bo/session/code", await sealed({ ticket, code }));
    const { token } = second.body.value as { token: string };
    expect(told(await office.send("GET", "/bo/approvals", { token }))).toEqual([403, "PASSWORD_MUST_CHANGE"]);
    const change = async (newPassword: string) =>
      office.send("POST", "/bo/session/password", {
        ...(await sealed({ oldPassword: password, newPassword })),
        token,
      });
    await expectRefusal(() => change("Password1"), "PASSWORD_COMMON");
    await expectRefusal(() => change(password), "PASSWORD_SAME");
    expect(told(await change("Krishnochura-99"))).toEqual([200, null]);
    expect(told(await office.send("GET", "/bo/approvals", { token }))).toEqual([200, null]);
  });

  it("[OFF-1] [ERR-105] a code counts once, also for 30 at the same time", async () => {
    const [, owner] = await office.owners();
    house.clock.advance(MINUTE_MS);
    const code = new TOTP({ secret: owner.secret }).generate({ timestamp: house.clock.now().getTime() });
    const tickets = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { body } = await signIn(owner.username, owner.password);
        return (body.value as { ticket: string } | null)?.ticket;
      }),
    );
    const answers = await Promise.all(
      tickets.map(async (ticket) =>
        office.send("POST", "/bo/session/code", await sealed({ ticket: ticket ?? "none", code })),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    house.clock.advance(20 * MINUTE_MS);
    const again = await signIn(owner.username, owner.password);
    const { ticket } = again.body.value as { ticket: string };
    const wrong = async () =>
      office.send("POST", "/bo/session/code", await sealed({ ticket, code: "000000" }));
    await expectRefusal(wrong, "TOTP_INVALID");
    house.clock.advance(20 * MINUTE_MS);
  });

  it("[OFF-1] [ERR-89] [ERR-158] somebody unknown and a wrong password hear the same, and five failures close the door", async () => {
    const person = await office.person(["support"]);
    await expectRefusal(() => signIn("nobody-here", "Not-this-one-9"), "LOGIN_FAILED");
    for (let time = 1; time <= 5; time += 1)
      expect(told(await signIn(person.username, "Not-this-one-9"))).toEqual([422, "LOGIN_FAILED"]);
    const opens = new Date(house.clock.now().getTime() + 15 * MINUTE_MS).toISOString();
    await expectRefusal(() => signIn(person.username, person.password), "TRY_LATER", { time: opens });
    house.clock.advance(15 * MINUTE_MS);
    expect((await office.signIn(person)).body.success).toBe(true);
  });

  it("[OFF-5] [DESK-3] [DESK-18] who signs out is out; what the page needs to begin is open", async () => {
    const [{ token }] = await office.owners();
    expect(told(await office.send("DELETE", "/bo/session", { token }))).toEqual([200, null]);
    expect(told(await office.send("GET", "/bo/session", { token }))[0]).toBe(401);
    expect((await office.send("GET", "/bo/start")).body.value).toMatchObject({
      currency: "BDT",
      currencySymbol: "৳",
      timeZone: "Asia/Dhaka",
    });
  });

  it("[OFF-2] [OFF-4] [DESK-6] [DESK-8] a role is somebody's when a second person agreed", async () => {
    const [{ token }] = await office.owners();
    const { username } = await office.person(["support"]);
    const { body } = await office.send("GET", "/bo/operators", { token });
    const { operators } = body.value as { operators: { username: string; roles: string[] }[] };
    expect(operators.find((one) => one.username === username)?.roles).toEqual(["support"]);
    const nobody = { operatorId: "0", roles: ["support"], reason: "the work to do" };
    expect(told(await office.send("POST", "/bo/operators/roles", { token, body: nobody }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });

  it("[OFF-1] [CALL-17] no member's token opens the office, and no operator's the site", async () => {
    const [{ token }] = await office.owners();
    const member = house.sessions.login();
    expect(told(await office.send("GET", "/bo/session", { token: member }))[0]).toBe(401);
    expect(told(await house.send("GET", "/wps/member/info", { token }))[0]).toBe(401);
    expect(told(await house.send("GET", "/bo/session", { token }))[0]).toBe(404);
    expect(told(await office.send("GET", "/wps/member/info", { token }))[0]).toBe(404);
  });

  it("[OFF-5] [DESK-10] [DESK-11] a session ends after 15 minutes without an act, after 8 hours in all, and when an owner ends it", async () => {
    const person = await office.person(["support"]);
    const alive = async (token: string) => (await office.send("GET", "/bo/session", { token })).status;
    house.clock.advance(14 * MINUTE_MS);
    expect(await alive(person.token)).toBe(200);
    house.clock.advance(15 * MINUTE_MS);
    expect(await alive(person.token)).toBe(401);
    const { token } = (await office.signIn(person)).body.value as { token: string };
    for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
      expect(await alive(token)).toBe(200);
      house.clock.advance(10 * MINUTE_MS);
    }
    expect(await alive(token)).toBe(401);
    const again = (await office.signIn(person)).body.value as { token: string };
    const [{ token: ownerToken }] = await office.owners();
    const open = await office.send("GET", "/bo/sessions", { token: ownerToken });
    const { sessions } = open.body.value as { sessions: { sessionId: string; name: string }[] };
    const theirs = sessions.find(({ name }) => name.startsWith("Person"));
    const ended = await office.send("DELETE", `/bo/sessions?sessionId=${theirs?.sessionId}`, {
      token: ownerToken,
    });
    expect([ended.status, await alive(again.token)]).toEqual([200, 401]);
  });
});

describe("permissions", () => {
  it("[OFF-2] [OFF-3] [ERR-85] a call without its permission is refused and written down", async () => {
    const support = await office.person(["support"]);
    const { token } = (await office.signIn(support)).body.value as { token: string };
    for (const [method, url] of [
      ["GET", "/bo/operators"],
      ["GET", "/bo/audit"],
      ["GET", "/bo/audit/export"],
      ["POST", "/bo/audit/check"],
    ] as const)
      expect(told(await office.send(method, url, { token }))).toEqual([403, "FORBIDDEN"]);
    const noted = await rows(
      `select action, allowed from office_audit a join operators o on o.id = a.operator_id
       where o.username = $1 and not allowed order by a.id`,
      [support.username],
    );
    expect(noted.map(({ action }) => action)).toEqual([
      "people.operators",
      "audit.audit",
      "audit.auditExport",
      "audit.auditCheck",
    ]);
    await expectRefusal(() => office.send("GET", "/bo/operators", { token }), "FORBIDDEN");
  });
});

describe("two people", () => {
  it("[OFF-4] [DESK-9] [DESK-12] [DESK-13] [ERR-160] [ERR-87] a maker cannot approve, a second person can, once, and then it holds", async () => {
    const [maker, checker] = await office.owners();
    const asked = await askForRole("night", maker);
    expect(asked.body.value).toEqual({ approvalId: expect.any(String) });
    const [own] = await waiting(maker);
    const [seen] = await waiting(checker);
    expect([own?.isMine, seen?.isMine]).toEqual([false, true]);
    await expectRefusal(() => decide(own, maker), "APPROVAL_SELF");
    expect(await rows("select from office_roles where name = 'night'")).toHaveLength(0);
    expect((await decide(seen, checker)).body.value).toEqual({ state: "APPROVED" });
    expect(await rows("select permissions from office_roles where name = 'night'")).toEqual([
      { permissions: ["deposits.read"] },
    ]);
    await expectRefusal(() => decide(seen, checker), "STATE_CHANGED");
  });

  it("[OFF-4] [DESK-14] [ERR-161] what was seen is what is approved: another content is told apart, and the database keeps it", async () => {
    const [maker, checker] = await office.owners();
    await askForRole("dusk", maker);
    const [seen] = await waiting(checker);
    const other = { contentHash: "0".repeat(64) };
    await expectRefusal(() => decide(seen, checker, other), "APPROVAL_CHANGED");
    await expect(
      rows("update approvals set content = '{}' where id = $1", [seen?.approvalId]),
    ).rejects.toThrow(/stays as it was made/u);
    await office.send("DELETE", `/bo/approvals?approvalId=${seen?.approvalId}`, { token: maker.token });
    expect(told(await decide(seen, checker))).toEqual([409, "STATE_CHANGED"]);
  });

  it("[OFF-4] of 40 decisions at once one is carried out", async () => {
    const [maker, checker] = await office.owners();
    await askForRole("dawn", maker);
    const [seen] = await waiting(checker);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        decide(seen, checker, { decision: turn % 2 === 0 ? "APPROVE" : "REFUSE" }),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "STATE_CHANGED")).toHaveLength(39);
  });

  it("[OFF-2] a shipped role stays as it was shipped", async () => {
    const [maker] = await office.owners();
    expect(told(await askForRole("finance", maker))).toEqual([409, "STATE_CHANGED"]);
  });
});

describe("the audit log", () => {
  it("[OFF-6] [DESK-15] [DESK-16] [DESK-17] says who, when, from where, what and why, is searched and exported, and holds together", async () => {
    const [{ token }] = await office.owners();
    const found = await office.send("GET", "/bo/audit?action=people.createOperator", { token });
    const { list } = found.body.value as { list: object[] };
    expect(list[0]).toMatchObject({
      action: "people.createOperator",
      reason: "a new colleague",
      operator: { name: "The owner1" },
      address: "127.0.0.1",
      isAllowed: true,
    });
    const exported = await office.send("GET", "/bo/audit/export?action=approvals.ask", { token });
    const { csv } = exported.body.value as { csv: string };
    expect(csv.split("\n")[0]).toContain("id,time,operator,address,action");
    expect(csv).toContain("for the night shift");
    const checked = await office.send("POST", "/bo/audit/check", { token, body: {} });
    const [{ count } = { count: 0 }] = await rows("select count(*)::int as count from office_audit");
    expect(checked.body.value).toEqual({ entries: count, brokenAt: null });
  });

  it("[OFF-6] is never edited, and an edit behind its back shows", async () => {
    for (const edit of [
      "update office_audit set reason = ''",
      "delete from office_audit",
      "truncate office_audit",
    ])
      await expect(rows(edit)).rejects.toThrow(/permission denied/u);
    const master = new Client({ connectionString: house.app.foundation.configuration.DATABASE_URL });
    await master.connect();
    for (const edit of [
      "update office_audit set reason = ''",
      "delete from office_audit",
      "truncate office_audit",
    ])
      await expect(master.query(edit)).rejects.toThrow(/only added to/u);
    await master.query("begin");
    await master.query("alter table office_audit disable trigger user");
    await master.query("update office_audit set reason = 'another' where id = 2");
    const { rows: found } = await master.query("select broken from office_audit_check()");
    expect(found).toEqual([{ broken: "2" }]);
    await master.query("rollback");
    await master.end();
  });

  it("[OFF-6] entries written at once by many follow one another without a gap", async () => {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        rows("select office_audit_add(null, '', 'test.volley', 'x', null, null, '', true)"),
      ),
    );
    const [checked] = await rows("select broken from office_audit_check()");
    expect(checked).toEqual({ broken: null });
  });
});
