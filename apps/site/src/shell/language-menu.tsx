// The language selector: exactly the brand's languages, each by its own name [SITE-48]. The browser's own list,
// because it costs nothing and every phone shows it well.
import { useState } from "react";
import { LANGUAGE_NAME_KEYS, LOCALES } from "@jonaki/i18n";
import type { Language } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { useServices } from "../app/services.ts";
import styles from "./language-menu.module.css";

export function LanguageMenu() {
  const { language: control } = useServices();
  const { t, language } = useTranslator();
  const [failed, setFailed] = useState(false);
  const choose = async (code: string): Promise<void> => {
    const chosen = control.offered.find((one) => one === code);
    if (chosen !== undefined) setFailed(!(await control.choose(chosen)));
  };
  return (
    <span className={styles["menu"]}>
      <Globe aria-hidden="true" />
      <select
        aria-label={t("language_label")}
        className={styles["select"]}
        value={language}
        onChange={(event) => void choose(event.target.value)}
      >
        {control.offered.map((one: Language) => (
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
