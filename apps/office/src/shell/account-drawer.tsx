// The operator's own place: who they are here, language and theme, their password, and the way out.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button, buttonClass } from "@jonaki/ui/button";
import { Drawer } from "@jonaki/ui/drawer";
import { Fact, Facts } from "@jonaki/ui/facts";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import { Link } from "react-router";
import { useOperator } from "../app/operator.query.ts";
import { roleName } from "../app/rights.rules.ts";
import { useSignOut } from "../app/use-sign-out.ts";
import { PASSWORD } from "./places.ts";
import { Switches } from "./switches.tsx";
import styles from "./account-drawer.module.css";

interface AccountDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AccountDrawer({ isOpen, onClose }: AccountDrawerProps) {
  const t = useText();
  const { name, username, roles } = useOperator();
  const { busy, signOut } = useSignOut();
  return (
    <Drawer side="end" open={isOpen} title={name} closeLabel={t("action_close")} onClose={onClose}>
      <div className={styles["place"]}>
        <Facts>
          <Fact name={t("office_username")}>{username}</Fact>
          <Fact name={t("office_roles")}>
            <span className={styles["roles"]}>
              {roles.map((role) => (
                <Badge key={role}>{roleName(role, t)}</Badge>
              ))}
            </span>
          </Fact>
        </Facts>
        <Switches />
        <Link to={PASSWORD} className={buttonClass({ block: true })} onClick={onClose}>
          <KeyRound />
          {t("office_password")}
        </Link>
        <Button block tone="danger" icon={<LogOut />} loading={busy} onClick={signOut}>
          {t("office_sign_out")}
        </Button>
      </div>
    </Drawer>
  );
}
