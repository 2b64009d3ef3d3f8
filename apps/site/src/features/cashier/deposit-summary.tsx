// What the deposit adds to the balance, today's limit, and the button that says its sum; on a phone the button stands at
// the foot of the screen [SHELL-115].
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { minor } from "@jonaki/money";
import { usePhone } from "@jonaki/ui/use-phone";
import { FeeWords } from "./deposit-methods.tsx";
import { worthOf } from "./deposit.rules.ts";
import { LimitBar } from "./limit-bar.tsx";
import type { Limit } from "./limit-bar.tsx";
import type { useDepositForm } from "./use-deposit-form.ts";
import { useMoney, useSymbol } from "./use-money.ts";
import styles from "./cashier.module.css";

interface DepositSummaryProps {
  readonly form: ReturnType<typeof useDepositForm>;
  /** Undefined while they are on their way. */
  readonly limits: readonly Limit[] | undefined;
}

export function DepositSummary({ form, limits }: DepositSummaryProps) {
  const t = useText();
  const isPhone = usePhone();
  const money = useMoney();
  const symbolOf = useSymbol();
  const { method } = form;
  if (method === null) return null;
  const amountMinor = form.amountMinor ?? minor(0n);
  const symbol = symbolOf(method.currency);
  const worth = money(worthOf(amountMinor, method.exchangeRate));
  return (
    <Card as="section" aria-label={t("deposit_summary")} className={styles["summary"]}>
      <h3 className={styles["title"]}>{t("deposit_summary")}</h3>
      <Facts>
        <Fact num name={t("tab_deposit")}>
          {formatMoney(amountMinor, { symbol })}
        </Fact>
        <Fact name={t("cashier_fee")}>
          <FeeWords fee={method.fee} symbol={symbol} />
        </Fact>
        {method.exchangeRate === null ? null : (
          <Fact num name={t("deposit_rate")}>
            {`${symbol}1 = ${money(method.exchangeRate.slice(0, -2))}`}
          </Fact>
        )}
      </Facts>
      <p className={styles["total"]}>
        <span>{t("deposit_credited")}</span>
        <b className="num money">{worth}</b>
      </p>
      {isPhone ? null : <DepositButton form={form} />}
      <p className={styles["note"]}>
        {method.exchangeRate === null ? t("deposit_wager_note") : t("deposit_rate_note")}
      </p>
      <LimitBar limits={limits} />
    </Card>
  );
}

/** It says the sum, so that nobody presses for another one. */
export function DepositButton({ form }: Pick<DepositSummaryProps, "form">) {
  const t = useText();
  const symbolOf = useSymbol();
  const { method, amountMinor } = form;
  if (method === null) return null;
  const symbol = symbolOf(method.currency);
  return (
    <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
      {amountMinor === null
        ? t("tab_deposit")
        : t("deposit_press", { 0: formatMoney(amountMinor, { symbol }) })}
    </Button>
  );
}
