// Roles [OFF-2]: what each may do, noun by noun; the shipped ones stay as they were shipped, others are made of permissions
// with a second person [OFF-4].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import Pencil from "lucide-react/icons/pencil";
import ShieldPlus from "lucide-react/icons/shield-plus";
import { useSearchParams } from "react-router";
import { useMay } from "../../app/operator.query.ts";
import { usePeopleQuery } from "../../app/people.query.ts";
import type { Role } from "../../app/people.query.ts";
import { roleName } from "../../app/rights.rules.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { RoleForm } from "./role-form.tsx";
import styles from "./roles-page.module.css";

export function RolesPage() {
  const { data: answer, isFetching, refetch } = usePeopleQuery();
  if (answer === undefined) return <PageSkeleton />;
  if (!answer.ok)
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  return <Roles roles={answer.value.roles} />;
}

/** Which role the form is about: a new one, one that is there, or none. */
type Editing = "new" | Role | null;

function Roles({ roles }: { readonly roles: readonly Role[] }) {
  const t = useText();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const [editing, setEditing] = useState<Editing>(null);
  const shown = roles.find(({ name }) => name === address.get("role")) ?? roles[0];
  return (
    <Card as="section" aria-label={t("office_roles")} className={styles["page"]}>
      <div className={styles["tools"]}>
        <ChipRow wrap label={t("office_roles")}>
          {roles.map(({ name }) => (
            <Chip key={name} selected={name === shown?.name} onClick={() => setAddress({ role: name })}>
              {roleName(name, t)}
            </Chip>
          ))}
        </ChipRow>
        {may("operators.write") ? (
          <Button tone="brand" icon={<ShieldPlus />} onClick={() => setEditing("new")}>
            {t("office_new_role")}
          </Button>
        ) : null}
      </div>
      {shown === undefined ? null : (
        <>
          <div className={styles["head"]}>
            <h2>{roleName(shown.name, t)}</h2>
            <Badge tone={shown.isShipped ? "quiet" : "brand"}>
              {t(shown.isShipped ? "office_role_shipped" : "office_role_own")}
            </Badge>
            {!shown.isShipped && may("operators.write") ? (
              <Button size="sm" icon={<Pencil />} onClick={() => setEditing(shown)}>
                {t("office_change_role")}
              </Button>
            ) : null}
          </div>
          <PermissionMatrix permissions={shown.permissions} />
        </>
      )}
      {editing === null ? null : (
        <RoleForm role={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
}
