// Permissions as a matrix: nouns down, acts across [OFF-2]; to look at, or to choose from.
import { useText } from "@jonaki/i18n/react";
import { Checkbox } from "@jonaki/ui/checkbox";
import { Table } from "@jonaki/ui/table";
import type { Column } from "@jonaki/ui/table";
import { OFFICE_ACTS, OFFICE_NOUNS } from "@jonaki/wire/office-permissions";
import type { OfficeAct, OfficeNoun, Permission } from "@jonaki/wire/office-permissions";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { ACT_KEYS, NOUN_KEYS, permissionName } from "../../app/rights.rules.ts";
import styles from "./roles-page.module.css";

interface PermissionMatrixProps {
  readonly permissions: readonly Permission[];
  /** Without it the matrix only shows. */
  readonly onPermissions?: (permissions: readonly Permission[]) => void;
}

export function PermissionMatrix({ permissions, onPermissions }: PermissionMatrixProps) {
  const t = useText();
  const cell = (noun: OfficeNoun, act: OfficeAct) => {
    const permission: Permission = `${noun}.${act}`;
    const isOn = permissions.includes(permission);
    if (onPermissions === undefined) return <Mark isOn={isOn} />;
    const toggle = (next: boolean): void =>
      onPermissions(next ? [...permissions, permission] : permissions.filter((one) => one !== permission));
    return (
      <Checkbox checked={isOn} onValue={toggle}>
        <span className="sr">{permissionName(permission, t)}</span>
      </Checkbox>
    );
  };
  const acts = OFFICE_ACTS.map((act): Column<OfficeNoun> => ({
    id: act,
    header: t(ACT_KEYS[act]),
    align: "center",
    cell: (noun) => cell(noun, act),
  }));
  return (
    <Table
      caption={t("office_permissions")}
      columns={[{ id: "noun", header: t("office_noun"), cell: (noun) => t(NOUN_KEYS[noun]) }, ...acts]}
      rows={OFFICE_NOUNS}
      rowKey={(noun) => noun}
      className={styles["matrix"]}
    />
  );
}

function Mark({ isOn }: { readonly isOn: boolean }) {
  const t = useText();
  return (
    <span className={styles[isOn ? "yes" : "no"]}>
      {isOn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <span className="sr">{t(isOn ? "office_yes" : "office_no")}</span>
    </span>
  );
}
