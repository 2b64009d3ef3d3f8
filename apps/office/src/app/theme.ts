// The theme: dark until somebody chooses, kept in local storage and applied without a reload [OFF-21].
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { TextStore } from "@jonaki/browser/text-store";

export type Theme = "dark" | "light";

export interface ThemeControl {
  readonly theme: Observable<Theme>;
  readonly choose: (theme: Theme) => void;
}

const KEY = "theme";

export function createThemeControl(local: TextStore, show: (theme: Theme) => void): ThemeControl {
  const theme = observable<Theme>(local.read(KEY) === "light" ? "light" : "dark");
  show(theme.get());
  return {
    theme,
    choose: (chosen) => {
      show(chosen);
      local.write(KEY, chosen);
      theme.set(chosen);
    },
  };
}
