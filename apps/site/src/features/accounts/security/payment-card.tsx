// The payment password [ACC-133.4]: whether there is one, and the window that sets or changes it.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { SecurityCard } from "./security-card.tsx";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";

interface PaymentCardProps {
  readonly profile: Profile | null;
  readonly start: StartTask;
}

export function PaymentCard({ profile, start }: PaymentCardProps) {
  const t = useText();
  const isSet = profile?.hasPaymentPassword ?? true;
  return (
    <SecurityCard
      part="payment"
      icon={<LockKeyhole />}
      title={t("field_paymentPassword")}
      note={t("payment_note")}
      badge={
        profile === null ? null : (
          <Badge size="md" tone={isSet ? "up" : "warn"}>
            {t(isSet ? "security_set" : "security_not_set")}
          </Badge>
        )
      }
      action={{ label: t(isSet ? "action_change" : "action_set"), press: () => start("payment") }}
    />
  );
}
