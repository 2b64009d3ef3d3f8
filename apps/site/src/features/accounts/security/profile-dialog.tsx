// Editing the profile [ACC-131]: every enabled field that is not fixed; what can be set only once says so beside it, and
// is asked about before it is saved.
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { TextField } from "@jonaki/ui/text-field";
import { useTold } from "../use-told.tsx";
import type { ProfileField, ShownField } from "./profile-fields.rules.ts";
import { ruleOf } from "./profile-fields.rules.ts";
import type { TaskProps } from "./security-tasks.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import form from "../account-form.module.css";
import styles from "./profile-dialog.module.css";

export function ProfileDialog({ profile, onClose, onDone }: TaskProps) {
  const { t } = useTranslator();
  const told = useTold();
  const editing = useProfileForm(profile?.fields ?? [], told.warn, () => onDone(t("profile_done")));
  const hasOnce = editing.fields.some(({ isOnce }) => isOnce);
  return (
    <TaskDialog
      size="md"
      phone="page"
      title={t("profile_edit_title")}
      body={hasOnce ? t("profile_once_why") : undefined}
      onClose={onClose}
    >
      <form
        noValidate
        aria-label={t("profile_edit_title")}
        className={`${form["form"]} ${form["pair"]}`}
        onSubmit={editing.press}
      >
        {editing.fields.map((field) => (
          <EditedField key={field.name} field={field} editing={editing} />
        ))}
        <Button type="submit" tone="amber" size="lg" block className={form["wide"]} loading={editing.busy}>
          {t("profile_save")}
        </Button>
        <output className={styles["unchanged"]}>{editing.isUnchanged ? t("profile_unchanged") : null}</output>
      </form>
      <MessageDialog
        kind="warning"
        open={editing.asksAbout.length > 0}
        onAnswer={editing.answer}
        title={t("profile_sure_title")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("profile_sure")}
      >
        {t("profile_sure_body")}
        <dl className={styles["sure"]}>
          {editing.asksAbout.map(({ name, label }) => (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>{editing.values[name]}</dd>
            </div>
          ))}
        </dl>
      </MessageDialog>
      {told.dialog}
    </TaskDialog>
  );
}

/** Which keyboard and which of the browser's own words fit. */
const BOXES: Readonly<Partial<Record<ProfileField, object>>> = {
  nickname: { autoComplete: "nickname" },
  payeeName: { autoComplete: "name" },
  fullName: { autoComplete: "name" },
  birthday: { type: "date", autoComplete: "bday" },
  idNumber: { digits: true },
  qqNum: { digits: true },
};

/** They are long enough for a whole line. */
const WIDE: ReadonlySet<ProfileField> = new Set(["address", "permanentAddress", "currentAddress"]);

interface EditedFieldProps {
  readonly field: ShownField;
  readonly editing: ReturnType<typeof useProfileForm>;
}

function EditedField({ field: { name, label, isOnce, value }, editing }: EditedFieldProps) {
  const { t } = useTranslator();
  const hint = name === "zalo" ? t("in_zalo_hint") : isOnce ? t("profile_once") : undefined;
  return (
    <TextField
      autoComplete="off"
      {...BOXES[name]}
      label={t(label)}
      name={name}
      maxLength={ruleOf(name).maxLength}
      value={editing.values[name] ?? value}
      onValue={(next) => editing.write(name, next)}
      error={editing.errors[name]}
      hint={hint}
      className={WIDE.has(name) ? form["wide"] : undefined}
    />
  );
}
