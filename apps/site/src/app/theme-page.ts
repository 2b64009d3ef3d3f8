// What is remembered of the theme, and how the page shows it; small enough to run before the first paint.
import type { TextStore } from "@jonaki/browser/text-store";

export type Theme = "dark" | "light";

export const THEME_KEY = "theme";
/** The page's own ground, for the browser's bars around it. */
const BAR_COLOURS: Readonly<Record<Theme, string>> = { dark: "#0f0820", light: "#f5f1fd" };

/** Dark until somebody chooses [SHELL-106]. */
export function restoreTheme(local: TextStore): Theme {
  return local.read(THEME_KEY) === "light" ? "light" : "dark";
}

export function showTheme(page: Document, theme: Theme): void {
  page.documentElement.dataset["theme"] = theme;
  page.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLOURS[theme]);
}
