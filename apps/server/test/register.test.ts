// Becoming a member through the whole pipeline: by name and by number, with what is kept of it, and that of many at
// once no name is given twice.
import type { SendOptions } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import {
  codeOf,
  device,
  fieldsOf,
  newNumber,
  openRegisterStage,
  openRegistrations,
  PASSWORD,
  sendCode,
} from "./register-test-doubles.ts";

const { stage, register, registerMobile, rows, get, info, idOf, memberOf, demand } = openRegistrations();

describe("the form", () => {
  it("[CALL-30] [ACC-88] its settings are the tabs, the terms' version and the age, as flags and settings say", async () => {
    const usual = { tabs: ["register", "registerMobile"], termsVersion: "1", minimumAge: 18 };
    expect(await get("/wps/system/setting/register")).toEqual(usual);
    await stage().setFlag("MOBILENUMREG3", false);
    await stage().setSetting("termsVersion", "2026-12");
    await stage().setSetting("minimumAge", 21);
    expect(await get("/wps/system/setting/register")).toEqual({
      tabs: ["register"],
      termsVersion: "2026-12",
      minimumAge: 21,
    });
    await stage().setSetting("minimumAge", 12);
    await stage().setFlag("DIRECTREG3", false);
    expect(await get("/wps/system/setting/register")).toMatchObject({ tabs: [], minimumAge: 18 });
  });

  it("[CALL-35] [ACC-89] [ACC-108] its field rules are those of the permission answer, with what an operator changed", async () => {
    await stage().setSetting("registrationFields", {
      idNumber: { enabled: true },
      email: { required: true },
    });
    const rules = (await get("/wps/system/setting/register/rules")) as { field: string }[];
    const permission = (await get("/wps/system/status?url=localhost")) as { registrationRules: unknown };
    expect(rules).toEqual(permission.registrationRules);
    const named = (field: string) => rules.find((rule) => rule.field === field);
    expect(named("idNumber")).toMatchObject({ enabled: true, patternId: 7, minLength: 10, maxLength: 17 });
    expect(named("email")).toMatchObject({ enabled: true, required: true, patternId: 4 });
    expect(named("username")).toEqual({
      field: "username",
      enabled: true,
      required: true,
      acceptedPattern: null,
      patternId: 2,
      minLength: 6,
      maxLength: 16,
    });
  });
});

describe("a registration", () => {
  it("[CALL-26] [ACC-87] [ACC-84] [ACC-106] makes a member who is inside at once, with empty pockets of its own", async () => {
    const answer = await register({ username: "Moyna22" });
    expect(answer.body.value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/u),
      firstTimeLogin: false,
      passwordExpired: false,
      userName: "Moyna22",
    });
    expect(await info(answer)).toMatchObject({
      account: "Moyna22",
      nickname: "Moyna22",
      type: 0,
      toUpline: false,
    });
    const { id, created_by: by, upline_id: upline } = await memberOf(answer);
    expect([by, upline]).toEqual(["SELF", null]);
    const money = await rows("select kind from ledger_accounts where owner_kind = 'MEMBER' and owner = $1", [
      String(id),
    ]);
    expect(money.map(({ kind }) => kind)).toContain("CASH");
    expect((await stage().members.logIn({ username: "moyna22", password: PASSWORD })).body.success).toBe(
      true,
    );
  });

  it("[ACC-102] [ACC-138] keeps terms, age statement, time, address, device and way, and the book tells of it", async () => {
    const from = { device: device("kept"), address: "203.0.113.9" };
    const answer = await register({ registerUrl: "https://play.example/register?x=1" }, from);
    const id = await idOf(answer);
    const [kept] = await rows("select * from registrations where member_id = $1", [id]);
    expect(kept).toMatchObject({
      terms_version: "1",
      age_stated: 18,
      at: stage().house.clock.now(),
      method: "WEB",
      form: "register",
      url: "https://play.example/register?x=1",
      ...from,
      affiliate_code: null,
      referrer_id: null,
    });
    const [entry] = await rows("select * from audit_entries where member_id = $1 and kind = 'REGISTERED'", [
      id,
    ]);
    expect(entry).toMatchObject({ actor: "MEMBER", success: true, ...from });
    expect(
      JSON.stringify(entry, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
    ).not.toContain(PASSWORD);
  });

  it("[ACC-84] with login false the member is there and nobody is logged in", async () => {
    const { body } = await register({ username: "Moyna23", login: false });
    expect(body.value).toEqual({
      token: "",
      firstTimeLogin: false,
      passwordExpired: false,
      userName: "Moyna23",
    });
    expect(
      await rows("select from sessions s join members m on m.id = s.member_id where m.username = 'Moyna23'"),
    ).toEqual([]);
    expect((await stage().members.logIn({ username: "Moyna23", password: PASSWORD })).body.success).toBe(
      true,
    );
  });

  it("[ACC-20] [ACC-131] what was written stands in the profile and among the contacts, said and not verified", async () => {
    const { typed, key } = newNumber();
    const written = { payeeName: " মোঃ আব্দুর রহিম ", email: "Rahim.K@Example.com", mobileNum: ` ${typed} ` };
    const id = await idOf(await register(written));
    expect(
      await rows("select kind, value, verified_at from contacts where member_id = $1 order by kind", [id]),
    ).toEqual([
      { kind: "MAIL", value: "rahim.k@example.com", verified_at: null },
      { kind: "MOBILE", value: key, verified_at: null },
    ]);
    expect(await rows("select payee_name from profiles where member_id = $1", [id])).toEqual([
      { payee_name: "মোঃ আব্দুর রহিম" },
    ]);
  });

  it("[ACC-106] when its money cannot be opened there is no member, and nothing of it is left", async () => {
    const broken = await openRegisterStage({}, { openMoney: () => Promise.reject(new Error("no money")) });
    try {
      await broken.setFlag("REGMOBVERF3", false);
      expect((await broken.register({ username: "Halfway1", email: "half@example.com" })).status).toBe(500);
      const left = [
        "select from members where username = 'Halfway1'",
        "select from registrations",
        "select from contacts",
      ];
      for (const text of left) expect(await broken.members.rows(text)).toEqual([]);
    } finally {
      await broken.house.stop();
    }
  });

  it("[ACC-87] it is sealed or nothing", async () => {
    const plain = await stage().house.send("PUT", "/wps/member/register", { body: stage().form() });
    expect(codeOf(plain)).toEqual([400, "SEAL_INVALID"]);
  });
});

describe("a registration by number", () => {
  it("[CALL-27] [ACC-95] [ACC-97] the number without its 0 is the name, and a code makes it the member's", async () => {
    await demand();
    const { typed, key } = newNumber();
    const answer = await registerMobile({
      mobileNum: typed,
      verificationCode: await sendCode(stage(), key),
      username: undefined,
    });
    const name = typed.slice(1);
    expect(answer.body.value).toMatchObject({ userName: name });
    const id = await idOf(answer);
    expect(await rows("select value, verified_at from contacts where member_id = $1", [id])).toEqual([
      { value: key, verified_at: stage().house.clock.now() },
    ]);
    expect((await stage().members.logIn({ username: name, password: PASSWORD })).body.success).toBe(true);
  });

  it("[ACC-97] both forms of a number are the same account", async () => {
    await demand();
    const { typed, key } = newNumber();
    const form = async (mobileNum: string) => ({ mobileNum, verificationCode: await sendCode(stage(), key) });
    expect((await registerMobile(await form(typed))).body.success).toBe(true);
    expect(codeOf(await registerMobile(await form(typed.slice(1))))).toEqual([422, "MOBILE_TAKEN"]);
  });

  it("[ACC-96] [SITE-15] with USERNAMEREG3 off the register tab takes the name from the number", async () => {
    await stage().setFlag("USERNAMEREG3", false);
    const { typed } = newNumber();
    expect((await register({ mobileNum: typed, username: "Ignored99" })).body.value).toMatchObject({
      userName: typed.slice(1),
    });
    expect(fieldsOf(await register({ username: "Ignored99" }))).toEqual(["VALIDATION", ["mobileNum"]]);
    expect(codeOf(await register({ mobileNum: typed.slice(1) }))).toEqual([422, "USERNAME_TAKEN"]);
  });

  it("[ACC-94] [SITE-15] the number's tab asks for the second password only with MOBILENUMPASSREG3 on", async () => {
    const typed = () => ({ mobileNum: newNumber().typed, confirmPassword: undefined });
    expect(fieldsOf(await registerMobile(typed()))).toEqual(["VALIDATION", ["confirmPassword"]]);
    await stage().setFlag("MOBILENUMPASSREG3", false);
    expect((await registerMobile(typed())).body.success).toBe(true);
  });

  it("[ACC-92] [ACC-98] [ACC-108] the number is needed there, and it is one of its country", async () => {
    for (const mobileNum of [undefined, "", "01212345678", "0171234567", "+8801712345678", "017-12345678"])
      expect(fieldsOf(await registerMobile({ mobileNum }))).toEqual(["VALIDATION", ["mobileNum"]]);
    expect((await registerMobile({ mobileNum: "9812345678", countryDialingCode: "91" })).body.success).toBe(
      true,
    );
  });
});

describe("what has to be agreed to", () => {
  it("[ACC-101] [ACC-102] nobody registers without the terms, or with terms that are no longer valid", async () => {
    expect(codeOf(await register({ termsVersion: undefined }))).toEqual([422, "TERMS_REQUIRED"]);
    await stage().setSetting("termsVersion", "2");
    expect(codeOf(await register({ termsVersion: "1" }))).toEqual([422, "TERMS_REQUIRED"]);
    expect((await register({ termsVersion: "2" })).body.success).toBe(true);
  });

  it("[ACC-136] [ACC-137] or without stating to be of age, which is kept with the age that was asked for", async () => {
    for (const ageConfirmed of [undefined, false])
      expect(codeOf(await register({ ageConfirmed }))).toEqual([422, "FIELD_REQUIRED"]);
    await stage().setSetting("minimumAge", 21);
    const id = await idOf(await register());
    expect(await rows("select age_stated from registrations where member_id = $1", [id])).toEqual([
      { age_stated: 21 },
    ]);
  });
});

describe("what is switched off", () => {
  it("[SITE-15] with DIRECTREG3 off nobody registers, and the number's tab is there with MOBILENUMREG3 only", async () => {
    await stage().setFlag("MOBILENUMREG3", false);
    expect(codeOf(await registerMobile({ mobileNum: newNumber().typed }))).toEqual([
      422,
      "OPERATION_NOT_ENABLED",
    ]);
    expect((await register()).body.success).toBe(true);
    await stage().setFlag("DIRECTREG3", false);
    expect(codeOf(await register())).toEqual([422, "OPERATION_NOT_ENABLED"]);
  });
});

describe("many at once", () => {
  it("[ACC-107] of 200 that want one name at once, one becomes a member and 199 are told that it is taken", async () => {
    const wanted = Array.from({ length: 200 }, (_one, place) =>
      place % 2 === 0 ? "OneName77" : "oneNAME77",
    );
    const definite = async (username: string, options: SendOptions): Promise<string | null> => {
      const { body, status } = await register({ username }, options);
      // The line before the slow hash is full: the caller is asked to come back, and does.
      return status === 503 ? definite(username, options) : body.code;
    };
    const codes = await Promise.all(
      wanted.map((username, place) =>
        definite(username, { device: device(`race${place}`), address: `198.19.0.${place}` }),
      ),
    );
    const counted = Object.groupBy(codes, String);
    expect([counted["null"]?.length, counted["USERNAME_TAKEN"]?.length]).toEqual([1, 199]);
    const made = await rows("select id from members where username_key = 'onename77'");
    expect(made).toHaveLength(1);
    const [{ id } = {}] = made;
    const of = async (table: string) =>
      (await rows(`select count(*)::int as n from ${table} where member_id = $1`, [id]))[0]?.["n"];
    expect([await of("registrations"), await of("sessions")]).toEqual([1, 1]);
  });
});
