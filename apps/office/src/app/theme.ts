// The theme: dark until somebody chooses, kept in local storage and applied without a reload [OFF-21].
import type { TextStore } from "./browser-storage.ts";
import { observable } from "./observable.ts";
import type { Observable } from "./observable.ts";

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
