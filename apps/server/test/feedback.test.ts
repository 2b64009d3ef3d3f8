// What visitors and members say to the house: feedback and applications, with their captcha, limits and refusals.
import { expectRefusal, membersOf, solveCaptcha, startTestApp } from "@jonaki/testkit";
import type { Members, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};
let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp(RAISED);
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(MINUTE_MS));

let browsers = 0;
const browser = (): string => `visitor${(browsers += 1)}`.padEnd(22, "x");
const words = (count: number): string => Array(count).fill("word").join(" ");
const codeOf = async (sent: ReturnType<TestApp["send"]>) => {
  const { status, body } = await sent;
  return [status, body.code];
};

describe("feedback", () => {
  const put = (body: object, options: SendOptions) =>
    house.send("PUT", "/wps/feedback", { body: { kind: "GAME", content: words(5), ...body }, ...options });
  const visit = async (device: string, body: object = {}) => {
    house.clock.advance(1_000);
    return put(
      { contact: "me@here.example", captcha: await solveCaptcha(house, device), ...body },
      { device },
    );
  };
  const memberToken = async (changes: object = {}) => {
    const { id } = await members.person();
    return { id, token: house.sessions.login({ accountId: String(id), ...changes }) };
  };
  const count = async (): Promise<unknown> =>
    (await members.rows("select count(*)::int as n from feedback"))[0]?.["n"];

  it("[MSG-19] [CALL-75] a visitor sends it by PUT without a token and gets a reference", async () => {
    const device = browser();
    const { status, body } = await visit(device, {
      kind: "SUGGESTION",
      content: " <b>one</b> two three four five ",
    });
    expect(status).toBe(200);
    const { reference } = body.value as { reference: string };
    expect(reference).toMatch(/^F-[0-9A-HJKMNP-TV-Z]{8}$/u);
    const [row] = await members.rows(
      `select kind, member_id, contact, device, address, state, number, is_own, content
       from feedback join feedback_entries on feedback_id = id where reference = $1`,
      [reference],
    );
    expect(row).toEqual({
      kind: "SUGGESTION",
      member_id: null,
      contact: "me@here.example",
      device,
      address: "127.0.0.1",
      state: "NEW",
      number: 1,
      is_own: true,
      content: " <b>one</b> two three four five ",
    });
  });

  it("[MSG-22] [ERR-14] a member needs neither contact nor captcha; a guest of free play is a visitor", async () => {
    const { id, token } = await memberToken();
    const { body } = await put({}, { token });
    const { reference } = body.value as { reference: string };
    const [row] = await members.rows("select member_id, contact from feedback where reference = $1", [
      reference,
    ]);
    expect(row).toEqual({ member_id: id, contact: null });
    const guest = await memberToken({ accountType: 4 });
    await expectRefusal(() => put({}, { token: guest.token, device: browser() }), "CAPTCHA_FAILED");
  });

  it.each([
    [4, "FEEDBACK_LENGTH"],
    [5, null],
    [500, null],
    [501, "FEEDBACK_LENGTH"],
  ] as const)("[MSG-20] [ERR-43] of %d words the answer is %s", async (number, code) => {
    const { token } = await memberToken();
    const send = () => put({ content: words(number) }, { token });
    if (code === null) expect((await send()).body.code).toBeNull();
    else await expectRefusal(send, code, { 0: 5, 1: 500 });
  });

  it("[MSG-22] the refusals come in the call's order, and a refused captcha is used up", async () => {
    const device = browser();
    const wrong = { content: "short", contact: " ", images: Array(4).fill("a") };
    expect(await codeOf(put({ ...wrong, captcha: "no" }, { device }))).toEqual([422, "CAPTCHA_FAILED"]);
    expect(await codeOf(put(wrong, { device }))).toEqual([422, "CAPTCHA_FAILED"]);
    expect(await codeOf(visit(device, wrong))).toEqual([422, "FIELD_REQUIRED"]);
    expect(await codeOf(visit(device, { ...wrong, contact: "x" }))).toEqual([422, "FEEDBACK_LENGTH"]);
    expect(await codeOf(visit(device, { images: Array(4).fill("a") }))).toEqual([422, "IMAGE_TOO_MANY"]);
    expect(await codeOf(visit(device, { images: ["a"] }))).toEqual([422, "UPLOAD_INVALID"]);
    const captcha = await solveCaptcha(house, device);
    expect(await codeOf(put({ contact: "x", captcha, content: "short" }, { device }))).toEqual([
      422,
      "FEEDBACK_LENGTH",
    ]);
    expect(await codeOf(put({ contact: "x", captcha }, { device }))).toEqual([422, "CAPTCHA_FAILED"]);
    expect(await codeOf(put({ kind: "POEM" }, { device }))).toEqual([400, "BAD_REQUEST"]);
    expect(await codeOf(put({ content: "x".repeat(20_001) }, { device }))).toEqual([400, "BAD_REQUEST"]);
  });

  it("[MSG-22] [ERR-158] a member's sixth in a day is refused until the first is a day old; of 20 at once 5 are taken", async () => {
    const { token } = await memberToken();
    const before = Number(await count());
    const sent = await Promise.all(Array.from({ length: 20 }, () => put({}, { token })));
    expect(sent.filter(({ body }) => body.success)).toHaveLength(5);
    expect(await count()).toBe(before + 5);
    const later = new Date(house.clock.now().getTime() + DAY_MS);
    await expectRefusal(() => put({ content: "short" }, { token, device: browser() }), "TRY_LATER", {
      time: later.toISOString(),
    });
    house.clock.set(later.toISOString());
    expect(await codeOf(put({}, { token }))).toEqual([200, null]);
  });

  it("[MSG-22] a visitor's limit is the device's, and a member on the same device has an own one", async () => {
    const device = browser();
    const { token } = await memberToken();
    expect(await codeOf(put({}, { token, device }))).toEqual([200, null]);
    for (let number = 1; number <= 5; number += 1) expect(await codeOf(visit(device))).toEqual([200, null]);
    expect(await codeOf(put({ captcha: "no" }, { device }))).toEqual([429, "TRY_LATER"]);
    expect(await codeOf(put({}, { token, device }))).toEqual([200, null]);
    expect(await codeOf(visit(browser()))).toEqual([200, null]);
  });
});

describe("an application to become an agent", () => {
  const form = {
    name: "Rahima Khatun",
    mobileNo: "01712000001",
    email: "rahima@mail.example",
    contact: "t.me/rahima",
    expected: 40,
    message: "I know many people.",
  };
  const post = (body: object, device: string) =>
    house.send("POST", "/wps/agent/apply", { body: { ...form, ...body }, device });
  const apply = async (body: object = {}, device = browser()) => {
    house.clock.advance(1_000);
    return post({ captcha: await solveCaptcha(house, device), ...body }, device);
  };

  it("[SHELL-112] [CALL-100] is kept with every field, the number as it was understood, and answers a reference", async () => {
    const { status, body } = await apply({ mobileNo: "০১৭১২-০০০০০১" });
    expect(status).toBe(200);
    const { reference } = body.value as { reference: string };
    expect(reference).toMatch(/^J-[0-9A-HJKMNP-TV-Z]{8}$/u);
    const [row] = await members.rows("select * from agent_applications where reference = $1", [reference]);
    expect(row).toMatchObject({
      name: form.name,
      mobile_no: "+8801712000001",
      email: form.email,
      contact: form.contact,
      expected: 40,
      message: form.message,
      sent_at: house.clock.now(),
    });
  });

  it("[SHELL-112] the refusals come in the call's order", async () => {
    const device = browser();
    const wrong = { mobileNo: "12", email: "nowhere", captcha: "no" };
    expect(await codeOf(post(wrong, device))).toEqual([422, "CAPTCHA_FAILED"]);
    const { captcha: _captcha, ...rest } = wrong;
    expect(await codeOf(apply(rest, device))).toEqual([422, "PHONE_FORMAT"]);
    const { body } = await apply({ email: "nowhere", name: "   ", mobileNo: "01712000001" }, device);
    expect([body.code, body.value]).toEqual(["VALIDATION", { fields: ["name", "email"] }]);
    expect(await codeOf(apply({ expected: -1 }, device))).toEqual([400, "BAD_REQUEST"]);
    expect(await codeOf(house.send("POST", "/wps/agent/apply", { body: form, device }))).toEqual([
      400,
      "BAD_REQUEST",
    ]);
    const foreign = { body: { ...form, captcha: "x" }, headers: { origin: "https://evil.example" } };
    expect(await codeOf(house.send("POST", "/wps/agent/apply", foreign))).toEqual([403, "FORBIDDEN"]);
  });

  it("[SHELL-113] the same number applies once in 24 hours however it is written; of 10 at once one is taken", async () => {
    const devices = Array.from({ length: 10 }, browser);
    const captchas = await Promise.all(devices.map((device) => solveCaptcha(house, device)));
    const sent = await Promise.all(
      devices.map((device, place) => post({ mobileNo: "01812000002", captcha: captchas[place] }, device)),
    );
    expect(sent.filter(({ body }) => body.success)).toHaveLength(1);
    const sentAt = house.clock.now().getTime();
    const again = await apply({ mobileNo: "+880 1812 000002" });
    expect([again.status, again.body.code, again.body.value]).toEqual([
      429,
      "TRY_LATER",
      { time: new Date(sentAt + DAY_MS).toISOString() },
    ]);
    expect(await codeOf(apply({ mobileNo: "01812000003" }))).toEqual([200, null]);
    house.clock.set(new Date(sentAt + DAY_MS).toISOString());
    expect(await codeOf(apply({ mobileNo: "01812000002" }))).toEqual([200, null]);
  });
});
