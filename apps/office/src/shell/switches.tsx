// The switches of language and theme [OFF-21]; both work at once and are remembered on this device.
import { useObservable } from "@jonaki/browser/observable";
import { LANGUAGE_NAME_KEYS, LANGUAGES, LOCALES } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import { Segment } from "@jonaki/ui/segment";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useServices } from "../app/services.ts";
import styles from "./switches.module.css";

export function Switches() {
  const { t, language } = useTranslator();
  const services = useServices();
  const theme = useObservable(services.theme.theme);
  const isDark = theme === "dark";
  return (
    <span className={styles["switches"]}>
      <Segment
        size="sm"
        label={t("language_label")}
        choices={LANGUAGES.map((one) => ({
          value: one,
          label: t(LANGUAGE_NAME_KEYS[one]),
          lang: LOCALES[one],
        }))}
        value={language}
        onValue={(chosen) => void services.language.choose(chosen)}
      />
      <IconButton
        tone="quiet"
        label={t(isDark ? "theme_to_light" : "theme_to_dark")}
        icon={isDark ? <Sun /> : <Moon />}
        onClick={() => services.theme.choose(isDark ? "light" : "dark")}
      />
    </span>
  );
}
