// The profile [ACC-133.6]: the fields that are enabled, what stands in them, and which stay as they are.
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import Lock from "lucide-react/icons/lock";
import UserRound from "lucide-react/icons/user-round";
import { shownFields } from "./profile-fields.rules.ts";
import type { ShownField } from "./profile-fields.rules.ts";
import { SecurityCard } from "./security-card.tsx";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";
import styles from "./profile-card.module.css";

interface ProfileCardProps {
  readonly profile: Profile;
  readonly start: StartTask;
}

export function ProfileCard({ profile, start }: ProfileCardProps) {
  const { t, language } = useTranslator();
  const fields = shownFields(profile.fields);
  const filled = fields.filter(({ value }) => value !== "").length;
  const canEdit = fields.some(({ isFixed }) => !isFixed);
  const counts = { 0: formatCount(filled, language), 1: formatCount(fields.length, language) };
  return (
    <SecurityCard
      part="profile"
      icon={<UserRound />}
      title={t("profile_title")}
      note={fields.length === 0 ? t("profile_none") : t("profile_count", counts)}
      action={canEdit ? { label: t("action_edit"), press: () => start("profile") } : undefined}
    >
      <dl className={styles["fields"]}>
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </dl>
    </SecurityCard>
  );
}

function Field({ field: { label, value, isFixed } }: { readonly field: ShownField }) {
  const t = useText();
  return (
    <div className={styles["field"]}>
      <dt>{t(label)}</dt>
      <dd className={value === "" ? styles["empty"] : undefined}>
        {value === "" ? t("profile_empty") : value}
        {isFixed ? (
          <Badge tone="line" icon={<Lock />}>
            {t("profile_fixed")}
          </Badge>
        ) : null}
      </dd>
    </div>
  );
}
