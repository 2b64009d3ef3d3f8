// Who one is: the member's own page, and what may be changed on it, once or any time. Abuse case 77.
import { membersOf, startTestApp } from "@jonaki/testkit";
import type { Members, Sent, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { birthdayOf } from "../src/domains/accounts/profile/profiles.store.ts";

const MINUTE_MS = 60_000;
const RAISED = { LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ACCOUNT_PER_MINUTE: "1000000" };

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp(RAISED);
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(MINUTE_MS));

interface Own {
  readonly id: bigint;
  readonly token: string;
}
async function enter(columns: Readonly<Record<string, unknown>> = {}): Promise<Own> {
  const { id } = await members.person(columns);
  return { id, token: house.sessions.login({ accountId: String(id) }) };
}
const update = async ({ token }: Own, fields: object): Promise<Sent> =>
  house.send("POST", "/wps/member/info", { token, body: { sealed: await house.seal(fields) } });
const told = ({ status, body }: Sent): unknown => [
  status,
  body.code,
  ...((body.value as { fields?: string[] } | null)?.fields ?? []),
];
const isoOf = (value: unknown): string => (value as Date).toISOString();
interface Page {
  readonly fields: readonly { field: string; value: string; isFixed: boolean; enabled: boolean }[];
  readonly [name: string]: unknown;
}
const page = async ({ token }: Own): Promise<Page> =>
  (await house.send("GET", "/wps/member/profile", { token })).body.value as Page;
const field = async (own: Own, name: string) => (await page(own)).fields.find((one) => one.field === name);
const setSetting = async (value: object) => {
  await house.app.site.switches.setSetting("profileFields", value);
  await house.app.site.reload();
};

describe("the own page", () => {
  it("[CALL-185] [ACC-133] tells how the account came to be, and the contacts masked", async () => {
    const friend = await members.person({ username: "Shefali8" });
    const own = await enter({ last_login_at: "2026-11-01T08:00:00Z", last_login_address: "203.0.113.5" });
    await members.rows(
      `insert into registrations (member_id, at, method, form, device, address, terms_version, age_stated, referrer_id)
       values ($1, now(), 'WEB', 'register', 'd', 'a', '1', 18, $2)`,
      [own.id, friend.id],
    );
    await members.rows(
      "insert into contacts (member_id, kind, value, verified_at) values ($1, 'MOBILE', '8801712345678', now()), ($1, 'MAIL', 'rahim@example.com', null)",
      [own.id],
    );
    const [row] = await members.rows(
      "select created_at, password_set_at, referral_code from members where id = $1",
      [own.id],
    );
    expect(await page(own)).toMatchObject({
      registered: isoOf(row?.["created_at"]),
      passwordSet: isoOf(row?.["password_set_at"]),
      lastLogin: "2026-11-01T08:00:00.000Z",
      lastLoginIp: "203.0.113.5",
      referralCode: row?.["referral_code"],
      referrer: "Sh***i8",
      affiliateCode: null,
      mobile: { masked: "+880 17*****678", isVerified: true },
      mail: { masked: "r***@example.com", isVerified: false },
      hasPaymentPassword: false,
      totp: "OFF",
      bindings: [],
    });
  });

  it("[ACC-131] has the fields of the rule in their order, each with whether it is fixed and switched on", async () => {
    const { fields } = await page(await enter({ nickname: "Rina" }));
    expect(fields.map((one) => [one.field, one.value, one.isFixed, one.enabled])).toEqual([
      ["nickname", "Rina", false, true],
      ["payeeName", "", false, true],
      ["fullName", "", false, true],
      ["qqNum", "", false, false],
      ["whatsapp", "", false, false],
      ["facebook", "", false, false],
      ["telegram", "", false, false],
      ["line", "", false, false],
      ["zalo", "", false, false],
      ["idNumber", "", false, true],
      ["birthday", "", false, true],
      ["address", "", false, true],
      ["permanentAddress", "", false, true],
      ["currentAddress", "", false, true],
      ["nationality", "", false, true],
      ["placeOfBirth", "", false, true],
      ["occupation", "", false, true],
      ["sourceOfIncome", "", false, true],
    ]);
  });

  it("[ACC-11] nobody sees another's, and a guest has none", async () => {
    const [own, other] = [await enter(), await enter()];
    await update(other, { fullName: "Secret Person" });
    const { body } = await house.send("GET", `/wps/member/profile?customerId=${other.id}`, {
      token: own.token,
      headers: { "x-user-id": String(other.id) },
    });
    expect(JSON.stringify(body)).not.toContain("Secret");
    const guest = house.sessions.login({ accountType: 4 });
    expect((await house.send("GET", "/wps/member/profile", { token: guest })).body.code).toBe(
      "NEED_TRUE_ACCOUNT",
    );
  });
});

describe("changing it", () => {
  it("[CALL-92] [ACC-131] what may be changed any time is changed, and taken away again", async () => {
    const own = await enter();
    const first = { nickname: "রীনা২", address: " 12 Lake Road, Dhaka ", occupation: "Teacher" };
    expect(told(await update(own, first))).toEqual([200, null]);
    expect(await field(own, "address")).toMatchObject({ value: "12 Lake Road, Dhaka", isFixed: false });
    expect(await field(own, "nickname")).toMatchObject({ value: "রীনা২" });
    const info = await house.send("GET", "/wps/member/info", { token: own.token });
    expect(info.body.value).toMatchObject({ nickname: "রীনা২" });
    expect(told(await update(own, { address: "", occupation: "Nurse" }))).toEqual([200, null]);
    expect(await field(own, "address")).toMatchObject({ value: "" });
    expect(await field(own, "occupation")).toMatchObject({ value: "Nurse" });
  });

  it("[ACC-131] what is set once stays: another value is FORBIDDEN with its field, the same one changes nothing", async () => {
    const own = await enter();
    const once = {
      payeeName: "Md. Rahim",
      fullName: "মোঃ আব্দুর রহিম",
      idNumber: "1990123456",
      birthday: "1990-02-28",
    };
    expect(told(await update(own, once))).toEqual([200, null]);
    expect(told(await update(own, once))).toEqual([200, null]);
    for (const [name, value] of Object.entries({
      payeeName: "Karim",
      fullName: "Md Karim",
      idNumber: "1990123457",
      birthday: "1990-03-01",
    }))
      expect(told(await update(own, { [name]: value, nickname: "Changed" }))).toEqual([
        403,
        "FORBIDDEN",
        name,
      ]);
    expect(told(await update(own, { payeeName: "" }))).toEqual([403, "FORBIDDEN", "payeeName"]);
    expect(await field(own, "nickname")).not.toMatchObject({ value: "Changed" });
    expect(await field(own, "payeeName")).toEqual({
      field: "payeeName",
      value: "Md. Rahim",
      isFixed: true,
      enabled: true,
    });
    const { store } = house.app.foundation.database;
    expect(await birthdayOf(store, own.id)).toBe("1990-02-28");
    expect(await birthdayOf(store, (await enter()).id)).toBeNull();
  });

  it("[ACC-131] the ID number is shown by its end only", async () => {
    const own = await enter();
    await update(own, { idNumber: "19901234567890123" });
    expect(await field(own, "idNumber")).toMatchObject({ value: "*************0123", isFixed: true });
  });

  it.each([
    ["nickname", ["", "a", "a b", "x".repeat(21), "<b>x</b>", "a_b"]],
    ["payeeName", ["R", "Rahim 2", "Rahim_", "x".repeat(51)]],
    ["fullName", ["Rahim", "Rahim  Karim", "R2 Karim"]],
    ["idNumber", ["123456789", "123456789012345678", "12345abcde"]],
    ["birthday", ["1899-12-31", "2999-01-01"]],
    ["address", ["Dhak", "x".repeat(201)]],
    ["nationality", ["x", "x".repeat(61)]],
  ])("[ACC-131] %s has its format", async (name, wrong) => {
    const own = await enter();
    for (const value of wrong)
      expect(told(await update(own, { [name]: value }))).toEqual([422, "VALIDATION", name]);
  });

  it("[ACC-131] no script, turned line or pile of marks is taken, wherever it is written [abuse 77]", async () => {
    const own = await enter();
    const tricks = [
      "<img src=x onerror=alert(1)>",
      "ab\u202Ecd",
      "ab\u2066cd",
      "Z\u0300\u0301\u0302\u0303\u0304lgo",
      "\u0301ab",
      "ab\u200Bcd",
    ];
    for (const nickname of tricks)
      expect(told(await update(own, { nickname }))).toEqual([422, "VALIDATION", "nickname"]);
    expect(told(await update(own, { address: "12 Road\u202E, Dhaka" }))).toEqual([
      422,
      "VALIDATION",
      "address",
    ]);
    expect(told(await update(own, { nickname: "x".repeat(300) }))).toEqual([400, "BAD_REQUEST", "nickname"]);
    expect(told(await update(own, { nickname: "চাঁদনী" }))).toEqual([200, null]);
  });

  it("[ACC-132] [ACC-140] fields named after others are ignored until an operator switches them on", async () => {
    const own = await enter();
    expect(told(await update(own, { zalo: "rina", whatsapp: "<x>" }))).toEqual([200, null]);
    expect(await members.rows("select zalo, whatsapp from profiles where member_id = $1", [own.id])).toEqual(
      [],
    );
    await setSetting({ zalo: true, address: false });
    expect(told(await update(own, { zalo: "r i" }))).toEqual([422, "VALIDATION", "zalo"]);
    expect(told(await update(own, { zalo: "rina77", address: "12 Lake Road" }))).toEqual([200, null]);
    expect(await field(own, "zalo")).toMatchObject({ value: "rina77", enabled: true });
    expect(await field(own, "address")).toMatchObject({ value: "", enabled: false });
    await setSetting({});
  });

  it("[ACC-137] whoever is too young is told the age, and on the birthday is not", async () => {
    house.clock.set("2026-11-14T18:00:00.000Z");
    await house.app.foundation.sealing.rotate();
    const own = await enter();
    const young = await update(own, { birthday: "2008-11-16" });
    expect([young.status, young.body.code, young.body.value]).toEqual([422, "UNDERAGE", { 0: 18 }]);
    // It is the 15th in Dhaka already.
    expect(told(await update(own, { birthday: "2008-11-15" }))).toEqual([200, null]);
    await house.app.site.switches.setSetting("minimumAge", 21);
    await house.app.site.reload();
    expect(told(await update(await enter(), { birthday: "2008-11-15" }))).toEqual([422, "UNDERAGE"]);
    await house.app.site.switches.setSetting("minimumAge", 18);
    await house.app.site.reload();
  });

  it("[CALL-92] the refusals have their order", async () => {
    const own = await enter();
    await update(own, { payeeName: "Rahim" });
    const all = { payeeName: "Karim", address: "x", birthday: "2020-01-01" };
    expect(told(await update(own, all))).toEqual([403, "FORBIDDEN", "payeeName"]);
    expect(told(await update(own, { ...all, payeeName: "Rahim" }))).toEqual([422, "VALIDATION", "address"]);
    expect(told(await update(own, { birthday: "2020-01-01" }))).toEqual([422, "UNDERAGE"]);
  });

  it("[ACC-131] of 20 who set it at once one does", async () => {
    const own = await enter();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, place) =>
        update(own, { fullName: `Person Number${"abcdefghijklmnopqrst"[place]}` }),
      ),
    );
    const counted = Object.groupBy(answers, ({ body }) => String(body.code));
    expect([counted["null"]?.length, counted["FORBIDDEN"]?.length]).toEqual([1, 19]);
  });

  it("[ACC-138] every change is in the book with what was and what is, and a replay adds nothing", async () => {
    const own = await enter({ nickname: "Before" });
    const change = { nickname: "After", idNumber: "1234567890" };
    await update(own, change);
    await update(own, change);
    const entries = await members.rows(
      "select kind, actor, old_value, new_value from audit_entries where member_id = $1",
      [own.id],
    );
    expect(entries).toEqual([
      {
        kind: "PROFILE",
        actor: "MEMBER",
        old_value: { nickname: "Before", idNumber: "" },
        new_value: { nickname: "After", idNumber: "******7890" },
      },
    ]);
  });

  it("[CALL-92] it is sealed or nothing, and no field more than there are is written", async () => {
    const own = await enter();
    const plain = await house.send("POST", "/wps/member/info", {
      token: own.token,
      body: { nickname: "Plain" },
    });
    expect(plain.body.code).toBe("SEAL_INVALID");
    await update(own, {
      nickname: "Just",
      account_type: 2,
      type: 2,
      referralCode: "AAAAAAAA",
      affiliateCode: "DEMOAGENT",
      wechat: "abc",
    });
    expect(await members.rows("select account_type, upline_id from members where id = $1", [own.id])).toEqual(
      [{ account_type: 0, upline_id: null }],
    );
    expect(
      await members.rows("select from profiles where member_id = $1 and wechat is not null", [own.id]),
    ).toEqual([]);
  });
});
