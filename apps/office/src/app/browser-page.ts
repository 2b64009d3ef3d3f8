// The page as the office runs in it: what stands on <html>, reloading, and handing a file to the person at the screen.
import type { Theme } from "./theme.ts";

export interface BrowserPage {
  readonly reload: () => void;
  readonly showLocale: (locale: string) => void;
  readonly showTheme: (theme: Theme) => void;
  readonly saveFile: (name: string, text: string) => void;
}

/** The page's own ground, for the browser's bars around it. */
const BAR_COLOURS: Readonly<Record<Theme, string>> = { dark: "#0f0820", light: "#f5f1fd" };

export function browserPage(page: Document): BrowserPage {
  return {
    reload: () => page.location.reload(),
    showLocale: (locale) => {
      page.documentElement.lang = locale;
    },
    showTheme: (theme) => {
      page.documentElement.dataset["theme"] = theme;
      page.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLOURS[theme]);
    },
    saveFile: (name, text) => {
      const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
      const link = page.createElement("a");
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
    },
  };
}
