// The authenticator app [ACC-127, ACC-133.8]: on or off, and the window that turns it.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import ShieldCheck from "lucide-react/icons/shield-check";
import { SecurityCard } from "./security-card.tsx";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";

interface TotpCardProps {
  readonly profile: Profile;
  readonly start: StartTask;
}

export function TotpCard({ profile, start }: TotpCardProps) {
  const t = useText();
  const isOn = profile.totp === "ON";
  return (
    <SecurityCard
      part="totp"
      icon={<ShieldCheck />}
      title={t("challenge_totp")}
      note={t("totp_note")}
      badge={
        <Badge size="md" tone={isOn ? "up" : "quiet"}>
          {t(isOn ? "totp_on" : "totp_off")}
        </Badge>
      }
      action={{ label: t(isOn ? "totp_turn_off" : "totp_turn_on"), press: () => start("totp") }}
    />
  );
}
