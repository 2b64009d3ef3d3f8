// Messages on real roads: an SMS gateway and a mail server on loopback, the door for deliveries, and what stays out.
import { createHmac } from "node:crypto";
import {
  codeIn,
  membersOf,
  startSmsGateway,
  startSmtpServer,
  startTestApp,
  untilSent,
} from "@jonaki/testkit";
import type { Members, TestApp, TestSmsGateway, TestSmtpServer } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const SECRET = "the gateway's own secret, known to both";
let house: TestApp;
let members: Members;
let gateway: TestSmsGateway;
let smtp: TestSmtpServer;
beforeAll(async () => {
  gateway = await startSmsGateway();
  smtp = await startSmtpServer();
  house = await startTestApp(
    {
      SMS_URL: gateway.url,
      SMS_HEADERS: '{"authorization":"Bearer of-the-gateway"}',
      SMS_SENDER: "JONAKI",
      SMS_SECRET: SECRET,
      SMS_TIMEOUT_MS: "500",
      SMTP_URL: smtp.url,
    },
    { realSessions: true },
  );
  members = membersOf(house);
});
afterAll(async () => {
  await house.stop();
  await gateway.stop();
  await smtp.stop();
});
beforeEach(() => gateway.answerWith(200));

let numbers = 0;
const askCode = async (): Promise<string> => {
  numbers += 1;
  const mobileNo = `017${44_000 + numbers}000`;
  const body = { mobileNo, countryDialingCode: "880" };
  const options = { device: `gateway${numbers}`.padEnd(22, "x"), headers: { language: "EN" } };
  const { status } = await house.send("POST", "/wps/verification/sms/register?mode=username", {
    body,
    ...options,
  });
  expect(status).toBe(200);
  return `88${mobileNo}`;
};
const smsTo = (target: string) => gateway.received.filter(({ body }) => body.includes(target));
const rowOf = async (target: string) =>
  (await members.rows("select id, state, problem from dispatches where target = $1", [target]))[0];

describe("an SMS", () => {
  it("[ACC-116] reaches the gateway as its body and headers are configured, and what it said is in no log", async () => {
    const target = await askCode();
    await untilSent(house, target);
    const [sms] = smsTo(target);
    const { id, state } = (await rowOf(target)) ?? {};
    expect(state).toBe("SENT");
    const body = JSON.parse(sms?.body ?? "") as Record<string, string>;
    expect(body).toMatchObject({ to: target, id, sender: "JONAKI" });
    expect(sms?.headers).toMatchObject({
      authorization: "Bearer of-the-gateway",
      "content-type": "application/json",
    });
    const code = codeIn(body["text"] ?? "");
    expect(house.logged.join("\n")).not.toContain(code);
  });

  it("[ACC-120] that the gateway will not have is given up at once, and no redirect is followed", async () => {
    gateway.answerWith(422);
    const unwanted = await askCode();
    await untilSent(house, unwanted);
    expect(await rowOf(unwanted)).toMatchObject({ state: "FAILED", problem: "refused by the gateway" });
    gateway.answerWith(307, { location: gateway.url.replace("/send", "/elsewhere") });
    const redirected = await askCode();
    await expect.poll(() => smsTo(redirected).length).toBeGreaterThan(0);
    await expect
      .poll(async () => members.rows("select tries from dispatches where target = $1", [redirected]))
      .toEqual([{ tries: 1 }]);
    expect(gateway.received.map(({ path }) => path)).not.toContain("/elsewhere");
    gateway.answerWith(200);
    await untilSent(house, redirected);
    expect(await rowOf(redirected)).toMatchObject({ state: "SENT" });
  });

  it("[ACC-120] is tried again by itself when the gateway hangs", async () => {
    gateway.answerWith(null);
    const target = await askCode();
    await expect.poll(() => smsTo(target).length, { timeout: 5_000 }).toBe(1);
    await expect
      .poll(async () => members.rows("select tries from dispatches where target = $1", [target]), {
        timeout: 5_000,
      })
      .toEqual([{ tries: 1 }]);
    gateway.answerWith(200);
    await untilSent(house, target);
    expect(await rowOf(target)).toMatchObject({ state: "SENT" });
    expect(new Set(smsTo(target).map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
  });
});

describe("the door for deliveries", () => {
  const knock = async (told: unknown, secret = SECRET) => {
    const payload = JSON.stringify(told);
    const time = String(house.clock.now().getTime());
    const signature = createHmac("sha256", secret).update(`${time}\n${payload}`).digest("hex");
    const answer = await house.app.http?.inject({
      method: "POST",
      url: "/sms/delivery",
      headers: { "content-type": "application/json", "x-time": time, "x-signature": signature },
      payload,
    });
    return answer?.statusCode;
  };

  it("[ACC-120] lets the gateway tell what arrived, and nobody else", async () => {
    const target = await askCode();
    await untilSent(house, target);
    const { id } = (await rowOf(target)) ?? {};
    expect(await knock({ id, state: "DELIVERED" }, "somebody else's secret, of some length")).toBe(403);
    expect(await rowOf(target)).toMatchObject({ state: "SENT" });
    expect(await knock({ id, state: "DELIVERED" })).toBe(200);
    expect(await rowOf(target)).toMatchObject({ state: "DELIVERED" });
    expect(await knock({ id, state: "DELIVERED" })).toBe(409);
    expect(await knock({ id, state: "x".repeat(5_000) })).toBe(413);
  });
});

describe("a mail", () => {
  it("[ACC-133.5] reaches the mail server, one recipient and one body, in the language of the request", async () => {
    const person = await members.person();
    const token = await members.enter(person.username);
    const body = { purpose: "CONTACT", channel: "MAIL", target: "rahim@example.org" };
    await house.send("POST", "/wps/member/verification/code", { body, token, headers: { language: "EN" } });
    await untilSent(house, "rahim@example.org");
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(["rahim@example.org"]);
    expect(mail?.subject).toBe("Your Jonaki code");
    expect(mail?.text).toMatch(/^Jonaki: your code to confirm this number or e-mail is \d{6},/u);
    expect(mail?.raw).not.toMatch(/^(?:bcc|cc):/imu);
  });

  it("[ACC-120] that the server refuses for good is given up", async () => {
    smtp.refuseWith(550);
    const person = await members.person();
    const token = await members.enter(person.username);
    const body = { purpose: "CONTACT", channel: "MAIL", target: "nobody@example.org" };
    await house.send("POST", "/wps/member/verification/code", { body, token });
    await untilSent(house, "nobody@example.org");
    expect(await rowOf("nobody@example.org")).toMatchObject({
      state: "FAILED",
      problem: "refused by the gateway",
    });
    smtp.refuseWith(null);
  });
});
