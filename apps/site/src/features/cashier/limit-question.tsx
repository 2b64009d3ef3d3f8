// At the first deposit the member is asked once for a limit; no limit is an answer of the same size [SAFE-6].
import { useState } from "react";
import type { LIMIT_PERIODS } from "@jonaki/wire/states";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { Segment } from "@jonaki/ui/segment";
import { useServices } from "../../app/services.ts";
import { AmountField } from "./amount-field.tsx";
import { plainAmount, readAmount } from "./amount.rules.ts";
import type { LimitAsking } from "./use-deposit-form.ts";
import styles from "./cashier.module.css";

type Period = (typeof LIMIT_PERIODS)[number];

const PERIODS: readonly (readonly [Period, MessageKey])[] = [
  ["DAY", "deposit_ask_day"],
  ["WEEK", "deposit_ask_week"],
  ["MONTH", "deposit_ask_month"],
];

interface LimitQuestionProps {
  readonly asking: LimitAsking;
  readonly tell: (problem: string) => void;
}

export function LimitQuestion({ asking, tell }: LimitQuestionProps) {
  const t = useText();
  return (
    <Dialog
      open={asking.isOpen}
      size="sm"
      title={t("deposit_ask_title")}
      closeLabel={t("action_close")}
      onClose={asking.close}
    >
      <Question asking={asking} tell={tell} />
    </Dialog>
  );
}

function Question({ asking, tell }: LimitQuestionProps) {
  const t = useText();
  const { api, start } = useServices();
  const [period, setPeriod] = useState<Period>("DAY");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState<"set" | "none" | null>(null);
  const answer = async (how: "set" | "none"): Promise<void> => {
    if (busy !== null) return;
    setBusy(how);
    const amount = how === "set" ? plainAmount(typed) : null;
    const answered = await api.safe.setLimit({ kind: "DEPOSIT", period, amount });
    setBusy(null);
    if (answered.ok) asking.goOn();
    else tell(answered.message);
  };
  const set = (): void => {
    if (readAmount(typed) === null) setError(t(typed === "" ? "err_field_required" : "err_amount_format"));
    else void answer("set");
  };
  return (
    <div className={styles["part"]}>
      <p className={styles["note"]}>{t("deposit_ask_body")}</p>
      <Segment
        block
        label={t("deposit_ask_period")}
        choices={PERIODS.map(([value, text]) => ({ value, label: t(text) }))}
        value={period}
        onValue={setPeriod}
      />
      <AmountField
        label={t("deposit_ask_amount")}
        symbol={start.brand.currencySymbol}
        value={typed}
        onValue={(next) => {
          setTyped(next);
          setError(undefined);
        }}
        error={error}
      />
      <div className={styles["equal"]}>
        <Button size="lg" block loading={busy === "none"} onClick={() => void answer("none")}>
          {t("deposit_ask_none")}
        </Button>
        <Button size="lg" block loading={busy === "set"} onClick={set}>
          {t("deposit_ask_set")}
        </Button>
      </div>
    </div>
  );
}
