import { describe, expect, it } from "vitest";
import { openTranslator } from "./open-translator.ts";
import { compileCatalogue } from "./server.ts";
import { createTranslator } from "./translator.ts";
import type { Language } from "./languages.ts";
import type { Translator } from "./translator.ts";

const english = compileCatalogue({ page_loading: "Loading", pager_page: "Page {0}" });
const bengali = compileCatalogue({ page_loading: "লোড হচ্ছে" });

describe("translator", () => {
  it("[SITE-55] a missing text shows in English with its values, and its key is reported once", () => {
    const reported: string[] = [];
    const { t } = createTranslator({
      language: "BN",
      messages: bengali,
      english,
      report: (key) => reported.push(key),
    });
    expect(t("page_loading")).toBe("লোড হচ্ছে");
    expect(t("pager_page", { 0: "৩" })).toBe("Page ৩");
    expect(t("pager_page", { 0: "৪" })).toBe("Page ৪");
    expect(reported).toEqual(["pager_page"]);
  });

  it("[SITE-55] a text that exists in no language shows its key and is reported", () => {
    const reported: string[] = [];
    const { t } = createTranslator({
      language: "EN",
      messages: english,
      report: (key) => reported.push(key),
    });
    expect(t("page_skip")).toBe("page_skip");
    expect(reported).toEqual(["page_skip"]);
  });

  it("[SITE-1] a key that is not in the catalogue does not pass the type check", () => {
    const { t } = createTranslator({ language: "EN", messages: english, report: () => undefined });
    // @ts-expect-error -- no such key
    expect(t("no_such_key")).toBe("no_such_key");
  });
});

describe("opening a language in the browser", () => {
  function open(language: Language) {
    const loaded: Language[] = [];
    const reported: string[] = [];
    const changes: Translator[] = [];
    const load = (wanted: Language) => {
      loaded.push(wanted);
      return Promise.resolve(wanted === "EN" ? english : bengali);
    };
    const translator = openTranslator({
      language,
      load,
      report: (key) => reported.push(key),
      changed: (next) => changes.push(next),
    });
    return { translator, loaded, reported, changes };
  }

  it("loads only the chosen language as long as nothing is missing", async () => {
    const { translator, loaded, changes } = open("BN");
    expect((await translator).t("page_loading")).toBe("লোড হচ্ছে");
    expect(loaded).toEqual(["BN"]);
    expect(changes).toEqual([]);
  });

  it("[SITE-55] fetches the English texts at the first missing one and hands over a translator that has them", async () => {
    const { translator, loaded, reported, changes } = open("BN");
    const first = await translator;
    first.t("pager_page", { 0: "1" });
    first.t("page_skip");
    await Promise.resolve();
    await Promise.resolve();
    expect(loaded).toEqual(["BN", "EN"]);
    expect(changes).toHaveLength(1);
    expect(changes[0]!.language).toBe("BN");
    expect(changes[0]!.t("pager_page", { 0: "2" })).toBe("Page 2");
    expect(changes[0]!.t("page_loading")).toBe("লোড হচ্ছে");
    expect(reported).toEqual(["pager_page", "page_skip"]);
  });

  it("[SITE-55] English itself has nothing to fall back to", async () => {
    const { translator, loaded, reported } = open("EN");
    expect((await translator).t("page_skip")).toBe("page_skip");
    expect(loaded).toEqual(["EN"]);
    expect(reported).toEqual(["page_skip"]);
  });
});
