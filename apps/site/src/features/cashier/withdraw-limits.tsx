// What one withdrawal and a day may be, what is left of it, and what the next one costs [CAS-16.3, CAS-18].
import { digits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useMoney } from "./use-money.ts";
import type { WithdrawSettings } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

export function WithdrawLimits({ settings }: { readonly settings: WithdrawSettings }) {
  const { t, language } = useTranslator();
  const money = useMoney();
  const { limits, fee } = settings;
  const times = (count: number): string => t("withdraw_times", { 0: digits(count, language) });
  return (
    <Card as="section" aria-label={t("withdraw_limits")} className={styles["summary"]}>
      <h3 className={styles["title"]}>{t("withdraw_limits")}</h3>
      <Facts>
        <Fact num name={t("withdraw_minimum")}>
          {money(limits.minimum)}
        </Fact>
        <Fact num name={t("withdraw_maximum")}>
          {money(limits.maximum)}
        </Fact>
        <Fact num name={t("withdraw_maximum_ewallet")}>
          {money(limits.ewalletMaximum)}
        </Fact>
        <Fact num name={t("withdraw_left_today")}>
          {money(limits.leftToday)}
        </Fact>
        <Fact name={t("withdraw_count_today")}>{times(limits.countLeftToday)}</Fact>
        <Fact name={t("withdraw_free_today")}>{times(fee.freeLeftToday)}</Fact>
        <Fact name={t("withdraw_fee_after")}>
          {t("withdraw_fee_rule", { 0: fee.rate, 1: money(fee.minimum) })}
        </Fact>
      </Facts>
    </Card>
  );
}
