// A role of the house's own: a name, permissions, and a reason; a second person approves it [OFF-2, OFF-4].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { TextField } from "@jonaki/ui/text-field";
import type { Role } from "../../app/people.query.ts";
import { useServices } from "../../app/services.ts";
import { isReason } from "../../shell/reason.rules.ts";
import { AskingEnd } from "./asking-end.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { isRoleName, LONGEST_USERNAME } from "./person.rules.ts";
import { useAsking } from "./use-asking.ts";
import styles from "./roles-page.module.css";

interface RoleFormProps {
  /** Null for a new one. */
  readonly role: Role | null;
  readonly onClose: () => void;
}

export function RoleForm({ role, onClose }: RoleFormProps) {
  const t = useText();
  const { api } = useServices();
  const [name, setName] = useState(role?.name ?? "");
  const [permissions, setPermissions] = useState(role?.permissions ?? []);
  const [reason, setReason] = useState("");
  const asking = useAsking(onClose);
  const press = (event: FormEvent): void => {
    event.preventDefault();
    asking.send(isReason(reason) && isRoleName(name), () =>
      api.people.saveRole({ name, permissions: [...permissions], reason: reason.trim() }),
    );
  };
  return (
    <Dialog
      open
      size="lg"
      phone="page"
      title={t(role === null ? "office_new_role" : "office_change_role")}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      <form noValidate aria-label={t("office_new_role")} className={styles["form"]} onSubmit={press}>
        <TextField
          label={t("office_role_name")}
          name="role"
          hint={t("office_role_name_hint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={role !== null}
          maxLength={LONGEST_USERNAME}
          value={name}
          onValue={setName}
          error={asking.wasSent && !isRoleName(name) ? t("office_role_name_hint") : undefined}
        />
        <PermissionMatrix permissions={permissions} onPermissions={(next) => setPermissions([...next])} />
        <AskingEnd asking={asking} reason={reason} onReason={setReason} />
      </form>
    </Dialog>
  );
}
