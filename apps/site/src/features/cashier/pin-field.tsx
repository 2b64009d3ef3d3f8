// The payment password [ACC-135]: six digits, hidden; typed in Bengali they are kept in Latin ones.
import { toLatinDigits } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { PasswordField } from "@jonaki/ui/password-field";
import { PIN_DIGITS } from "./pin.rules.ts";

interface PinFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

export function PinField({ value, onValue, error }: PinFieldProps) {
  const t = useText();
  return (
    <PasswordField
      label={t("field_paymentPassword")}
      name="pin"
      inputMode="numeric"
      autoComplete="off"
      maxLength={PIN_DIGITS}
      required
      value={value}
      onValue={(typed) => onValue(toLatinDigits(typed))}
      error={error}
      showLabel={t("password_show")}
      hideLabel={t("password_hide")}
    />
  );
}
