// One press between dark and light [SHELL-106]; the label says what the press does.
import { useObservable } from "@jonaki/browser/observable";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useServices } from "../app/services.ts";

interface ThemeSwitchProps {
  readonly tone?: "ghost" | "quiet";
  readonly className?: string | undefined;
}

export function ThemeSwitch({ tone = "ghost", className }: ThemeSwitchProps) {
  const { theme: control } = useServices();
  const t = useText();
  const isDark = useObservable(control.theme, "dark") === "dark";
  return (
    <IconButton
      tone={tone}
      className={className}
      label={t(isDark ? "theme_to_light" : "theme_to_dark")}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={() => control.choose(isDark ? "light" : "dark")}
    />
  );
}
