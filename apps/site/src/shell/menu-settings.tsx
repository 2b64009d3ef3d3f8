// The foot of the side menu: theme, language, and after them the way out.
import type { ReactNode } from "react";
import { LANGUAGE_NAME_KEYS, LOCALES } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import { useServices } from "../app/services.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useLanguageChoice } from "./use-language-choice.ts";
import styles from "./side-menu.module.css";

export function MenuSettings({ children }: { readonly children: ReactNode }) {
  const { t, language } = useTranslator();
  const { offered, choose, wanted, failed } = useLanguageChoice();
  const { defaultLang } = useServices().start.brand;
  // The brand's own language is the first one a thumb meets.
  const ownFirst = [...offered].sort((a, b) => Number(b === defaultLang) - Number(a === defaultLang));
  return (
    <div className={styles["settings"]}>
      {failed ? (
        <p role="alert" className={styles["failed"]}>
          {t("err_network")}
        </p>
      ) : null}
      <ThemeSwitch tone="quiet" />
      <Segment
        block
        label={t("language_label")}
        className={styles["languages"]}
        value={wanted ?? language}
        onValue={choose}
        choices={ownFirst.map((one) => ({
          value: one,
          label: t(LANGUAGE_NAME_KEYS[one]),
          lang: LOCALES[one],
        }))}
      />
      {children}
    </div>
  );
}
