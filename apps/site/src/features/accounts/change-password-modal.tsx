// changePassModal: a change that is due cannot be left but by logging out [SHELL-92], a wished one can, and whoever comes
// from a reset link is not asked for the old password [ACC-60].
import { useObservable } from "@jonaki/browser/observable";
import { useText } from "@jonaki/i18n/react";
import type { MessageKey } from "@jonaki/i18n";
import { Button } from "@jonaki/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../app/services.ts";
import type { ModalProps } from "../../shell/modals.ts";
import { AccountModal } from "./account-modal.tsx";
import { logOut } from "./log-out.flow.ts";
import { NewPasswordFields, SecretField, usePasswordText } from "./new-password-fields.tsx";
import { useChangePassword } from "./use-change-password.ts";
import type { ChangeKind } from "./use-change-password.ts";
import { useTold } from "./use-told.tsx";
import styles from "./account-form.module.css";

const TEXTS: Readonly<Record<ChangeKind, readonly [title: MessageKey, body: MessageKey]>> = {
  forced: ["password_change_title", "password_forced_body"],
  wished: ["password_change_title", "password_change_body"],
  reset: ["password_reset_title", "password_reset_body"],
};

export function ChangePasswordModal({ onClose }: ModalProps) {
  const t = useText();
  const services = useServices();
  const queries = useQueryClient();
  const resetToken = useObservable(services.resetToken);
  const isDue = services.session.read("cpw") !== null;
  const kind: ChangeKind = resetToken !== null ? "reset" : isDue ? "forced" : "wished";
  const [title, body] = TEXTS[kind];
  const close = (): void => {
    services.resetToken.set(null);
    if (kind === "wished") onClose();
  };
  return (
    <AccountModal size="md" title={t(title)} body={t(body)} closable={kind !== "forced"} onClose={close}>
      <ChangeForm kind={kind} onDone={close} />
      {kind === "forced" ? (
        <p className={styles["foot"]}>
          <Button tone="ghost" onClick={() => logOut(services, queries)}>
            {t("account_log_out")}
          </Button>
        </p>
      ) : null}
    </AccountModal>
  );
}

interface ChangeFormProps {
  readonly kind: ChangeKind;
  readonly onDone: () => void;
}

function ChangeForm({ kind, onDone }: ChangeFormProps) {
  const t = useText();
  const told = useTold();
  const form = useChangePassword(kind, told, onDone);
  const words = usePasswordText(form.rule);
  return (
    <form noValidate aria-label={t("password_save")} className={styles["form"]} onSubmit={form.press}>
      {form.asksOld ? (
        <SecretField
          label={t("password_old")}
          name="oldPassword"
          autoComplete="current-password"
          value={form.old}
          onValue={form.setOld}
          error={form.refusals.old ?? words(form.problems.old)}
        />
      ) : null}
      <NewPasswordFields
        next={form.next}
        onNext={form.setNext}
        nextError={form.refusals.next ?? words(form.problems.next)}
        confirm={form.confirm}
        onConfirm={form.setConfirm}
        confirmError={form.refusals.confirm ?? words(form.problems.confirm)}
      />
      <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
        {t("password_save")}
      </Button>
      {told.dialog}
    </form>
  );
}
