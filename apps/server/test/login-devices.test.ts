// Remembered devices, known places and the extra proof of a login from elsewhere, through the whole pipeline.
import { membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, SendOptions, Sent, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const HOUR_MS = 3_600_000;
const DEVICE = "device-of-this-test-00";

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_ATTEMPTS_TIMES: "1000" }, { realSessions: true });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(60_000));

const setCookies = ({ headers }: Sent): readonly string[] => [headers["set-cookie"] ?? []].flat().map(String);
const credentialIn = (sent: Sent): string | undefined =>
  setCookies(sent).find((one) => one.startsWith("remembered_"));
const jar = (...cookies: (string | undefined)[]): SendOptions => ({
  headers: { cookie: [`device=${DEVICE}`, ...cookies.map((one) => one?.split(";")[0])].join("; ") },
});
const deviceLogin = async (username: string, options: SendOptions) => {
  const sealed = await house.seal({ username });
  return house.send("POST", "/wps/session/login/device", { body: { sealed }, ...options });
};

describe("a remembered device", () => {
  it("[ACC-39] [ACC-40] gets 32 random bytes for 24 hours in a cookie that no script reads, and the server keeps a hash", async () => {
    const { username } = await members.person();
    const answer = await members.logIn({ username, remember: true }, jar());
    const cookie = credentialIn(answer) ?? "";
    expect(cookie).toMatch(
      new RegExp(
        `^remembered_${username.toLowerCase()}=[A-Za-z0-9_-]{43}; Max-Age=86400; Path=/; HttpOnly; SameSite=Strict$`,
      ),
    );
    const [kept] = await members.rows(
      "select credential_hash, expires_at from device_credentials c join members m on m.id = c.member_id where username = $1",
      [username],
    );
    expect(kept?.["credential_hash"]).toHaveLength(32);
    expect(kept?.["expires_at"]).toEqual(new Date(house.clock.now().getTime() + 24 * HOUR_MS));
  });

  it("[ACC-40] [CALL-86] comes in with it, and the credential is replaced at each use", async () => {
    const { username } = await members.person();
    const first = credentialIn(await members.logIn({ username, remember: true }, jar()));
    const again = await deviceLogin(username, jar(first));
    expect(again.body.value).toMatchObject({ userName: username, token: expect.any(String) });
    const second = credentialIn(again);
    expect(second).not.toBe(first);
    expect((await deviceLogin(username, jar(second))).body.success).toBe(true);
    const stale = await deviceLogin(username, jar(first));
    expect([stale.body.code, credentialIn(stale)]).toEqual([
      "LOGIN_FAILED",
      expect.stringContaining("Expires=Thu, 01 Jan 1970"),
    ]);
  });

  it("[ACC-40] of 20 uses of one credential at once one comes in", async () => {
    const { username } = await members.person();
    const cookie = credentialIn(await members.logIn({ username, remember: true }, jar()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => deviceLogin(username, jar(cookie))));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it("[ACC-39] is forgotten after 24 hours", async () => {
    const { username } = await members.person();
    const cookie = credentialIn(await members.logIn({ username, remember: true }, jar()));
    house.clock.advance(24 * HOUR_MS);
    expect((await deviceLogin(username, jar(cookie))).body.code).toBe("LOGIN_FAILED");
  });

  it("[ACC-41] a login with remember off revokes it at once", async () => {
    const { username } = await members.person();
    const cookie = credentialIn(await members.logIn({ username, remember: true }, jar()));
    const off = await members.logIn({ username }, jar(cookie));
    expect(credentialIn(off)).toContain("Expires=Thu, 01 Jan 1970");
    expect((await deviceLogin(username, jar(cookie))).body.code).toBe("LOGIN_FAILED");
  });

  it("[ACC-41] [CALL-178] [CALL-90] is listed and forgotten in the security centre, by its owner only", async () => {
    const { username } = await members.person();
    const login = await members.logIn({ username, remember: true }, jar());
    const token = tokenOf(login);
    const { body } = await house.send("GET", "/wps/session/list", { token });
    const { devices, sessions } = body.value as { devices: { id: string }[]; sessions: object[] };
    expect(devices).toEqual([expect.objectContaining({ id: expect.any(String), ip: "127.0.0.1" })]);
    expect(sessions).toEqual([expect.objectContaining({ isCurrent: true, ip: "127.0.0.1", country: "" })]);
    const other = await members.enter((await members.person()).username);
    const forget = (as: string) =>
      members.codeOf("DELETE", `/wps/session/device?id=${devices[0]?.id}`, { token: as });
    expect(await forget(other)).toEqual([404, "NOT_FOUND"]);
    expect(await forget(token)).toEqual([200, null]);
    expect(await forget(token)).toEqual([404, "NOT_FOUND"]);
    expect((await deviceLogin(username, jar(credentialIn(login)))).body.code).toBe("LOGIN_FAILED");
  });

  it("[ACC-41] is the same device after it came in again: who saw it before forgets it now", async () => {
    const { username } = await members.person();
    const token = await members.enter(username);
    const first = credentialIn(await members.logIn({ username, remember: true }, jar()));
    const { body } = await house.send("GET", "/wps/session/list", { token });
    const { devices } = body.value as { devices: { id: string }[] };
    const second = credentialIn(await deviceLogin(username, jar(first)));
    const forget = `/wps/session/device?id=${devices[0]?.id}`;
    expect(await members.codeOf("DELETE", forget, { token })).toEqual([200, null]);
    expect((await deviceLogin(username, jar(second))).body.code).toBe("LOGIN_FAILED");
  });

  it("[ACC-40] another's credential, or one under another name, opens nothing", async () => {
    const [mine, other] = [await members.person(), await members.person()];
    const cookie =
      credentialIn(await members.logIn({ username: mine.username, remember: true }, jar())) ?? "";
    const renamed = cookie.replace(mine.username.toLowerCase(), other.username.toLowerCase());
    expect((await deviceLogin(other.username, jar(renamed))).body.code).toBe("LOGIN_FAILED");
    expect((await deviceLogin("nobodyatall", jar(cookie))).body.code).toBe("LOGIN_FAILED");
  });
});

describe("sessions of one's own", () => {
  it("[CALL-91] one is ended by its id, and nobody else's", async () => {
    const { username } = await members.person();
    const [first, second] = [await members.enter(username), await members.enter(username)];
    const { body } = await house.send("GET", "/wps/session/list", { token: second });
    const old = (body.value as { sessions: { id: string; isCurrent: boolean }[] }).sessions.find(
      ({ isCurrent }) => !isCurrent,
    );
    const other = await members.enter((await members.person()).username);
    const end = (token: string) => members.codeOf("DELETE", `/wps/session/list?id=${old?.id}`, { token });
    expect(await end(other)).toEqual([404, "NOT_FOUND"]);
    expect(await end(second)).toEqual([200, null]);
    expect((await members.codeOf("GET", "/wps/member/info", { token: first }))[0]).toBe(401);
  });

  it("[CALL-91] [ACC-133] log out everywhere else ends all but this one", async () => {
    const { username } = await members.person();
    const tokens = [
      await members.enter(username),
      await members.enter(username),
      await members.enter(username),
    ];
    expect(await members.codeOf("DELETE", "/wps/session/list?id=others", { token: tokens[2]! })).toEqual([
      200,
      null,
    ]);
    const answers = await Promise.all(
      tokens.map(async (token) => (await members.codeOf("GET", "/wps/member/info", { token }))[0]),
    );
    expect(answers).toEqual([401, 401, 200]);
  });

  it("[CALL-186] [ACC-138] every sign-in and every failed try is listed for its owner, the newest first", async () => {
    const { username } = await members.person();
    await members.logIn({ username, password: "Wrong-one-1" }, { address: "203.0.113.5" });
    const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36" };
    const token = tokenOf(await members.logIn({ username }, { headers }));
    const { body } = await house.send("GET", "/wps/session/history", { token });
    expect(body.value).toMatchObject({
      list: [
        { way: "PASSWORD", success: true, browser: "Chrome on Android", ip: "127.0.0.1" },
        { way: "PASSWORD", success: false, ip: "203.0.113.5" },
      ],
      pageNum: 1,
      totalPages: 1,
    });
  });

  it("[ACC-138] what was written in the audit log is neither changed nor deleted", async () => {
    await members.enter((await members.person()).username);
    await expect(members.rows("update audit_entries set success = true")).rejects.toThrow("only added to");
    await expect(members.rows("delete from audit_entries")).rejects.toThrow("only added to");
  });

  it("[SAFE-16] the answer of a login tells time, place and device of the one before", async () => {
    const { username } = await members.person();
    const first = await members.logIn(
      { username },
      { address: "103.4.144.7", headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/128.0" } },
    );
    expect(first.body.value).not.toHaveProperty("lastLogin");
    const time = house.clock.now().toISOString();
    house.clock.advance(HOUR_MS);
    expect((await members.logIn({ username })).body.value).toMatchObject({
      lastLogin: { time, ip: "103.4.144.7", country: expect.any(String), browser: "Firefox on Windows" },
    });
  });
});
