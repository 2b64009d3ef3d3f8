// The language selector: exactly the brand's languages, each by its own name [SITE-48]. The browser's own list,
// because it costs nothing and every phone shows it well.
import { LANGUAGE_NAME_KEYS, LOCALES } from "@jonaki/i18n";
import type { Language } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { useLanguageChoice } from "./use-language-choice.ts";
import styles from "./language-menu.module.css";

export function LanguageMenu() {
  const { t, language } = useTranslator();
  const { offered, choose, wanted, failed } = useLanguageChoice();
  return (
    <span className={styles["menu"]}>
      <Globe aria-hidden="true" />
      <select
        aria-label={t("language_label")}
        className={styles["select"]}
        value={wanted ?? language}
        onChange={(event) => choose(event.target.value)}
      >
        {offered.map((one: Language) => (
          <option key={one} value={one} lang={LOCALES[one]}>
            {t(LANGUAGE_NAME_KEYS[one])}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className={styles["chevron"]} />
      {failed ? (
        <span role="alert" className={styles["failed"]}>
          {t("err_network")}
        </span>
      ) : null}
    </span>
  );
}
