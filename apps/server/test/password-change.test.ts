// Changing one's password, by choice and because it is due [ACC-44 to ACC-56].
import { DEMO_PASSWORD, membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const NEW = "n7#kQ2!vwx";
const WEAK = DEMO_PASSWORD;

let house: TestApp;
let strict: TestApp;
let members: Members;
let strictMembers: Members;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  strict = await startTestApp({ WEAK_DEFAULT_PASSWORD: WEAK }, { realSessions: true });
  members = membersOf(house);
  strictMembers = membersOf(strict);
});
afterAll(async () => {
  await house.stop();
  await strict.stop();
});
beforeEach(() => house.clock.advance(20 * MINUTE_MS));

const change = async (
  token: string,
  input: { oldPassword?: string; newPassword?: string; confirmNewPassword?: string } = {},
  app: TestApp = house,
) => {
  const newPassword = input.newPassword ?? NEW;
  const sealed = await app.seal({
    oldPassword: DEMO_PASSWORD,
    newPassword,
    confirmNewPassword: newPassword,
    ...input,
  });
  return (await app.send("POST", "/wps/member/password", { token, body: { sealed } })).body;
};

describe("by choice", () => {
  it("[ACC-49] [ACC-56] [CALL-28] the new password counts, other sessions end, this one goes on", async () => {
    const { username } = await members.person();
    const [other, own] = [await members.enter(username), await members.enter(username)];
    expect((await change(own)).success).toBe(true);
    expect((await members.codeOf("GET", "/wps/member/info", { token: other }))[0]).toBe(401);
    expect(await members.codeOf("GET", "/wps/member/info", { token: own })).toEqual([200, null]);
    expect((await members.logIn({ username })).body.code).toBe("LOGIN_FAILED");
    expect((await members.logIn({ username, password: NEW })).body.success).toBe(true);
  });

  it("[ACC-41] every remembered device is forgotten with it", async () => {
    const { id, username } = await members.person();
    const token = tokenOf(await members.logIn({ username, remember: true }));
    await change(token);
    expect(await members.rows("select id from device_credentials where member_id = $1", [id])).toEqual([]);
  });

  it("[ACC-52] [ACC-53] [ACC-54] the refusals, in the order of the call", async () => {
    const { username } = await members.person();
    const token = await members.enter(username);
    const code = async (input: Parameters<typeof change>[1]) => (await change(token, input)).code;
    expect(await code({ oldPassword: "Wrong-one-1", newPassword: "short" })).toBe("PASSWORD_OLD_WRONG");
    expect(await code({ newPassword: "short", confirmNewPassword: "other" })).toBe("VALIDATION");
    expect(await code({ newPassword: DEMO_PASSWORD, confirmNewPassword: NEW })).toBe("PASSWORD_MISMATCH");
    expect(await code({ newPassword: DEMO_PASSWORD })).toBe("PASSWORD_SAME");
    expect(await code({ newPassword: "password123" })).toBe("PASSWORD_COMMON");
  });

  it("[ACC-53] a wrong old password counts as a failed login: the tenth locks, and nothing is judged any more", async () => {
    const { username } = await members.person();
    const token = await members.enter(username);
    for (let time = 0; time < 10; time += 1)
      expect((await change(token, { oldPassword: "Wrong-one-1" })).code).toBe("PASSWORD_OLD_WRONG");
    expect((await change(token)).code).toBe("ACCOUNT_LOCKED");
    const stranger = await members.logIn({ username }, { address: "203.0.113.8" });
    expect(stranger.body.code).toBe("ACCOUNT_LOCKED");
    expect(await members.codeOf("GET", "/wps/member/info", { token })).toEqual([200, null]);
  });

  it("[ACC-56] of several changes at once one takes place", async () => {
    const { username } = await members.person();
    const token = await members.enter(username);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, place) => change(token, { newPassword: `${NEW}-${place}` })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it("[abuse 65] [abuse 78] no other site's page can send it", async () => {
    const token = await members.enter((await members.person()).username);
    const sealed = await house.seal({
      oldPassword: DEMO_PASSWORD,
      newPassword: NEW,
      confirmNewPassword: NEW,
    });
    const { status } = await house.send("POST", "/wps/member/password", {
      token,
      body: { sealed },
      headers: { origin: "https://evil.example" },
    });
    expect(status).toBe(403);
  });
});

describe("because it is due", () => {
  it("[ACC-44] [ACC-46] [ACC-47] who comes in with the weak default may do nothing before the change", async () => {
    const { username } = await strictMembers.person();
    const { body } = await strictMembers.logIn({ username });
    expect(body.value).toMatchObject({ weakPassword: true });
    const token = (body.value as { token: string }).token;
    const answers = await Promise.all([
      strictMembers.codeOf("GET", "/wps/v2/wallets/balance", { token }),
      strictMembers.codeOf("GET", "/wps/session/list", { token }),
      strictMembers.codeOf("GET", "/wps/member/info", { token }),
    ]);
    expect(answers).toEqual([
      [403, "PASSWORD_MUST_CHANGE"],
      [403, "PASSWORD_MUST_CHANGE"],
      [200, null],
    ]);
    expect((await change(token, {}, strict)).success).toBe(true);
    expect(await strictMembers.codeOf("GET", "/wps/session/list", { token })).toEqual([200, null]);
  });

  it("[ACC-54] nobody may choose the weak default", async () => {
    const { username } = await strictMembers.person();
    const token = tokenOf(await strictMembers.logIn({ username }));
    await change(token, {}, strict);
    const back = { oldPassword: NEW, newPassword: WEAK };
    expect((await change(token, back, strict)).code).toBe("PASSWORD_SAME");
  });

  it("[ACC-44] [ACC-24] so may who comes for the first time into an account that an agent made", async () => {
    const { username } = await members.person({ created_by: "AGENT" });
    const token = await members.enter(username);
    expect(await members.codeOf("GET", "/wps/session/list", { token })).toEqual([
      403,
      "PASSWORD_MUST_CHANGE",
    ]);
    expect(await members.codeOf("POST", "/wps/member/firstLogin", { token })).toEqual([200, null]);
  });

  it("[ACC-44] [ACC-48] an expired password has to be changed only while PWDEXPFORCECHANGE3 is on", async () => {
    const { id, username } = await members.person();
    await members.rows("update members set password_set_at = now() - interval '91 days' where id = $1", [id]);
    const listed = async () => {
      const answer = await members.logIn({ username });
      expect(answer.body.value).toMatchObject({ passwordExpired: true });
      return members.codeOf("GET", "/wps/session/list", { token: tokenOf(answer) });
    };
    const before = house.app.site.isOn("PWDEXPFORCECHANGE3");
    expect((await listed())[1]).toBe(before ? "PASSWORD_MUST_CHANGE" : null);
    await members.rows("update whitelabel_nodes set enabled = $1 where mod_id = 'PWDEXPFORCECHANGE3'", [
      !before,
    ]);
    await house.app.site.reload();
    expect((await listed())[1]).toBe(before ? null : "PASSWORD_MUST_CHANGE");
  });
});
