// The rules, the pay table, the limits and the return [FAIR-13], from the sheet that the paying code made.
import { LOCALES } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { moneyText } from "../app/money.ts";
import { useServices } from "../app/services.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import type { GameView } from "./game-view.ts";
import { PayTable } from "./pay-table.tsx";
import styles from "./panels.module.css";

export function RulesPanel({ view }: { readonly view: GameView }) {
  const { opened } = useServices();
  const { t, language } = useTranslator();
  const { sheet, limits } = opened;
  return (
    <div className={styles["panel"]}>
      <Facts>
        <Fact num name={t("play_return")}>
          {sheet.returnToPlayer.fraction} = {sheet.returnToPlayer.decimal}
        </Fact>
        <Fact num name={t("play_limits")}>
          {t("play_from_to", { 0: moneyText(limits.minimum), 1: moneyText(limits.maximum) })}
        </Fact>
        <Fact num name={t("play_largest_win")}>
          {moneyText(limits.largestWin)}
        </Fact>
      </Facts>
      <div className={styles["prose"]}>
        {sheet.rules[LOCALES[language]].split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3>{t("play_pay_table")}</h3>
      <PayTable tables={view.payTables} lines={sheet.payTable} />
      <h3>{t("play_figures")}</h3>
      <Facts>
        <Fact num name={t("play_hit_frequency")}>
          {sheet.hitFrequency}
        </Fact>
        <Fact num name={t("play_variance")}>
          {sheet.variance}
        </Fact>
        <Fact num name={t("play_best_line")}>
          {sheet.largestWin.pays}× · {sheet.largestWin.chance}
        </Fact>
        <Fact num name={t("play_version")}>
          {sheet.version}
        </Fact>
        <LongFact name={t("play_table_hash")} text={sheet.tableHash} />
      </Facts>
      <p className={cx(styles["note"], styles["keys"])}>{t(view.keysKey)}</p>
    </div>
  );
}
