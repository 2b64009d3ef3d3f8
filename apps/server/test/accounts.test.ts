// Coming in, and who one is, through the whole pipeline with sealed bodies. The hash is the real one; the test only
// counts its runs, and can hold them up.
import { availableParallelism } from "node:os";
import type * as Argon2 from "@node-rs/argon2";
import { DEMO_PASSWORD, membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { StatusMove } from "../src/domains/accounts/accounts.ts";

const hashing = vi.hoisted(() => ({
  runs: 0,
  now: 0,
  most: 0,
  /** While set, every run waits for it. */
  held: null as Promise<void> | null,
}));
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    verify: async (...given: Parameters<typeof real.verify>) => {
      hashing.runs += 1;
      hashing.now += 1;
      hashing.most = Math.max(hashing.most, hashing.now);
      await hashing.held;
      return real.verify(...given).finally(() => (hashing.now -= 1));
    },
  };
});

const MINUTE_MS = 60_000;
const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ATTEMPTS_TIMES: "1000000",
};
/** One core is left for everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const WAITING = 40 * AT_ONCE;

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => {
  Object.assign(hashing, { runs: 0, now: 0, most: 0, held: null });
  house.clock.advance(MINUTE_MS);
});

const move = (id: bigint, to: StatusMove): Promise<boolean> =>
  house.app.foundation.database.transaction((tx) => house.app.accounts.setStatus(tx, id, to));
const info = (token: string, options: SendOptions = {}) =>
  members.codeOf("GET", "/wps/member/info", { token, ...options });
const post = (path: string, token: string) => members.codeOf("POST", path, { token });

describe("login", () => {
  it("[ACC-15] [ACC-17] username and password give a session, by loginV2 and by login", async () => {
    const { username } = await members.person();
    const second = await members.logIn({ username });
    expect(second.body.value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/u),
      firstTimeLogin: false,
      passwordExpired: false,
      userName: username,
      weakPassword: false,
    });
    const first = await members.logIn({ username }, {}, "/wps/session/login");
    expect(Object.keys(first.body.value as object)).toEqual([
      "token",
      "firstTimeLogin",
      "passwordExpired",
      "userName",
      "lastLogin",
    ]);
    expect(await info(tokenOf(first))).toEqual([200, null]);
  });

  it("[ACC-20] the name is trimmed and its case does not matter; the answer has it as it was chosen", async () => {
    const { username } = await members.person();
    const { body } = await members.logIn({ username: `  ${username.toUpperCase()} ` });
    expect(body.value).toMatchObject({ userName: username });
  });

  it("[ACC-26] [abuse 55] a name that does not exist, a wrong password and a guest's name: one answer, one hash run each", async () => {
    const { username } = await members.person();
    const guest = { username: "guest0011223344ff", account_type: 4, created_by: "FREE_PLAY" };
    await members.rows(
      `insert into members (username, nickname, account_type, created_by, created_at, trial_ends_at)
       values ($1, $1, $2, $3, now(), now() + interval '1 day')`,
      Object.values(guest),
    );
    const answers: unknown[] = [];
    for (const input of [
      { username: "nobodyatall" },
      { username, password: "Jonaki-124" },
      { username: guest.username },
    ]) {
      hashing.runs = 0;
      const { status, body } = await members.logIn(input);
      answers.push({ status, body, runs: hashing.runs });
    }
    const alike = {
      status: 422,
      body: {
        success: false,
        code: "LOGIN_FAILED",
        value: { captcha: false },
        message: "ব্যবহারকারীর নাম বা পাসওয়ার্ড ভুল।",
      },
      runs: 1,
    };
    expect(answers).toEqual([alike, alike, alike]);
  });

  it.each([
    ["10 MB", "x".repeat(10 * 1024 * 1024), [413, "TOO_LARGE"]],
    ["60 KB", "x".repeat(45_000), [400, "BAD_REQUEST"]],
    ["nothing", "", [400, "BAD_REQUEST"]],
    ["a NUL", "Jonaki\u0000123", [400, "BAD_REQUEST"]],
    ["257 bytes", "x".repeat(257), [400, "BAD_REQUEST"]],
    ["1,000 letters", "ক".repeat(1_000), [400, "BAD_REQUEST"]],
    ["86 letters of 3 bytes", "ক".repeat(86), [400, "BAD_REQUEST"]],
  ])(
    "[ACC-26] [abuse 54] a password of %s is refused before anything is hashed",
    async (_name, password, expected) => {
      const { status, body } = await members.logIn({ username: "demo", password });
      expect([status, body.code, hashing.runs]).toEqual([...expected, 0]);
    },
  );

  it("[abuse 54] 256 bytes are hashed like any other", async () => {
    const { status } = await members.logIn({ username: "demo", password: "x".repeat(256) });
    expect([status, hashing.runs]).toEqual([422, 1]);
  });

  it.each([
    [{ username: { $ne: null } }],
    [{ username: ["demo"] }],
    [{ username: 1 }],
    [{ username: "" }],
    [{ username: "x".repeat(65) }],
    [{ username: "demo", password: { $gt: "" } }],
    [{ username: "demo", type: "root" }],
  ])("[abuse 57] [CALL-2.1] %j is refused by its type", async (input) => {
    const { status, body } = await members.logIn(input);
    expect([status, body.code, hashing.runs]).toEqual([400, "BAD_REQUEST", 0]);
  });

  it("[CALL-18] [CALL-19] [CALL-6] neither call takes a plain payload", async () => {
    for (const path of ["/wps/session/login", "/wps/v2/session/login"]) {
      const { status, body } = await house.send("POST", path, {
        body: { username: "demo", password: DEMO_PASSWORD },
      });
      expect([status, body.code]).toEqual([400, "SEAL_INVALID"]);
    }
  });

  it("[ACC-16] providers and devices have calls of their own, and nothing is hashed", async () => {
    const { body } = await members.logIn({ username: "demo", type: "" });
    expect([body.code, hashing.runs]).toEqual(["OPERATION_NOT_ENABLED", 0]);
  });

  it("[ACC-13] from an agent-centre link only agents come in, and only after the right password", async () => {
    expect((await members.logIn({ username: "demo", ac: "teamOverview" })).body.code).toBe("NOT_AGENT");
    expect((await members.logIn({ username: "demo", ac: "x", password: "wrong-one" })).body.code).toBe(
      "LOGIN_FAILED",
    );
    expect((await members.logIn({ username: "demoagent", ac: "teamOverview" })).body.success).toBe(true);
  });

  it("[ACC-26] 12 logins at once leave a core to others, and all are answered", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => members.logIn({ username: "demo" })));
    expect(answers.every(({ body }) => body.success)).toBe(true);
    expect([hashing.runs, hashing.most]).toEqual([12, AT_ONCE]);
  });

  it("[CALL-2.11] a flood is sent away with 503 instead of waiting without end, and everything else goes on", async () => {
    let release = (): void => undefined;
    hashing.held = new Promise((resolve) => (release = resolve));
    // Some run, some wait, and the first to get an answer are those for whom there is no place.
    const tooMany = 3;
    let answers = 0;
    const sent = Array.from({ length: AT_ONCE + WAITING + tooMany }, async () => {
      const answer = await members.logIn({ username: "nobodyatall" });
      answers += 1;
      return answer;
    });
    const { status, body, headers } = await Promise.race(sent);
    expect([status, body.code, headers["retry-after"]]).toEqual([503, "TRY_LATER", "10"]);
    // From now on nothing of a login is even read.
    const unread = await house.send("POST", "/wps/v2/session/login", { body: { sealed: "not a seal" } });
    expect([unread.status, unread.headers["retry-after"]]).toEqual([503, "10"]);
    expect((await house.send("GET", "/wps/system/whitelabel")).status).toBe(200);
    // Every one of them: a login that arrived after the release would find a place again.
    await expect.poll(() => answers).toBe(tooMany);
    hashing.held = null;
    release();
    const answered = Object.groupBy(await Promise.all(sent), (one) => one.status);
    expect([answered[422]?.length, answered[503]?.length]).toEqual([AT_ONCE + WAITING, tooMany]);
    expect((await members.logIn({ username: "demo" })).body.success).toBe(true);
  });

  it("remembers when and from where the last login came", async () => {
    const { id, username } = await members.person();
    await members.logIn({ username }, { address: "203.0.113.77" });
    expect(
      await members.rows("select last_login_at, last_login_address from members where id = $1", [id]),
    ).toEqual([{ last_login_at: house.clock.now(), last_login_address: "203.0.113.77" }]);
  });
});

describe("a locked account", () => {
  it("[ACC-14.1] [ACC-14.2] a locked account says so without a hash; its sessions go on, and after its time it comes in", async () => {
    const { id, username } = await members.person();
    const token = await members.enter(username);
    await move(id, { to: "LOCKED", until: new Date(house.clock.now().getTime() + 5 * MINUTE_MS) });
    hashing.runs = 0;
    const stranger = await members.logIn({ username }, { address: "203.0.113.8" });
    expect([stranger.body.code, hashing.runs]).toEqual(["ACCOUNT_LOCKED", 0]);
    expect(await info(token)).toEqual([200, null]);
    house.clock.advance(5 * MINUTE_MS);
    expect((await members.logIn({ username })).body.success).toBe(true);
  });
});

describe("what changes while the password is checked", () => {
  async function loginDuring(change: (who: { id: bigint; username: string }) => Promise<unknown>) {
    const who = await members.person();
    let release = (): void => undefined;
    hashing.held = new Promise((resolve) => (release = resolve));
    const answer = members.logIn({ username: who.username });
    await vi.waitUntil(() => hashing.runs === 1);
    await change(who);
    release();
    return (await answer).body.code;
  }

  it("[ACC-14] an account that was suspended meanwhile stays outside", async () => {
    expect(await loginDuring(({ id }) => move(id, { to: "SUSPENDED" }))).toBe("ACCOUNT_SUSPENDED");
  });

  it("[ACC-26] a password that was changed meanwhile is the wrong one", async () => {
    const change = ({ id }: { id: bigint }) =>
      members.rows(
        "update members set password_hash = (select password_hash from members where username = 'demo2') where id = $1",
        [id],
      );
    expect(await loginDuring(change)).toBe("LOGIN_FAILED");
  });
});

describe("member info", () => {
  it("[ACC-72] [CALL-25] has id, account, nickname, type, toUpline, clubLabel, memberLabel, avatar and avatarType", async () => {
    const upline = await members.person({ account_type: 2 });
    const { id, username } = await members.person({
      account_type: 41,
      rank_level: 5,
      labels: ["vip", "night"],
      upline_id: upline.id,
      avatar: "a7.png",
      avatar_type: "CUSTOM",
    });
    const token = await members.enter(username);
    const read = async (language: string) =>
      (await house.send("GET", "/wps/member/info", { token, headers: { language } })).body.value;
    const expected = {
      id: String(id),
      account: username,
      nickname: expect.stringMatching(/^Nick/u),
      type: 41,
      toUpline: true,
      clubLabel: { labelName: "গোধূলি II", rankLevel: 5 },
      memberLabel: ["vip", "night"],
      avatar: "a7.png",
      avatarType: "CUSTOM",
    };
    expect(await read("BN")).toEqual(expected);
    expect(await read("EN")).toEqual({ ...expected, clubLabel: { labelName: "Dusk II", rankLevel: 5 } });
  });

  it("[WAL-23] toUpline is true only below a type 1 or 2", async () => {
    for (const [type, expected] of [
      [1, true],
      [2, true],
      [41, false],
      [42, false],
    ] as const) {
      const upline = await members.person({ account_type: type });
      const token = await members.enter((await members.person({ upline_id: upline.id })).username);
      const { body } = await house.send("GET", "/wps/member/info", { token });
      expect(body.value).toMatchObject({ toUpline: expected });
    }
  });

  it("[ACC-11] [abuse 67] another member's id in query or headers answers the own data", async () => {
    const [mine, other] = [await members.person(), await members.person()];
    const token = await members.enter(mine.username);
    const { body } = await house.send(
      "GET",
      `/wps/member/info?customerId=${other.id}&id=${other.id}&account=${other.username}`,
      { token, headers: { "x-user-id": String(other.id), cookie: `customerId=${other.id}` } },
    );
    expect(body.value).toMatchObject({ id: String(mine.id), account: mine.username });
  });
});

describe("the first login", () => {
  it("[ACC-24] [CALL-41] an account that an agent made is asked once: firstLogin records its time, and no second one changes it", async () => {
    const { id, username } = await members.person({ created_by: "AGENT" });
    const answer = await members.logIn({ username });
    expect(answer.body.value).toMatchObject({ firstTimeLogin: true });
    const token = tokenOf(answer);
    const when = house.clock.now();
    expect(await post("/wps/member/firstLogin", token)).toEqual([200, null]);
    house.clock.advance(MINUTE_MS);
    expect(await post("/wps/member/firstLogin", token)).toEqual([200, null]);
    expect(await members.rows("select first_login_at from members where id = $1", [id])).toEqual([
      { first_login_at: when },
    ]);
    expect((await members.logIn({ username })).body.value).toMatchObject({ firstTimeLogin: false });
  });
});

describe("demo accounts", () => {
  it.each([
    ["demo", 0],
    ["demo2", 0],
    ["demoagent", 1],
  ])("%s comes in with the printed password and is of type %i", async (username, type) => {
    const answer = await members.logIn({ username });
    expect(answer.body.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    const { body } = await house.send("GET", "/wps/member/info", { token: tokenOf(answer) });
    expect(body.value).toMatchObject({ account: username, type });
  });
});
