// The games' pages as browsers get them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

const SITE = "https://site.test";
const page = readFileSync(new URL("../../play/index.html", import.meta.url), "utf8");
let house: StudioHouse;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jonaki-play-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "assets/index-h4sh.js"), "export {};");
  house = await startStudioHouse({ playFolder: folder, allowedFrameAncestors: [SITE] });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => house.studio.http.inject({ method: "GET", url });

describe("the page of a game", () => {
  it("has no inline script, and one place for the data block before the script", () => {
    expect(page.match(/<script\b[^>]*>/gu)).toEqual(['<script type="module" src="/src/app/main.tsx">']);
    expect(page).not.toMatch(/\son\w+=|\sstyle=/u);
    expect(page.split("<!--start-data-->")).toHaveLength(2);
    expect(page.indexOf("<!--start-data-->")).toBeLessThan(page.indexOf("<script"));
  });

  it("[VEN-19] may be framed by the site alone, loads nothing from elsewhere and tells nobody its address", async () => {
    const { headers, body } = await get("/dice?ticket=secret");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain(`{"siteOrigins":["${SITE}"]}`);
    expect(body).not.toContain("secret");
  });

  it("[VEN-19] a studio that knows no site can be framed by nobody", async () => {
    const alone = await startStudioHouse({ playFolder: folder });
    const { headers } = await alone.studio.http.inject({ method: "GET", url: "/dice" });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    await alone.stop();
  });

  it.each([
    ["", '<html lang="bn" data-theme="dark">'],
    ["?language=en&theme=light", '<html lang="en" data-theme="light">'],
    ["?language=EN", '<html lang="en" data-theme="dark">'],
    ['?language="><script>&theme=<b>', '<html lang="bn" data-theme="dark">'],
    ["?language=en&language=bn", '<html lang="bn" data-theme="dark">'],
  ])("begins in the language and theme of its address: %s", async (query, opening) => {
    const { body } = await get(`/dice${encodeURI(query)}`);
    expect(body).toContain(opening);
    expect(body).not.toContain("<b>");
  });

  it("its files are kept for ever, and what is no game has no page", async () => {
    const file = await get("/assets/index-h4sh.js");
    expect([file.statusCode, file.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    for (const url of ["/", "/index.html", "/craps", "/dice/x", "/assets/nothing.js"])
      expect((await get(url)).statusCode).toBe(404);
  });

  it("says that it is alive", async () => {
    expect((await get("/health")).json()).toEqual({ status: "ok" });
  });
});
