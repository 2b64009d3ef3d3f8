// Ordering a deposit [CAS-1.1, CAS-1.2]: method, amount, what it adds to the balance, and the one light of the page.
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import { usePhone } from "@jonaki/ui/use-phone";
import { AmountField } from "./amount-field.tsx";
import { useDepositMethods, useLimits } from "./cashier.query.ts";
import { DepositMethods } from "./deposit-methods.tsx";
import type { DepositPageProps } from "./deposit-page.tsx";
import { DepositButton, DepositSummary } from "./deposit-summary.tsx";
import { minorOf } from "./deposit.rules.ts";
import type { DepositMethod } from "./deposit.rules.ts";
import { Known } from "./known.tsx";
import { LimitQuestion } from "./limit-question.tsx";
import { StepHead } from "./step-head.tsx";
import { useDepositForm } from "./use-deposit-form.ts";
import { useSymbol } from "./use-money.ts";
import styles from "./cashier.module.css";

interface DepositFormProps extends Pick<DepositPageProps, "dollarHelp"> {
  readonly tell: (problem: string) => void;
  readonly onOrdered: (reference: string) => Promise<void>;
}

export function DepositForm(props: DepositFormProps) {
  return (
    <Known query={useDepositMethods()} height={480}>
      {({ methods }) => <Fields {...props} methods={methods} />}
    </Known>
  );
}

function Fields({
  methods,
  dollarHelp,
  tell,
  onOrdered,
}: DepositFormProps & { readonly methods: readonly DepositMethod[] }) {
  const t = useText();
  const isPhone = usePhone();
  const limits = useLimits();
  const form = useDepositForm({ methods, limits, tell, onOrdered });
  const { method } = form;
  return (
    <form noValidate aria-label={t("tab_deposit")} onSubmit={(event) => form.press(event)}>
      <div className={styles["columns"]}>
        <Card className={styles["steps"]}>
          <DepositMethods methods={methods} chosen={method} onChoose={form.choose} />
          {method?.kind === "DIGITAL_DOLLAR" && dollarHelp !== null ? (
            <a href={dollarHelp.url} target="_blank" rel="noopener noreferrer" className={styles["link"]}>
              {dollarHelp.label}
            </a>
          ) : null}
          <AmountStep form={form} />
        </Card>
        <DepositSummary form={form} limits={limits.data?.limits} />
      </div>
      {isPhone ? (
        <div className={styles["bar"]}>
          <DepositButton form={form} />
        </div>
      ) : null}
      <LimitQuestion asking={form.question} tell={tell} />
    </form>
  );
}

function AmountStep({ form }: { readonly form: ReturnType<typeof useDepositForm> }) {
  const t = useText();
  const symbolOf = useSymbol();
  const { method } = form;
  if (method === null) return null;
  const symbol = symbolOf(method.currency);
  const whole = (amount: string): string => formatMoney(amount, { symbol, decimals: "cut" });
  return (
    <section aria-labelledby="deposit-amount" className={styles["part"]}>
      <StepHead id="deposit-amount" step={2}>
        {t("deposit_amount")}
      </StepHead>
      <AmountField
        labelHidden
        label={t("deposit_amount")}
        symbol={symbol}
        value={form.typed}
        onValue={form.type}
        error={form.error}
        end={
          <span className="num">
            {whole(method.minimum)} – {whole(method.maximum)}
          </span>
        }
      />
      <ChipRow wrap label={t("deposit_quick")} className={styles["quick"]}>
        {method.quickAmounts.map((amount) => (
          <Chip
            key={amount}
            selected={form.amountMinor === minorOf(amount)}
            onClick={() => form.type(amount.replace(/\.00$/u, ""))}
          >
            <span className="num">{whole(amount)}</span>
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
