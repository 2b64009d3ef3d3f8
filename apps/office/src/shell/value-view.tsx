// A value as people read it: fields with their names, lists as lists. What an approval holds and what the audit log keeps are
// shown with it, whatever desk they come from.
import type { ReactNode } from "react";
import { formatFigure } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { parseAmount } from "@jonaki/money";
import { Badge } from "@jonaki/ui/badge";
import { permissionName, roleName } from "../app/rights.rules.ts";
import styles from "./value-view.module.css";

/** The fields that have a name of their own; any other shows as it is called. */
const FIELD_KEYS: Readonly<Record<string, MessageKey>> = {
  username: "office_username",
  name: "office_person_name",
  roles: "office_roles",
  permissions: "office_permissions",
  kind: "office_kind",
  content: "office_content",
  reason: "office_reason",
  reference: "record_reference",
  account: "office_account",
  memberId: "office_number",
  amount: "record_amount",
  act: "office_action",
  way: "office_way",
};

/** Acts of the desks, as their buttons are called; any other shows as it is. */
const VALUE_KEYS: Readonly<Record<string, MessageKey>> = {
  "act.APPROVE": "office_approve",
  "act.REFUND": "office_refund",
  "act.LATE": "office_late",
  "way.IN": "office_correct_in",
  "way.OUT": "office_correct_out",
};

interface ValueViewProps {
  readonly value: unknown;
  /** What the value is called where it stands. */
  readonly field?: string;
}

export function ValueView({ value, field = "" }: ValueViewProps): ReactNode {
  const t = useText();
  if (value === null || value === undefined || value === "") return <span className={styles["none"]}>–</span>;
  if (Array.isArray(value)) return <ListView list={value} field={field} />;
  if (typeof value === "string") {
    // Without a symbol: a deposit may be in another currency than the brand's.
    if (field === "amount" && parseAmount(value) !== null) return formatFigure(value);
    const key = VALUE_KEYS[`${field}.${value}`];
    return key === undefined ? value : t(key);
  }
  if (typeof value !== "object") return JSON.stringify(value);
  return (
    <dl className={styles["fields"]}>
      {Object.entries(value).map(([name, inside]) => {
        const key = FIELD_KEYS[name];
        return (
          <div key={name} className={styles["field"]}>
            <dt>{key === undefined ? name : t(key)}</dt>
            <dd>
              <ValueView value={inside} field={name} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function ListView({ list, field }: { readonly list: readonly unknown[]; readonly field: string }) {
  const t = useText();
  if (list.length === 0) return <span className={styles["none"]}>–</span>;
  const named = (text: string): string => {
    if (field === "roles") return roleName(text, t);
    return field === "permissions" ? permissionName(text, t) : text;
  };
  return (
    <ul className={styles["list"]}>
      {list.map((one) => (
        <li key={JSON.stringify(one)}>
          {typeof one === "string" ? <Badge>{named(one)}</Badge> : <ValueView value={one} />}
        </li>
      ))}
    </ul>
  );
}
