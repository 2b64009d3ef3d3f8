// The road of every call: envelope, statuses, doors, limits and bodies, as the catalogue's rules say.
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const STATUS = "/wps/system/status?url=localhost";

describe("the envelope", () => {
  it("[CALL-1] [CALL-37] a successful answer has success, value and message", async () => {
    const { status, body } = await house.send("GET", STATUS);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, code: null, message: null });
    expect(body.value).toMatchObject({
      location: { ip: "127.0.0.1" },
      maintenance: null,
      regionRestriction: null,
    });
  });

  it("[CALL-2] a refused answer has its code, the code's text in the request's language and the rule's status", async () => {
    const bengali = await house.send("GET", "/wps/system/status?url=evil.example");
    expect(bengali.status).toBe(422);
    expect(bengali.body).toEqual({
      success: false,
      code: "INVALID_URL",
      value: null,
      message: "ঠিকানাটি সঠিক নয়, অনুগ্রহ করে গ্রাহকসেবায় যোগাযোগ করুন",
    });
    const english = await house.send("GET", "/wps/system/status?url=evil.example", {
      headers: { language: "EN" },
    });
    expect(english.body.message).toBe("Invalid URL, please contact customer service");
  });

  it("[CALL-2.1] a missing or doubled parameter answers 400 BAD_REQUEST with the field's path", async () => {
    for (const url of [
      "/wps/system/status",
      "/wps/system/status?url=a&url=b",
      `/wps/system/status?url=${"x".repeat(300)}`,
    ]) {
      const { status, body } = await house.send("GET", url);
      expect([status, body.code, body.value]).toEqual([400, "BAD_REQUEST", { fields: ["url"] }]);
    }
  });

  it("[CALL-16] [CALL-2.4] an unknown path and an unknown relay name answer 404 NOT_FOUND", async () => {
    for (const url of ["/wps/nothing", "/wps/relay/MCS2_inventedByAttacker", "/lgw/x", "/bo/anything"]) {
      const { status, body } = await house.send("GET", url);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("[CALL-3] a planned call answers 404 NOT_FOUND, with or without a token", async () => {
    const token = house.sessions.login();
    for (const options of [{}, { token }]) {
      const { status, body } = await house.send("GET", "/wps/relay/MCSFE_getMissionSummaryDetails", options);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("[CALL-2.5] a wrong verb answers 405 WRONG_METHOD and names the right one", async () => {
    const { status, body, headers } = await house.send("DELETE", STATUS);
    expect([status, body.code, headers["allow"]]).toEqual([405, "WRONG_METHOD", "GET"]);
  });

  it("[CALL-2.10] a fault answers 500 UNKNOWN with a correlation id and without detail, and is logged with it", async () => {
    const broken = await startTestApp();
    // As the owner: the application's own role cannot drop a table.
    const owner = new Client({ connectionString: broken.app.foundation.configuration.DATABASE_URL });
    await owner.connect();
    await owner.query("drop table site_images");
    await owner.end();
    const { status, body, headers } = await broken.send("GET", "/wps/system/image/qrLogo");
    expect(status).toBe(500);
    expect(body).toEqual({ success: false, code: "UNKNOWN", value: null, message: "অজানা ত্রুটি" });
    const line = broken.logged.find((one) => one.includes('"fault"'));
    expect(line).toContain(String(headers["correlation-id"]));
    expect(line).toContain("site_images");
    await broken.stop();
  });
});

describe("bodies", () => {
  const LANGUAGE = "/wps/system/language";

  it("[CALL-13] unknown payload fields are ignored", async () => {
    const { status, body } = await house.send("POST", LANGUAGE, {
      body: { language: "EN", isAgent: 1, balance: "1000.00" },
    });
    expect([status, body.success]).toEqual([200, true]);
  });

  it.each([
    ["not JSON", "{"],
    ["a key written twice", '{"language":"EN","language":"BN"}'],
    ["a key written twice in disguise", '{"language":"EN","l\\u0061nguage":"BN"}'],
    ["a prototype key", '{"__proto__":{"language":"EN"},"language":"EN"}'],
    ["an array for an object", "[]"],
    ["an array for a text", '{"language":["EN"]}'],
    ["an object for a text", '{"language":{"$ne":null}}'],
    ["a number for a text", '{"language":1}'],
    ["null", "null"],
    ["an empty body", ""],
    ["too deep a nest", `${"[".repeat(2000)}${"]".repeat(2000)}`],
  ])("[CALL-2.1] %s answers 400 and no stack", async (_name, body) => {
    const sent = await house.send("POST", LANGUAGE, { body });
    expect([sent.status, sent.body.code]).toEqual([400, "BAD_REQUEST"]);
    expect(JSON.stringify(sent.body)).not.toContain("at ");
  });

  it("[CALL-183] [CALL-2.7] a body above 256 KB answers 413 TOO_LARGE", async () => {
    const sent = await house.send("POST", LANGUAGE, {
      body: JSON.stringify({ language: "EN", filler: "x".repeat(256 * 1024) }),
    });
    expect([sent.status, sent.body.code]).toEqual([413, "TOO_LARGE"]);
  });

  it("[CALL-2.3] what a foreign page could send is refused: another origin, none, text, a form", async () => {
    const body = '{"language":"EN"}';
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
      { "content-type": "multipart/form-data; boundary=x" },
    ]) {
      const sent = await house.send("POST", LANGUAGE, { body, headers });
      expect([sent.status, sent.body.code], JSON.stringify(headers)).toEqual([403, "FORBIDDEN"]);
    }
  });

  it("[CALL-7] a call that only reads is GET and changes nothing; the same path with POST is another call or none", async () => {
    expect((await house.send("POST", "/wps/system/whitelabel", { body: {} })).status).toBe(405);
  });

  it("[CALL-17] a member token opens nothing under /bo/", async () => {
    const sent = await house.send("GET", "/bo/members", { token: house.sessions.login() });
    expect(sent.status).toBe(404);
  });
});

describe("devices and limits", () => {
  it("[ACC-139] a device is a random 128-bit id in an HttpOnly cookie of 400 days, made at the first call and kept", async () => {
    const first = await house.send("GET", STATUS);
    const cookie = String(first.headers["set-cookie"]);
    expect(cookie).toMatch(/^device=[A-Za-z0-9_-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/u);
    const device = /^device=([^;]+)/u.exec(cookie)?.[1] ?? "";
    expect(Buffer.from(device, "base64url")).toHaveLength(16);
    const second = await house.send("GET", STATUS, { device });
    expect(second.headers["set-cookie"]).toBeUndefined();
    const other = await house.send("GET", STATUS);
    expect(other.headers["set-cookie"]).not.toBe(cookie);
  });

  it.each([
    ["between others", `a=1; device=${"D".repeat(22)}; b=2`, false],
    ["without spaces", `a=1;device=${"D".repeat(22)};b=2`, false],
    ["under another name", `mydevice=${"D".repeat(22)}`, true],
    ["too long", `device=${"D".repeat(23)}`, true],
    ["with foreign signs", `device=${"D".repeat(21)}.`, true],
  ])("[ACC-139] a device's id %s", async (_case, cookie, isMadeAnew) => {
    const { headers } = await house.send("GET", STATUS, { headers: { cookie } });
    expect(headers["set-cookie"] !== undefined).toBe(isMadeAnew);
  });

  it("[CALL-15] [CALL-2.9] a device's 121st public call in a minute answers 429 TRY_LATER with the time, and the next minute it is welcome again", async () => {
    house.clock.set("2026-11-15T10:00:00.000Z");
    const device = "D".repeat(22);
    for (let number = 1; number <= 120; number += 1) {
      const { status } = await house.send("GET", STATUS, { device, address: `203.0.113.${number}` });
      expect(status).toBe(200);
    }
    const refused = await house.send("GET", STATUS, { device, headers: { language: "EN" } });
    expect([refused.status, refused.body.code, refused.body.value]).toEqual([
      429,
      "TRY_LATER",
      { time: "2026-11-15T10:01:00.000Z" },
    ]);
    expect(refused.body.message).toBe("Please try again after 2026-11-15 16:01:00.");
    expect((await house.send("GET", STATUS, { device: "E".repeat(22) })).status).toBe(200);
    house.clock.advance(60_000);
    expect((await house.send("GET", STATUS, { device })).status).toBe(200);
  });

  it("[CALL-15] an address is one IPv4 address or one IPv6 /64, and 3,000 calls of any kind a minute are its limit", async () => {
    expect(house.app.site.callsPerMinute()).toEqual({ device: 120, account: 300, address: 3_000 });
    const limited = await startTestApp({ LIMIT_ADDRESS_PER_MINUTE: "3" });
    const from = (address: string) => limited.send("GET", STATUS, { address }).then(({ status }) => status);
    expect([
      await from("198.51.100.1"),
      await from("198.51.100.1"),
      await from("198.51.100.1"),
      await from("198.51.100.1"),
    ]).toEqual([200, 200, 200, 429]);
    expect(await from("198.51.100.2")).toBe(200);
    const sameNet = ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::1", "2001:0db8:0001:0002::2", "2001:db8:1:2::3"];
    expect(await Promise.all(sameNet.map(from))).toEqual([200, 200, 200, 429]);
    expect(await from("2001:db8:1:3::1")).toBe(200);
    await limited.stop();
  });

  it("[CALL-15] [SITE-5] the limits are settings: a changed one binds without a restart", async () => {
    const changed = await startTestApp();
    await changed.app.site.switches.setSetting("callsPerMinute", { device: 1 });
    await changed.app.site.reload();
    const device = "F".repeat(22);
    expect((await changed.send("GET", STATUS, { device })).status).toBe(200);
    expect((await changed.send("GET", STATUS, { device })).status).toBe(429);
    await changed.stop();
  });
});
