// @vitest-environment happy-dom
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { CATALOGUES, compileCatalogue } from "@jonaki/i18n/server";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { describe, expect, it } from "vitest";
import { fakeTime, PERMISSION } from "../app/test-doubles.tsx";
import { startSupport } from "./start-support.ts";
import type { SupportPorts } from "./start-support.ts";
import { PAGE_TEXTS } from "./support-view.ts";

const PAGE = readFileSync(join(import.meta.dirname, "../../support.html"), "utf8");
const BODY = PAGE.slice(PAGE.indexOf("<body>") + "<body>".length, PAGE.indexOf("</body>"));
const EMAIL = {
  resourceType: "EMAIL",
  url: "help@jonaki.example",
  qrCodeUrl: "",
  labelNameEn: "Write to us",
};

interface Visit {
  readonly resources?: readonly unknown[];
  readonly local?: Readonly<Record<string, string>>;
  readonly ports?: Partial<SupportPorts>;
}

/** The page as it is served, with its data block, started. */
async function open({ resources = [EMAIL], local = {}, ports = {} }: Visit = {}) {
  const block = { brand: BRAND_DEFAULTS, claims: [], permission: { ...PERMISSION, resources } };
  document.head.innerHTML = `<script type="application/json" id="start-data">${JSON.stringify(block)}</script>`;
  document.body.innerHTML = BODY;
  const area = memoryStorage(local);
  const time = fakeTime();
  const copied: string[] = [];
  let left = 0;
  await startSupport({
    page: document,
    local: safeStore(() => area),
    after: time.after,
    load: (language) => Promise.resolve(compileCatalogue(CATALOGUES[language])),
    copy: (text) => Promise.resolve(void copied.push(text)),
    leave: () => (left += 1),
    ...ports,
  });
  return { area, time, copied, left: () => left };
}

const shown = (id: string) => document.getElementById(id)?.hidden === false;
const language = () => screen.getByRole("combobox");

describe("the support page", () => {
  it("[SITE-47, SITE-28] is Bengali until somebody chooses, with the address as a link to write to", async () => {
    await open();
    expect(document.documentElement.lang).toBe("bn");
    expect(document.title).toBe("গ্রাহকসেবা · জোনাকি");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("গ্রাহকসেবা");
    expect(screen.getByRole("link", { name: "ইমেইল" }).getAttribute("href")).toBe(
      "mailto:help@jonaki.example",
    );
    expect(screen.getByText("help@jonaki.example")).toBeTruthy();
    expect(screen.getByText(/পাসওয়ার্ড কখনো দেবেন না/)).toBeTruthy();
    expect([shown("support"), shown("root"), shown("reach"), shown("none")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("[SITE-28, SITE-53, SHELL-106] speaks the stored language in the stored theme", async () => {
    await open({ local: { lang: "EN", theme: "light" } });
    expect(document.documentElement.lang).toBe("en");
    expect(document.documentElement.dataset["theme"]).toBe("light");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Customer service");
    expect(screen.getByRole("link", { name: "Write to us" })).toBeTruthy();
    expect(screen.getByText(/include your username, but never your password/)).toBeTruthy();
  });

  it("[SITE-27] without an address it says so and offers none", async () => {
    await open({ resources: [], local: { lang: "EN" } });
    expect(shown("reach")).toBe(false);
    expect(shown("none")).toBe(true);
    expect(screen.getByText("Customer service is not set up on this site.")).toBeTruthy();
  });

  it("[SITE-48, SITE-53] lists the brand's languages; a change shows at once and is remembered", async () => {
    const { area } = await open();
    expect(screen.getAllByRole("option").map((one) => one.textContent)).toEqual(
      BRAND_DEFAULTS.languages.map((code) => ({ BN: "বাংলা", EN: "English" })[code]),
    );
    await userEvent.selectOptions(language(), "EN");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Customer service");
    expect(document.documentElement.lang).toBe("en");
    expect([area.getItem("lang"), area.getItem("hisLang")]).toEqual(["EN", "BN"]);
  });

  it("a language that does not come is told, and the old one stays", async () => {
    const load = (wanted: "BN" | "EN") =>
      wanted === "EN" ? Promise.reject(new Error("gone")) : Promise.resolve(compileCatalogue(CATALOGUES.BN));
    const { area } = await open({ ports: { load } });
    await userEvent.selectOptions(language(), "EN");
    expect(screen.getByRole("alert").textContent).toBe(CATALOGUES.BN.err_network);
    expect((language() as HTMLSelectElement).value).toBe("BN");
    expect(area.getItem("lang")).toBe("BN");
  });

  it("copies the address and says so for a moment", async () => {
    const { copied, time } = await open();
    const copy = screen.getByRole("button", { name: "কপি করুন" });
    await userEvent.click(copy);
    expect(copied).toEqual(["help@jonaki.example"]);
    expect([copy.textContent?.trim(), screen.getByRole("status").textContent]).toEqual([
      "কপি হয়েছে",
      "কপি হয়েছে",
    ]);
    await time.advance(2_000);
    expect([copy.textContent?.trim(), screen.getByRole("status").textContent]).toEqual(["কপি করুন", ""]);
  });

  it("says when the address could not be copied", async () => {
    await open({ ports: { copy: () => Promise.reject(new Error("refused")) } });
    await userEvent.click(screen.getByRole("button", { name: "কপি করুন" }));
    expect(screen.getByRole("status").textContent).toBe("কপি করা যায়নি");
  });

  it("can be closed", async () => {
    const { left } = await open();
    await userEvent.click(screen.getByRole("button", { name: "বন্ধ করুন" }));
    expect(left()).toBe(1);
  });

  it("[SITE-62] without texts it stays hidden, and the served words for that are there", async () => {
    await expect(open({ ports: { load: () => Promise.reject(new Error("gone")) } })).rejects.toThrow("gone");
    expect(shown("support")).toBe(false);
    for (const texts of [CATALOGUES.BN, CATALOGUES.EN])
      expect(PAGE).toContain(`${texts.err_slow_load} <a href="">${texts.action_reload}</a>`);
  });

  it("[SAFE-17, SITE-1] has a place for every text it knows, the age mark among them, and no other", () => {
    const places = [...PAGE.matchAll(/data-text="(\w+)"/g)].map(([, key]) => key);
    expect(places).toHaveLength(PAGE_TEXTS.length);
    expect(new Set(places)).toEqual(new Set(PAGE_TEXTS));
  });
});
