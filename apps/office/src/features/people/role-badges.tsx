// The roles of somebody, side by side.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { roleName } from "../../app/rights.rules.ts";
import styles from "./people-page.module.css";

export function RoleBadges({ roles }: { readonly roles: readonly string[] }) {
  const t = useText();
  if (roles.length === 0) return "–";
  return (
    <span className={styles["roles"]}>
      {roles.map((role) => (
        <Badge key={role} tone="brand">
          {roleName(role, t)}
        </Badge>
      ))}
    </span>
  );
}
