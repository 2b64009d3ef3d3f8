// @vitest-environment happy-dom
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import { showTheme } from "./theme-page.ts";
import { createThemeControl } from "./theme.ts";

function open(values: Readonly<Record<string, string>> = {}) {
  const area = memoryStorage(values);
  document.head.innerHTML = '<meta name="theme-color" content="">';
  const control = createThemeControl(
    safeStore(() => area),
    (theme) => showTheme(document, theme),
  );
  return { area, control };
}

const shown = () => document.documentElement.dataset["theme"];

describe("theme", () => {
  it("[SHELL-106] starts dark", () => {
    const { control, area } = open();
    expect([control.theme.get(), shown(), area.getItem("theme")]).toEqual(["dark", "dark", null]);
  });

  it("[SHELL-106] a choice applies at once and is kept in local storage", () => {
    const { control, area } = open();
    control.choose("light");
    expect([control.theme.get(), shown(), area.getItem("theme")]).toEqual(["light", "light", "light"]);
    expect(document.querySelector("meta")?.getAttribute("content")).toBe("#f5f1fd");
  });

  it("[SHELL-106] a kept choice comes back, anything else is dark", () => {
    expect(open({ theme: "light" }).control.theme.get()).toBe("light");
    expect(open({ theme: "pink" }).control.theme.get()).toBe("dark");
  });
});
