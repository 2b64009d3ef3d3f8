// What is sent to log in by each way, and what a refusal or an extra step leaves behind.
import { describe, expect, it } from "vitest";
import { changePassword, knownPassword } from "./change-password.flow.ts";
import { doorOf } from "./door.ts";
import { logIn, logInByDevice, logInByIdentity, passChallenge } from "./log-in.flow.ts";
import { rememberedMobile, rememberedUser } from "./remembered.rules.ts";
import { CAME, house, refusal } from "./test-house.ts";

const TYPED = {
  type: "username",
  username: " rina01 ",
  password: " Jonaki-123\t",
  remember: false,
  ac: null,
} as const;
const METHODS = [{ method: "SMS", target: "+880 17** ***678" }] as const;
const ASKED = { ok: true, value: { challenge: { id: "c-1", methods: METHODS } } };
const PUZZLE = { challenge: { id: "p-1", puzzle: "puzzle" } };

describe("logging in by password or code", () => {
  it("[ACC-15] [ACC-16] [ACC-20] sends the trimmed name and password with type username", async () => {
    const { services, heard } = house();
    expect(await logIn(services, TYPED)).toEqual({ kind: "inside" });
    expect(heard).toEqual([
      ["loginV2", { username: "rina01", password: "Jonaki-123", type: "username", remember: false }],
    ]);
  });

  it("[ACC-16] [ACC-19] by SMS the number is the name, the code the password, with the number's country", async () => {
    const { services, heard } = house();
    await logIn(services, { ...TYPED, type: "sms", username: "01712345678", countryDialingCode: "880" });
    expect(heard[0]?.[1]).toMatchObject({ type: "sms", username: "01712345678", countryDialingCode: "880" });
  });

  it("[ACC-13] says which agent-centre link it started from", async () => {
    const { services, heard } = house();
    await logIn(services, { ...TYPED, ac: "teamOverview" });
    expect(heard[0]?.[1]).toMatchObject({ ac: "teamOverview" });
  });

  it("[ACC-25] [ACC-26] a refusal saves nothing and has the server's words", async () => {
    const { services, session } = house({ loginV2: refusal("LOGIN_FAILED", { captcha: false }) });
    expect(await logIn(services, TYPED)).toEqual({
      kind: "refused",
      code: "LOGIN_FAILED",
      text: "text of LOGIN_FAILED",
      asksMore: false,
    });
    expect(session.token()).toBeNull();
  });

  it("[ACC-27] [ACC-29] a failure that says so shows the captcha; no answer at all does not", async () => {
    const { services, session } = house({ loginV2: refusal("LOGIN_FAILED", { captcha: true }) });
    expect(await logIn(services, TYPED)).toMatchObject({ asksMore: true });
    expect(doorOf(session).captchaUntilMs.get()).not.toBeNull();
    const quiet = house({ loginV2: refusal("NETWORK") });
    expect(await logIn(quiet.services, TYPED)).toMatchObject({ asksMore: false });
  });

  it("[ACC-34] [ACC-35] a demanded proof is given without the user, once, and the call repeated", async () => {
    const answer = (input: unknown) =>
      "verification" in (input as object) ? { ok: true, value: CAME } : refusal("VERIFY_FIRST", PUZZLE);
    const { services, heard } = house({ loginV2: answer });
    expect(await logIn(services, TYPED)).toEqual({ kind: "inside" });
    expect(heard.map(([, input]) => (input as { verification?: object }).verification)).toEqual([
      undefined,
      { id: "p-1", answer: "solved puzzle" },
    ]);
  });

  it("[ACC-34] a puzzle that cannot be solved is told as such, and not tried for ever", async () => {
    const { services, heard } = house({ loginV2: refusal("VERIFY_FIRST", PUZZLE) });
    const helpless = { ...services, solvePuzzle: () => Promise.resolve(null) };
    expect(await logIn(helpless, TYPED)).toMatchObject({
      code: "VERIFY_FIRST",
      text: "text of VERIFY_FIRST",
    });
    expect(heard).toHaveLength(1);
    expect(await logIn(services, TYPED)).toMatchObject({ code: "VERIFY_FIRST" });
    expect(heard).toHaveLength(3);
  });
});

describe("a remembered login", () => {
  it("[ACC-38] [ACC-41] the box decides whether name and flag stay; a password never does", async () => {
    const { services, jar } = house();
    await logIn(services, { ...TYPED, remember: true });
    expect([rememberedUser(services.cookies), jar.getItem("loginRemember")]).toEqual(["rina01", "1"]);
    const kept = Array.from({ length: jar.length }, (_one, place) => jar.getItem(jar.key(place) ?? ""));
    expect(kept.join()).not.toContain("Jonaki-123");
    await logIn(services, TYPED);
    expect([rememberedUser(services.cookies), jar.length]).toEqual([null, 0]);
  });

  it("[ACC-38] [ACC-43] by SMS number and country stay, and a login by name takes them away", async () => {
    const { services } = house();
    const sms = { ...TYPED, type: "sms", username: "01712345678", remember: true } as const;
    await logIn(services, { ...sms, countryDialingCode: "880" });
    expect(rememberedMobile(services.cookies)).toEqual({
      mobileNum: "01712345678",
      countryDialingCode: "880",
    });
    await logIn(services, TYPED);
    expect(rememberedMobile(services.cookies)).toBeNull();
  });

  it("[ACC-42] one click sends the name alone; a refused credential is forgotten, an outage is not", async () => {
    const good = house();
    expect(await logInByDevice(good.services, "rina01")).toEqual({ kind: "inside" });
    expect(good.heard).toEqual([["deviceLogin", { username: "rina01" }]]);
    const cut = house({ deviceLogin: refusal("NETWORK") });
    cut.services.cookies.write("loginRemember", "1");
    cut.services.cookies.write("lastRememberedUser", "rina01");
    expect(await logInByDevice(cut.services, "rina01")).toMatchObject({ kind: "refused", code: "NETWORK" });
    expect(rememberedUser(cut.services.cookies)).toBe("rina01");
    const over = house({ deviceLogin: refusal("LOGIN_FAILED") });
    over.services.cookies.write("loginRemember", "1");
    over.services.cookies.write("lastRememberedUser", "rina01");
    expect(await logInByDevice(over.services, "rina01")).toEqual({ kind: "forgotten" });
    expect(rememberedUser(over.services.cookies)).toBeNull();
  });

  it("[ACC-38] a cookie that somebody else wrote remembers nobody", () => {
    const { services } = house();
    services.cookies.write("loginTypeSms", "{broken");
    expect(rememberedMobile(services.cookies)).toBeNull();
    services.cookies.write("loginTypeSms", '{"mobileNum":7}');
    expect(rememberedMobile(services.cookies)).toBeNull();
  });
});

describe("an identity", () => {
  it("[ACC-36] [ACC-37] lets in, or is bound to nobody, or is refused", async () => {
    const inside = house();
    expect(await logInByIdentity(inside.services, "demo", "a.b.c")).toEqual({ kind: "inside" });
    expect(inside.heard).toEqual([["idpLogin", { provider: "demo", idToken: "a.b.c" }]]);
    const unbound = house({ idpLogin: refusal("NOT_FOUND") });
    expect(await logInByIdentity(unbound.services, "demo", "a.b.c")).toEqual({ kind: "unbound" });
    const barred = house({ idpLogin: refusal("ACCOUNT_SUSPENDED") });
    expect(await logInByIdentity(barred.services, "demo", "a.b.c")).toMatchObject({
      text: "text of ACCOUNT_SUSPENDED",
    });
  });
});

describe("the extra step", () => {
  it("[ACC-80] [ACC-126] a challenged login is nobody's session until the step is passed", async () => {
    const { services, session, heard } = house({ loginV2: ASKED });
    expect(await logIn(services, { ...TYPED, remember: true })).toEqual({ kind: "challenged" });
    expect([session.token(), rememberedUser(services.cookies)]).toEqual([null, null]);
    expect(doorOf(session).challenge.get()).toMatchObject({ id: "c-1", methods: METHODS });
    expect(await passChallenge(services, "123456")).toEqual({ kind: "inside" });
    expect(heard.at(-1)).toEqual(["challengeVerify", { challengeId: "c-1", answer: "123456" }]);
    expect([session.token(), rememberedUser(services.cookies)]).toEqual(["t-1", "rina01"]);
    expect(doorOf(session).challenge.get()).toBeNull();
  });

  it("[ACC-80] a wrong answer leaves it open, and without one there is nothing to pass", async () => {
    const { services, session } = house({ loginV2: ASKED, challengeVerify: refusal("CODE_INVALID") });
    await logIn(services, TYPED);
    expect(await passChallenge(services, "1")).toMatchObject({ kind: "refused", code: "CODE_INVALID" });
    expect(doorOf(session).challenge.get()).not.toBeNull();
    doorOf(session).challenge.set(null);
    expect(await passChallenge(services, "1")).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a changed password", () => {
  const change = { oldPassword: "old", newPassword: "Jonaki-456" };

  it("[ACC-49] [ACC-55] [ACC-56] is sent with its confirmation; the new login takes the session's place, cpw goes", async () => {
    const { services, session, heard } = house({ loginV2: { ok: true, value: { ...CAME, token: "t-2" } } });
    session.write("username", "Rina01");
    await changePassword(services, change);
    expect(heard).toEqual([
      ["changePassword", { ...change, confirmNewPassword: "Jonaki-456" }],
      ["loginV2", { username: "Rina01", password: "Jonaki-456", type: "username", remember: false }],
    ]);
    expect([session.token(), session.read("cpw")]).toEqual(["t-2", null]);
  });

  it("[ACC-53] a wrong old password changes nothing, and no login is tried", async () => {
    const { services, session, names } = house({ changePassword: refusal("PASSWORD_OLD_WRONG") });
    expect(await changePassword(services, change)).toMatchObject({ code: "PASSWORD_OLD_WRONG" });
    expect([session.read("cpw"), names()]).toEqual(["true", ["changePassword"]]);
  });

  it("[ACC-56] where the new login fails the session goes on without cpw", async () => {
    const { services, session } = house({ loginV2: refusal("NETWORK") });
    session.write("token", "t-0");
    await changePassword(services, change);
    expect([session.token(), session.read("cpw")]).toEqual(["t-0", null]);
  });

  it("[ACC-50] [ACC-51] the old one is known for five minutes after it was typed, and only while the change is due", async () => {
    const { services, session, time } = house({
      loginV2: { ok: true, value: { ...CAME, weakPassword: true } },
    });
    await logIn(services, TYPED);
    expect(knownPassword(services)).toBe("Jonaki-123");
    session.remove("cpw");
    expect(knownPassword(services)).toBeNull();
    session.write("cpw", "true");
    await time.advance(5 * 60_000);
    expect(knownPassword(services)).toBeNull();
  });
});
