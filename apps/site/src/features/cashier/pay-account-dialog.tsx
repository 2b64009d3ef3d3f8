// Adding a receiving account [CAS-11, CAS-12]: a bank account with branch and name, an e-wallet with its number, or an
// address for digital dollars; with the payment password.
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { Segment } from "@jonaki/ui/segment";
import { Select } from "@jonaki/ui/select";
import { TextField } from "@jonaki/ui/text-field";
import { PAYMENT_KINDS } from "@jonaki/wire/states";
import { Bar } from "./bar.tsx";
import { PinField } from "./pin-field.tsx";
import { usePayAccount } from "./use-pay-account.ts";
import type { PayAccount, PayAccounts, PaymentKind } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

type Words = Readonly<Record<PaymentKind, MessageKey>>;
const KINDS: Words = {
  EWALLET: "receiving_ewallet",
  BANK: "receiving_bank",
  DIGITAL_DOLLAR: "receiving_digital_dollar",
};
const BANKS: Words = {
  EWALLET: "receiving_bank_ewallet",
  BANK: "receiving_bank_bank",
  DIGITAL_DOLLAR: "receiving_bank_digital_dollar",
};
const NUMBERS: Words = {
  EWALLET: "receiving_number_ewallet",
  BANK: "receiving_number_bank",
  DIGITAL_DOLLAR: "receiving_number_digital_dollar",
};

interface PayAccountDialogProps {
  readonly banks: PayAccounts["banks"];
  readonly onClose: () => void;
  readonly onAdded: (account: PayAccount) => void;
}

export function PayAccountDialog(props: PayAccountDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="md"
      phone="page"
      title={t("receiving_add")}
      closeLabel={t("action_close")}
      onClose={props.onClose}
    >
      <PayAccountForm {...props} />
    </Dialog>
  );
}

function PayAccountForm({ banks: all, onClose, onAdded }: PayAccountDialogProps) {
  const t = useText();
  const form = usePayAccount(onClose, onAdded);
  const { values, errors } = form;
  const { kind } = values;
  const isBank = kind === "BANK";
  const banks = all.filter((one) => one.kind === kind);
  return (
    <form
      noValidate
      aria-label={t("receiving_add")}
      className={styles["part"]}
      onSubmit={(event) => form.press(event)}
    >
      <p className={styles["note"]}>{t("receiving_rule")}</p>
      <Segment
        block
        label={t("receiving_kind")}
        choices={PAYMENT_KINDS.map((value) => ({ value, label: t(KINDS[value]) }))}
        value={kind}
        onValue={form.turn}
      />
      <Select
        label={t(BANKS[kind])}
        placeholder={t("receiving_choose")}
        choices={banks.map(({ bank, name }) => ({ value: bank, label: name }))}
        value={values.bank === "" ? null : values.bank}
        onValue={(bank) => form.write("bank", bank)}
        error={errors.bank}
      />
      {isBank ? (
        <TextField
          label={t("receiving_branch")}
          name="branch"
          maxLength={64}
          value={values.branch}
          onValue={(branch) => form.write("branch", branch)}
          error={errors.branch}
        />
      ) : null}
      <TextField
        digits={isBank || kind === "EWALLET"}
        label={t(NUMBERS[kind])}
        name="number"
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        value={values.number}
        onValue={(number) => form.write("number", number)}
        error={errors.number}
      />
      <TextField
        label={t(isBank ? "receiving_name" : "receiving_name_optional")}
        hint={t("receiving_name_hint")}
        name="name"
        maxLength={128}
        value={values.name}
        onValue={(name) => form.write("name", name)}
        error={errors.name}
      />
      <PinField value={values.pin} onValue={(pin) => form.write("pin", pin)} error={errors.pin} />
      {form.bar === null ? null : <Bar bar={form.bar} />}
      <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
        {t("receiving_save")}
      </Button>
      {form.last}
    </form>
  );
}
