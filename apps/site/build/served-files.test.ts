import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { CATALOGUES } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

describe("the served page", () => {
  const page = read("index.html");

  it("[SITE-47, SHELL-106] begins in Bengali and dark", () => {
    expect(page).toContain('<html lang="bn" data-theme="dark">');
  });

  it("[SITE-7] has the places for its first view and the data block once, the view alone in its element", () => {
    expect(page.split("<!--start-data-->")).toHaveLength(2);
    expect(page.split('<div id="root"><!--view--></div>')).toHaveLength(2);
  });

  it("has no inline script: the content policy would refuse it; and the one it has waits for the data block", () => {
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script type="module" src="/src/app/main.tsx">']);
    expect(page).not.toMatch(/\son\w+=/);
  });

  it("[SITE-62] carries the words of SLOW_LOAD and the reload link for the case that nothing else comes", () => {
    for (const texts of [CATALOGUES.BN, CATALOGUES.EN]) {
      expect(page).toContain(`${texts.err_slow_load} <a href="">${texts.action_reload}</a>`);
    }
  });
});

describe("the support page", () => {
  const page = read("support.html");

  it("[SITE-47, SHELL-106, SITE-7] begins in Bengali and dark, with the place for the data block once", () => {
    expect(page).toContain('<html lang="bn" data-theme="dark">');
    expect(page.split("<!--start-data-->")).toHaveLength(2);
    expect(page.indexOf("<!--start-data-->")).toBeLessThan(page.indexOf("<script"));
  });

  it("has no inline script: the content policy would refuse it", () => {
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script type="module" src="/src/support/main.ts">']);
    expect(page).not.toMatch(/\son\w+=/);
  });

  it("carries the brand's name as the design system draws it", () => {
    const drawn = readFileSync(
      new URL("../../../packages/ui/src/wordmark-paths.ts", import.meta.url),
      "utf8",
    );
    const outlines = [...drawn.matchAll(/"(M[^"]+)"/g)].map(([, outline]) => outline);
    expect(outlines).toHaveLength(2);
    for (const outline of outlines) expect(page).toContain(`d="${outline}"`);
  });
});

describe("the installable app", () => {
  const manifest = JSON.parse(read("public/manifest.webmanifest")) as {
    readonly theme_color: string;
    readonly background_color: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  const tokens = readFileSync(new URL("../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
  const night = /\[data-theme="dark"\][^}]*?--bg: (#[0-9a-f]{6});/u.exec(tokens)?.[1];

  it("[SHELL-111] begins on the first page, in the colours of the look", () => {
    expect(manifest).toMatchObject({ lang: "bn", display: "standalone", start_url: "/index" });
    expect([manifest.theme_color, manifest.background_color]).toEqual([night, night]);
    expect(read("index.html")).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });

  it("[SHELL-111] has its icons in the sizes it names, each small", () => {
    const names = ["/icons/apple-touch-icon.png", ...manifest.icons.map(({ src }) => src)];
    const sizes = names.map((name) => {
      const bytes = readFileSync(new URL(`../public${name}`, import.meta.url));
      expect(bytes.length).toBeLessThan(16 * 1024);
      return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
    });
    expect(sizes).toEqual(["180x180", ...manifest.icons.map((icon) => icon.sizes)]);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    expect(read("index.html")).toContain(
      '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />',
    );
  });
});

describe("the offline page", () => {
  const page = read("offline.html");

  it("[SITE-47] speaks both languages, Bengali first, and offers to try again in the catalogue's words", () => {
    expect(page).toContain('<html lang="bn">');
    expect(page).toContain('<p lang="en">');
    expect(page).toContain(CATALOGUES.BN.action_retry);
    expect(page).toContain(CATALOGUES.EN.action_retry);
  });

  it("needs no other file and no script: there is no network to fetch one from, and letters are the system's then", () => {
    expect(page).not.toMatch(/<script|<link|\ssrc=|url\((?!#|"[^"]+\.woff2")|@import|\son\w+=/u);
    expect(page).toContain('<a href="">');
  });

  it("shows the look's empty jar", () => {
    const jar = readFileSync(new URL("../../../packages/ui/src/art/empty-jar.svg", import.meta.url), "utf8");
    const outlines = [...jar.matchAll(/ d="([^"]+)"/gu)].map(([, outline]) => outline);
    for (const outline of outlines) expect(page).toContain(outline);
  });
});

describe("the provider's frame", () => {
  function open(search: string) {
    const scripts: string[] = [];
    const parent = {};
    let hear = (_event: unknown): void => undefined;
    const world = createContext({
      URLSearchParams,
      Date,
      location: { search },
      parent,
      document: {
        createElement: () => ({}),
        head: { append: (tag: { src: string }) => scripts.push(tag.src) },
      },
      addEventListener: (_kind: string, listener: typeof hear) => {
        hear = listener;
      },
    });
    runInContext(read("public/analytics.js"), world);
    const told = () =>
      ((world as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((one) => Array.from(one));
    return { scripts, told, hear: (data: unknown, source: unknown = parent) => hear({ source, data }) };
  }
  const views = (told: unknown[][]) => told.filter(([kind]) => kind === "event");

  it("[SITE-11] loads nothing without a proper id", () => {
    for (const search of ["", "?id=", "?id=../../evil", "?id=G-1%22"])
      expect(open(search).scripts).toEqual([]);
  });

  it("[SITE-11] hands on route names from the page, and nothing else", () => {
    const { scripts, told, hear } = open("?id=G-TEST1234");
    expect(scripts).toHaveLength(1);
    hear({ route: "/index", token: "secret" });
    hear({ route: "/index?username=rina" });
    hear({ route: "/u/rina01" });
    hear({ route: 7 });
    hear(null);
    hear({ route: "/vip" }, {});
    expect(views(told())).toEqual([
      ["event", "page_view", { page_path: "/index", page_location: "/index", page_title: "/index" }],
    ]);
  });
});
