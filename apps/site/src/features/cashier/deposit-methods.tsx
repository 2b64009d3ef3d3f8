// The ways to pay in as tiles [CAS-1.1]: mark, name, limits, fee and how long an order stays open; one of them is on.
import { useId } from "react";
import { digits, formatMoney } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { DepositMethod } from "./deposit.rules.ts";
import { minorOf } from "./deposit.rules.ts";
import { StepHead } from "./step-head.tsx";
import { useSymbol } from "./use-money.ts";
import styles from "./deposit-methods.module.css";
import page from "./cashier.module.css";

interface DepositMethodsProps {
  readonly methods: readonly DepositMethod[];
  readonly chosen: DepositMethod | null;
  readonly onChoose: (method: DepositMethod) => void;
}

export function DepositMethods({ methods, chosen, onChoose }: DepositMethodsProps) {
  const { t } = useTranslator();
  const name = useId();
  return (
    <section aria-labelledby="deposit-methods" className={page["part"]}>
      <StepHead id="deposit-methods" step={1}>
        {t("deposit_methods")}
      </StepHead>
      <div role="radiogroup" aria-labelledby="deposit-methods" className={styles["tiles"]}>
        {methods.map((method) => (
          <label key={method.method} className={styles["tile"]}>
            <input
              type="radio"
              name={name}
              className="sr"
              checked={method.method === chosen?.method}
              onChange={() => onChoose(method)}
            />
            <Face method={method} />
          </label>
        ))}
      </div>
    </section>
  );
}

function Face({ method }: { readonly method: DepositMethod }) {
  const { t, language } = useTranslator();
  const symbol = useSymbol()(method.currency);
  const whole = (amount: string): string => formatMoney(amount, { symbol, decimals: "cut" });
  return (
    <span className={styles["face"]}>
      <img src={method.logo} alt="" width={44} height={44} className={styles["logo"]} />
      <b className={styles["name"]}>{method.name}</b>
      <span className={styles["line"]}>
        {t("deposit_minutes", { 0: digits(method.openMinutes, language) })}
      </span>
      <span className={styles["line"]}>
        <span className="num">
          {whole(method.minimum)} – {whole(method.maximum)}
        </span>
      </span>
      <span className={styles["line"]}>
        {t("cashier_fee")} · <FeeWords fee={method.fee} symbol={symbol} />
      </span>
      {method.bonusTag === null ? null : (
        <Badge tone="warn" className={styles["tag"]}>
          {method.bonusTag}
        </Badge>
      )}
    </span>
  );
}

/** Nothing, an amount, or what the network asks for. */
export function FeeWords({ fee, symbol }: { readonly fee: string | null; readonly symbol: string }) {
  const { t } = useTranslator();
  if (fee === null) return <span>{t("deposit_network_fee")}</span>;
  if (minorOf(fee) === 0n) return <span>{t("cashier_free")}</span>;
  return <span className="num">{formatMoney(fee, { symbol })}</span>;
}
