// The site's calls on a seeded database: permission, flags, status, resources, hosts, country, images.
import { createDecipheriv, createHash } from "node:crypto";
import { isFlagOn, FLAGS } from "@jonaki/wire/flags";
import type { WhitelabelNode } from "@jonaki/wire/flags";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ SITE_HOST: "play.jonaki.example" });
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(60_000));

const STATUS = "/wps/system/status?url=localhost";
const BANGLADESH = "103.4.145.1";
const permission = async (address?: string) =>
  (await house.send("GET", STATUS, address === undefined ? {} : { address })).body.value as Record<
    string,
    unknown
  >;
const code = async (method: string, url: string, address?: string) => {
  const { status, body } = await house.send(method, url, address === undefined ? {} : { address });
  return [status, body.code];
};

describe("permission and status", () => {
  it("[SITE-8] the permission answer holds every part the rule names, and the sealing key and time", async () => {
    const value = await permission();
    expect(Object.keys(value).sort()).toEqual(
      [
        "analytics",
        "customerService",
        "imageCDNs",
        "launchGameCDNs",
        "location",
        "maintenance",
        "regionRestriction",
        "registrationRules",
        "resources",
        "sealing",
        "time",
        "whitelabel",
      ].sort(),
    );
    expect(value["time"]).toBe(house.clock.now().toISOString());
    expect(value["analytics"]).toEqual({ gtagId: "" });
    expect(value["registrationRules"]).toContainEqual({
      field: "username",
      enabled: true,
      required: true,
      acceptedPattern: null,
      patternId: 2,
      minLength: 6,
      maxLength: 16,
    });
  });

  it("[SITE-9] localhost, 127.0.0.1 and the configured host are registered, with or without a port; any other host is refused", async () => {
    for (const url of [
      "localhost",
      "localhost:3000",
      "127.0.0.1",
      "127.0.0.1:3000",
      "play.jonaki.example",
      "PLAY.jonaki.example",
    ]) {
      expect(await code("GET", `/wps/system/status?url=${url}`), url).toEqual([200, null]);
    }
    for (const url of ["evil.example", "localhost.evil.example", "xlocalhost"]) {
      expect(await code("GET", `/wps/system/status?url=${url}`), url).toEqual([422, "INVALID_URL"]);
    }
  });

  it("[SITE-12] [SITE-15] the seed turns every flag on except PWDEXPFORCECHANGE3", async () => {
    const tree = (await permission())["whitelabel"] as WhitelabelNode[];
    expect(FLAGS.filter((flag) => !isFlagOn(tree, flag))).toEqual(["PWDEXPFORCECHANGE3"]);
  });

  it("[SITE-14] [CALL-21] whitelabel answers the same tree alone", async () => {
    const { body } = await house.send("GET", "/wps/system/whitelabel");
    expect(body.value).toEqual((await permission())["whitelabel"]);
  });

  it("[SITE-15] [SITE-13] the server reads a flag as the client does: off with its parent, off when it is not in the tree", async () => {
    expect(house.app.site.isOn("FREEPLAY3")).toBe(true);
    const { pool } = house.app.foundation.database;
    await pool.query("update whitelabel_nodes set enabled = false where mod_id = 'LOGIN3'");
    await pool.query("delete from whitelabel_nodes where mod_id = 'DIRECTREG3'");
    await house.app.site.reload();
    expect([house.app.site.isOn("FREEPLAY3"), house.app.site.isOn("DIRECTREG3")]).toEqual([false, false]);
    const rules = (await permission())["registrationRules"] as { field: string; enabled: boolean }[];
    expect(rules.find(({ field }) => field === "verificationCode")?.enabled).toBe(true);
  });
});

describe("maintenance and restriction", () => {
  it("[SITE-16] [SITE-24] maintenance sets status 1 with its end time, and turning it off sets status 0", async () => {
    const endsAt = new Date("2026-11-16T02:15:00.000Z");
    await house.app.site.switches.setMaintenance({ on: true, endsAt });
    await house.app.site.reload();
    expect((await permission())["maintenance"]).toEqual({ endTime: endsAt.toISOString() });
    expect(house.app.site.statusFor("127.0.0.1")).toBe(1);
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    await house.app.site.reload();
    expect((await permission())["maintenance"]).toBeNull();
    expect(house.app.site.statusFor("127.0.0.1")).toBe(0);
  });

  it("[SITE-19] [CALL-2.11] in status 1 member calls answer 503 MAINTENANCE, except the four the rule names; health goes on", async () => {
    await house.app.site.switches.setMaintenance({ on: true, endsAt: null });
    await house.app.site.reload();
    expect(await code("GET", "/wps/system/whitelabel")).toEqual([503, "MAINTENANCE"]);
    expect(await code("POST", "/wps/system/language")).toEqual([503, "MAINTENANCE"]);
    expect(await code("GET", STATUS)).toEqual([200, null]);
    expect(await code("GET", "/wps/system/countryCode")).toEqual([200, null]);
    expect(await code("GET", "/wps/system/customerService")).toEqual([200, null]);
    expect((await house.send("GET", "/health")).status).toBe(200);
    expect((await house.send("GET", "/ready")).status).toBe(200);
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    await house.app.site.reload();
  });

  it("[SITE-24] [SITE-16] a blocked country or range sets status 2 for who comes from there, and an allowed range wins", async () => {
    expect((await permission(BANGLADESH))["location"]).toEqual({ ip: BANGLADESH, country: "BD" });
    await house.app.site.switches.setAccessRule({ kind: "BLOCKED_COUNTRY", value: "BD" }, true);
    await house.app.site.switches.setAccessRule({ kind: "BLOCKED_RANGE", value: "198.51.100.0/24" }, true);
    await house.app.site.reload();
    expect((await permission(BANGLADESH))["regionRestriction"]).toEqual({ reason: "COUNTRY" });
    expect((await permission("198.51.100.77"))["regionRestriction"]).toEqual({ reason: "ADDRESS" });
    expect((await permission("198.51.101.77"))["regionRestriction"]).toBeNull();
    await house.app.site.switches.setAccessRule({ kind: "ALLOWED_RANGE", value: `${BANGLADESH}/32` }, true);
    await house.app.site.reload();
    expect((await permission(BANGLADESH))["regionRestriction"]).toBeNull();
  });

  it("[SITE-19] in status 2 a member call answers 403 RESTRICTED", async () => {
    expect(await code("GET", "/wps/system/whitelabel", "198.51.100.77")).toEqual([403, "RESTRICTED"]);
    expect(await code("GET", "/wps/system/whitelabel", "198.51.101.77")).toEqual([200, null]);
    expect(await code("GET", STATUS, "198.51.100.77")).toEqual([200, null]);
  });

  it("[SITE-17] maintenance and restriction together are status 1", async () => {
    await house.app.site.switches.setMaintenance({ on: true, endsAt: null });
    await house.app.site.reload();
    expect(house.app.site.statusFor("198.51.100.77")).toBe(1);
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    await house.app.site.reload();
  });

  it("[SITE-10] a switch thrown in one process is seen by another without a restart", async () => {
    const { createApp } = await import("@jonaki/server");
    const other = await createApp(house.app.foundation.configuration, { siteFolder: "" });
    const seen = new Promise<void>((resolve) => other.foundation.bus.subscribe("site", () => resolve()));
    await house.app.site.switches.setMaintenance({ on: true, endsAt: null });
    await seen;
    await other.site.reload();
    expect(other.site.statusFor("127.0.0.1")).toBe(1);
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    await house.app.site.reload();
    await other.stop();
  });
});

describe("customer service", () => {
  const ask = async (channel: string, token?: string) => {
    const { status, body } = await house.send(
      "GET",
      `/wps/system/customerService?channel=${channel}`,
      token === undefined ? {} : { token },
    );
    const { version } = (body.value ?? {}) as { version?: { pathList: { type: string; path: string }[] } };
    return { status, code: body.code, entry: version?.pathList[0] };
  };
  /** Reads a link back the way the browser does [SITE-43, SITE-44]. */
  const read = (path: string): string => {
    const digest = createHash("sha256").update(path.slice(-8)).digest();
    const cipher = createDecipheriv("aes-128-cbc", digest.subarray(0, 16), digest.subarray(16));
    return Buffer.concat([cipher.update(path.slice(0, -8), "base64"), cipher.final()]).toString();
  };

  it("[CALL-43] [SITE-42] the seed's link is the site's own page, on the host the visitor came to", async () => {
    expect((await permission())["customerService"]).toEqual({ enabled: true });
    expect(read((await ask("LIVECHAT")).entry?.path ?? "")).toBe("http://localhost/support");
  });

  it("[CALL-43] [SITE-36] without a link customer service is off, in the permission answer and in the call", async () => {
    await house.app.site.switches.setSetting("customerService", {});
    await house.app.site.reload();
    expect((await permission())["customerService"]).toEqual({ enabled: false });
    expect(await ask("LIVECHAT")).toMatchObject({ status: 422, code: "CUSTOMER_SERVICE_FAILED" });
  });

  it("[CALL-43] [SITE-41] [SITE-44] [SITE-46] the link of type 3 is hidden, and VIP is answered above rank 4 only", async () => {
    await house.app.site.switches.setSetting("customerService", {
      LIVECHAT: "https://help.jonaki.example/chat",
      VIP: "https://help.jonaki.example/vip",
    });
    await house.app.site.reload();
    expect((await permission())["customerService"]).toEqual({ enabled: true });
    const { entry } = await ask("LIVECHAT");
    expect(entry?.type).toBe("3");
    expect(entry?.path).not.toContain("jonaki");
    expect(read(entry?.path ?? "")).toBe("https://help.jonaki.example/chat");
    const vip = async (rankLevel?: number) =>
      read(
        (await ask("VIP", rankLevel === undefined ? undefined : house.sessions.login({ rankLevel }))).entry
          ?.path ?? "",
      );
    expect([await vip(), await vip(4), await vip(5)]).toEqual([
      "https://help.jonaki.example/chat",
      "https://help.jonaki.example/chat",
      "https://help.jonaki.example/vip",
    ]);
  });
});

describe("page views", () => {
  it("[SITE-11] [SITE-55] the beacon counts route names per day; what carries more than a name is not counted", async () => {
    const own = await startTestApp();
    own.clock.set("2026-11-15T18:30:00.000Z");
    const view = (body: unknown, headers = {}) => own.send("POST", "/beacon", { body, headers });
    await view({ route: "/index", username: "rahim", token: "secret" });
    await view({ route: "/index" });
    await view({ route: "/help" });
    for (const route of ["/index?token=abc", "/index#x", "https://evil.example", "/a/b", 7])
      await view({ route });
    const answer = await view({ route: "/index" }, { origin: "https://evil.example" });
    expect(answer.status).toBe(204);
    await view({ missingText: "in_no_data" });
    await view({ missingText: "<script>" });
    expect(own.logged.filter((line) => line.includes("text missing"))).toEqual([
      expect.stringContaining('"key":"in_no_data"'),
    ]);
    await own.stop();
    const reader = new Client({ connectionString: own.app.foundation.configuration.DATABASE_URL });
    await reader.connect();
    const { rows } = await reader.query("select day::text, route, views::int from page_views order by route");
    await reader.end();
    expect(rows).toEqual([
      { day: "2026-11-16", route: "/help", views: 1 },
      { day: "2026-11-16", route: "/index", views: 2 },
    ]);
  });
});

describe("resources, routes, country, language", () => {
  it("[SITE-30] [SITE-26] [CALL-72] routers answers the hosts in order, the configured one first, and the resources that exist", async () => {
    const { body } = await house.send("GET", "/wps/system/domainRoute");
    expect(body.value).toEqual({
      domainList: ["play.jonaki.example", "localhost", "127.0.0.1"],
      resources: [
        { resourceType: "Android", url: "/down?app=android", qrCodeUrl: "", labelNameEn: "Android app" },
        { resourceType: "EMAIL", url: "help@jonaki.example", qrCodeUrl: "", labelNameEn: "E-mail" },
        {
          resourceType: "MOBILECONFIG",
          url: "/jonaki.mobileconfig",
          qrCodeUrl: "",
          labelNameEn: "iOS lite",
        },
      ],
    });
  });

  it("[SITE-26] only the six resource types exist", async () => {
    const { pool } = house.app.foundation.database;
    await expect(pool.query("insert into resources values ('TIKTOK', '', '', '')")).rejects.toThrow(
      /check constraint/u,
    );
  });

  it("[SITE-32] [CALL-45] [CALL-46] the logo and the background are images", async () => {
    for (const name of ["qrLogo", "background"]) {
      const { status, headers, body } = await house.send("GET", `/wps/system/image/${name}`);
      expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(body as unknown).toMatch(/^<svg /u);
    }
  });

  it.each([
    [BANGLADESH, "BD", "880"],
    ["8.8.8.8", "US", "1"],
    ["2001:4860:4860::8888", "US", "1"],
    ["127.0.0.1", "", "880"],
  ])(
    "[SITE-33] [SITE-34] [CALL-42] the country code of %s is %s +%s",
    async (address, country, countryDialingCode) => {
      const { body } = await house.send("GET", "/wps/system/countryCode", { address });
      expect(body.value).toEqual({ country, countryDialingCode });
    },
  );

  it("[SITE-51] [CALL-44] updateLanguage takes the languages of the brand and no other", async () => {
    expect((await house.send("POST", "/wps/system/language", { body: { language: "EN" } })).status).toBe(200);
    expect((await house.send("POST", "/wps/system/language", { body: { language: "FR" } })).status).toBe(400);
  });

  it("[SITE-4] [SITE-6] the page starts with the brand's defaults, an installation's own values, and no marketing claim", async () => {
    expect(await house.app.site.startData("localhost", "127.0.0.1")).toMatchObject({
      brand: {
        merchant: "JONAKI",
        defaultLang: "BN",
        languages: ["EN", "BN"],
        currencySymbol: "৳",
        timeZone: "Asia/Dhaka",
      },
      claims: [],
    });
    await house.app.site.switches.setSetting("brand", { currencySymbol: "", merchant: "DEMO" });
    await house.app.site.switches.setSetting("marketingClaims", { slotGames: true });
    await house.app.site.reload();
    expect(await house.app.site.startData("localhost", "127.0.0.1")).toMatchObject({
      brand: { merchant: "DEMO", currencySymbol: "P" },
      claims: ["slotGames"],
    });
    expect((await house.app.site.startData("evil.example", "127.0.0.1")).permission).toBeNull();
  });
});
