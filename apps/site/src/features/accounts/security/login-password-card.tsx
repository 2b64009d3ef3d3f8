// The login password [ACC-133.3]: when it was changed, and the window that changes it.
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import KeyRound from "lucide-react/icons/key-round";
import { useServices } from "../../../app/services.ts";
import { SecurityCard } from "./security-card.tsx";
import { securityLevel } from "./security-level.rules.ts";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";

interface LoginPasswordCardProps {
  readonly profile: Profile | null;
  readonly start: StartTask;
}

export function LoginPasswordCard({ profile, start }: LoginPasswordCardProps) {
  const t = useText();
  return (
    <SecurityCard
      part="password"
      icon={<KeyRound />}
      title={t("login_password_title")}
      note={profile === null ? t("login_password_note") : <Changed profile={profile} />}
      action={{ label: t("action_change"), press: () => start("password") }}
    />
  );
}

function Changed({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const { start } = useServices();
  const { passwordSet } = profile;
  const isChanged = securityLevel(profile).done.has("password");
  return isChanged && passwordSet !== null
    ? t("login_password_at", { 0: formatTime(passwordSet, start.brand.timeZone) })
    : t("login_password_never");
}
