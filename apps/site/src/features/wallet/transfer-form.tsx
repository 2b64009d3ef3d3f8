// The form itself: amount, remark, payment password; the button says what it will do.
import { formatCount, formatMoney, toLatinDigits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { parseAmount } from "@jonaki/money";
import { Button } from "@jonaki/ui/button";
import { PasswordField } from "@jonaki/ui/password-field";
import { TextField } from "@jonaki/ui/text-field";
import { useServices } from "../../app/services.ts";
import { DEFAULT_PAGE } from "../../shell/panel-address.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { panelPart } from "../../shell/place.rules.ts";
import { REMARK_LENGTH } from "./transfer.rules.ts";
import type { TransferTerms } from "./transfer.rules.ts";
import { useTransfer } from "./use-transfer.ts";
import type { TransferHearers } from "./use-transfer.ts";
import styles from "./transfer-upline.module.css";

interface TransferFormProps extends TransferHearers {
  readonly terms: TransferTerms;
  readonly upline: string;
}

export function TransferForm({ terms, upline, ...hearers }: TransferFormProps) {
  const { t, language } = useTranslator();
  const { currencySymbol: symbol } = useServices().start.brand;
  const transfer = useTransfer(terms, hearers);
  const { values, errors } = transfer;
  const amountMinor = parseAmount(values.amount.trim());
  return (
    <form noValidate aria-label={t("member_to_upline")} className={styles["form"]} onSubmit={transfer.press}>
      <TextField
        digits
        label={t("record_amount")}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        required
        icon={<b aria-hidden="true">{symbol}</b>}
        value={values.amount}
        onValue={(value) => transfer.write("amount", value)}
        error={errors.amount}
      />
      <TextField
        label={t("record_remark")}
        hint={t("transfer_remark_hint", { 0: formatCount(REMARK_LENGTH, language) })}
        name="remark"
        autoComplete="off"
        maxLength={REMARK_LENGTH}
        value={values.remark}
        onValue={(value) => transfer.write("remark", value)}
      />
      <PasswordField
        label={t("field_paymentPassword")}
        name="paymentPassword"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        value={values.paymentPassword}
        onValue={(value) => transfer.write("paymentPassword", toLatinDigits(value))}
        error={errors.paymentPassword}
        showLabel={t("password_show")}
        hideLabel={t("password_hide")}
      />
      {transfer.isPasswordMissing ? (
        <PlaceLink place={panelPart(DEFAULT_PAGE, "payment")} className={styles["way"]}>
          {t("transfer_set_password")}
        </PlaceLink>
      ) : null}
      <Button type="submit" tone="amber" size="lg" block loading={transfer.busy}>
        {amountMinor === null || amountMinor === 0n
          ? t("transfer_submit")
          : t("transfer_submit_amount", { 0: formatMoney(amountMinor, { symbol }), 1: upline })}
      </Button>
    </form>
  );
}
