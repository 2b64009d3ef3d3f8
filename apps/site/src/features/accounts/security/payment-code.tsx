// The code that resets a payment password: where it is sent, of the contacts that are verified [ACC-134].
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import { useServices } from "../../../app/services.ts";
import { CodeField } from "../code-field.tsx";
import { useCodeSender } from "../use-code-sender.ts";
import type { Channel, usePaymentPassword } from "./use-payment-password.ts";

interface PaymentCodeProps {
  readonly payment: ReturnType<typeof usePaymentPassword>;
  readonly warn: (text: string) => void;
}

const LABELS: Readonly<Record<Channel, MessageKey>> = { SMS: "mobile_label", MAIL: "email_label" };

export function PaymentCode({ payment, warn }: PaymentCodeProps) {
  const t = useText();
  const { api } = useServices();
  const { channel, channels } = payment;
  const sending = useCodeSender(() => api.accounts.sendCode({ purpose: "PAYMENT_PASSWORD", channel }), warn);
  return (
    <>
      {channels.length < 2 ? null : (
        <Segment
          block
          label={t("payment_channel")}
          choices={channels.map((one) => ({ value: one, label: t(LABELS[one]) }))}
          value={channel}
          onValue={payment.setChannel}
        />
      )}
      <CodeField
        label={t(channel === "SMS" ? "code_label" : "challenge_mail")}
        name="code"
        code={payment.values.code}
        onCode={(code) => payment.write("code", code)}
        error={payment.errors.code}
        sending={sending}
      />
    </>
  );
}
