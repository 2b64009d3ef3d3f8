// The theme: dark or light, kept in local storage and applied without a reload [SHELL-106].
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { TextStore } from "@jonaki/browser/text-store";
import { restoreTheme, THEME_KEY } from "./theme-page.ts";
import type { Theme } from "./theme-page.ts";

export interface ThemeControl {
  readonly theme: Observable<Theme>;
  readonly choose: (theme: Theme) => void;
}

export function createThemeControl(local: TextStore, show: (theme: Theme) => void): ThemeControl {
  const theme = observable(restoreTheme(local));
  show(theme.get());
  return {
    theme,
    choose: (chosen) => {
      show(chosen);
      local.write(THEME_KEY, chosen);
      theme.set(chosen);
    },
  };
}
