// The served page and the site's files: the first permission answer inside, a strict policy, pre-compressed files.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";

const SCRIPT = `console.log("${"x".repeat(2_000)}")`;
let house: TestApp;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-site-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<html><body><!--start-data--></body></html>");
  writeFileSync(join(folder, "support.html"), "<title>support</title><!--start-data-->");
  mkdirSync(join(folder, "icons"));
  writeFileSync(join(folder, "icons", "apple-touch-icon.png"), "icon");
  writeFileSync(join(folder, "service-worker.js"), "0");
  writeFileSync(join(folder, "manifest.webmanifest"), "{}");
  writeFileSync(join(folder, "assets", "main-abc123.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "main-abc123.js.br"), brotliCompressSync(SCRIPT));
  house = await startTestApp({}, { siteFolder: folder });
});
afterAll(() => house.stop());

const page = (url: string, headers: Record<string, string> = {}) =>
  house.send("GET", url, { headers: { accept: "text/html", ...headers } });

const startData = (
  body: unknown,
): { permission: Record<string, unknown> | null; brand: Record<string, unknown> } => {
  const block =
    /<script type="application\/json" id="start-data">(.*?)<\/script>/u.exec(String(body))?.[1] ?? "";
  return JSON.parse(block) as never;
};

describe("the page", () => {
  it("[SITE-7] carries the first permission answer as a data block, the same as the call answers", async () => {
    const { status, body, headers } = await page("/index");
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const call = await house.send("GET", "/wps/system/status?url=localhost");
    expect(startData(body).permission).toEqual(call.body.value);
    expect(startData(body).brand).toMatchObject({ merchantCode: "JONAKI" });
  });

  it("[SITE-7] no inline script runs: the policy allows scripts of the site only, and no frame around it", async () => {
    const policy = String((await page("/index")).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("manifest-src 'self'; worker-src 'self'");
  });

  const framed = async (): Promise<string> => {
    const policy = String((await page("/game")).headers["content-security-policy"]);
    return /frame-src ([^;]*)/u.exec(policy)?.[1] ?? "";
  };

  it("[LOB-43] beside the site's own only the games' origin may stand in a frame", async () => {
    expect(await framed()).toBe("'self' http://localhost:3002");
  });

  it("[LOB-43] [abuse 80] a vendor's origin may stand in a frame from the moment it is in the database, and no longer", async () => {
    const { pool } = house.app.foundation.database;
    const change = async (text: string) => {
      await pool.query(text);
      house.clock.advance(1_000);
      return framed();
    };
    const own = "'self' http://localhost:3002";
    expect(
      await change(
        "insert into vendors (code, name, name_bn, games_origin, position) values ('JHORNA', 'J', 'J', 'https://play.jhorna.example', 99)",
      ),
    ).toBe(`${own} https://play.jhorna.example`);
    // What would end the line it stands in is not written into it.
    expect(
      await change("update vendors set games_origin = 'https://a; script-src *' where code = 'JHORNA'"),
    ).toBe(own);
    expect(await change("delete from vendors where code = 'JHORNA'")).toBe(own);
  });

  it("[SITE-59] [SITE-60] the operator's own hosts of images and games may be shown and framed, and nothing else they say", async () => {
    const { switches, reload } = house.app.site;
    const tell = async (images: readonly string[], games: readonly string[]): Promise<string> => {
      await switches.setSetting("imageCDNs", images);
      await switches.setSetting("launchGameCDNs", games);
      await reload();
      return String((await page("/index")).headers["content-security-policy"]);
    };
    const policy = await tell(
      ["https://img.example/art", "img2.example"],
      ["https://play.example:8443", "a b", "*", "x; script-src *"],
    );
    expect(policy).toContain("img-src 'self' data: blob: https://img.example img2.example;");
    expect(policy).toContain("frame-src 'self' http://localhost:3002 https://play.example:8443;");
    expect(await tell([], [])).toContain("img-src 'self' data: blob:; ");
  });

  it("[SITE-7] a value cannot end the data block", async () => {
    await house.app.site.switches.setSetting("gtagId", "</script><script>alert(1)</script>");
    await house.app.site.reload();
    const { body } = await page("/index");
    expect(body as unknown).not.toContain("<script>alert");
    expect(startData(body).permission?.["analytics"]).toEqual({
      gtagId: "</script><script>alert(1)</script>",
    });
  });

  it("[SITE-9] a host that is not ours gets the page without a permission answer", async () => {
    const { body } = await page("/index", { host: "evil.example" });
    expect(startData(body).permission).toBeNull();
  });

  it.each(["/", "/index", "/register.html", "/live", "/no/such/page", "/rng?page=RUPKOTHA"])(
    "[SHELL-1] [SHELL-4] %s answers the page; the site decides what it shows",
    async (url) => {
      expect((await page(url)).headers["content-type"]).toContain("text/html");
    },
  );

  it("[CALL-16] an unknown call is no page, even for a browser", async () => {
    for (const url of ["/wps/unknown", "/lgw/unknown", "/assets/gone-123.js"])
      expect((await page(url)).status).toBe(404);
  });

  it("[ACC-139] the page makes the device id, too", async () => {
    expect(String((await page("/index")).headers["set-cookie"])).toMatch(/^device=[A-Za-z0-9_-]{22};/u);
  });
});

describe("the support page", () => {
  it("[SITE-35] [SITE-18] stands beside the application, with the data block, also during maintenance", async () => {
    await house.app.site.switches.setMaintenance({ on: true, endsAt: null });
    await house.app.site.reload();
    const { status, body } = await page("/support");
    expect(status).toBe(200);
    expect(body as unknown).toContain("<title>support</title>");
    expect(startData(body).permission).toHaveProperty("resources");
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    await house.app.site.reload();
  });
});

describe("files", () => {
  it("are sent as they were compressed at build, and kept for ever because their name changes with them", async () => {
    const answer = await house.app.http!.inject({
      url: "/assets/main-abc123.js",
      headers: { "accept-encoding": "br" },
    });
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    const plain = await house.app.http!.inject({ url: "/assets/main-abc123.js", headers: {} });
    expect(plain.payload).toBe(SCRIPT);
  });
});

describe("the installable app", () => {
  it("[SHELL-111] the manifest and the worker are asked for again at every visit, and the worker may keep to our own", async () => {
    const manifest = await house.send("GET", "/manifest.webmanifest");
    expect(manifest.headers).toMatchObject({
      "content-type": expect.stringContaining("application/manifest+json"),
      "cache-control": "no-cache",
    });
    const worker = await house.app.http!.inject({ method: "HEAD", url: "/service-worker.js" });
    expect([worker.statusCode, worker.headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(worker.headers["content-type"]).toContain("javascript");
    const gone = await house.app.http!.inject({ method: "HEAD", url: "/service-worker-gone.js" });
    expect(gone.statusCode).toBe(404);
  });

  it("[SITE-26] [SITE-9] the iPhone profile leads to the host it was asked at, when that is ours", async () => {
    const own = await house.send("GET", "/jonaki.mobileconfig", { headers: { host: "localhost:3000" } });
    expect([own.status, own.headers["content-type"], own.headers["content-disposition"]]).toEqual([
      200,
      "application/x-apple-aspen-config",
      'attachment; filename="jonaki.mobileconfig"',
    ]);
    expect(own.body as unknown).toContain("<string>http://localhost:3000/index</string>");
  });

  it.each([
    "evil.example",
    "localhost.evil.example",
    "localhost@evil.example",
    "localhost:80:evil",
    "localhost/x",
  ])("[SITE-9] a forged host gets no profile: %s", async (host) => {
    const { status, body } = await house.send("GET", "/jonaki.mobileconfig", { headers: { host } });
    expect([status, body.code]).toEqual([422, "INVALID_URL"]);
  });
});

describe("a page with its first view", () => {
  let drawing: TestApp;
  const wanted: { path: string; view: string }[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "jonaki-site-"));
    writeFileSync(
      join(folder, "index.html"),
      '<html lang="bn"><head></head><body><div id="root"><!--view--></div><!--start-data--></body></html>',
    );
    drawing = await startTestApp(
      {},
      {
        siteFolder: folder,
        prerender: (ask) => ({
          draws: (path) => path !== "/game",
          draw: async ({ path, view }) => {
            wanted.push({ path, view });
            const told = await ask({ url: "/wps/system/countryCode", method: "GET", headers: {} });
            const { value } = (await told.json()) as { value: object };
            return {
              html: "<p>$& drawn</p>",
              head: '<link rel="stylesheet" href="/assets/a.css">',
              language: "BN",
              answers: [[["country"], { ...value, script: "</script>" }]],
            };
          },
        }),
      },
    );
  });
  afterAll(() => drawing.stop());
  const open = async (url: string, agent: string): Promise<string> => {
    const headers = { accept: "text/html", "user-agent": agent };
    const { body }: { body: unknown } = await drawing.send("GET", url, { headers });
    return String(body);
  };

  it("[SITE-7] carries view, styles and the answers it was drawn from, for the screen that asked", async () => {
    const body = await open("/help", "Mozilla/5.0 (Linux; Android 14) Mobile");
    expect(body).toContain('<html data-view="phone-BN" lang="bn">');
    expect(body).toContain('<link rel="stylesheet" href="/assets/a.css"></head>');
    expect(body).toContain('<div id="root"><p>$& drawn</p></div>');
    const block = /id="answers">(.*?)<\/script>/u.exec(body)?.[1] ?? "";
    expect(JSON.parse(block)).toMatchObject({
      answers: [[["country"], { countryDialingCode: "880", script: "</script>" }]],
    });
    expect(await open("/help", "Mozilla/5.0 (X11; Linux x86_64)")).toContain('data-view="desktop-BN"');
  });

  it("[SHELL-6] / has the view of the home page", async () => {
    await open("/", "Mobile");
    expect(wanted.at(-1)).toEqual({ path: "/index", view: "phone" });
  });

  it("[SITE-7] a page that is not drawn is sent without one", async () => {
    const body = await open("/game", "Mobile");
    expect(body).toContain('<html lang="bn">');
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('id="answers"');
  });
});
