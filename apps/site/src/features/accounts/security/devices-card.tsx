// Where the account is logged in and remembered [ACC-79, ACC-133.10], and who came in or tried to.
import { useState } from "react";
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Skeleton } from "@jonaki/ui/skeleton";
import History from "lucide-react/icons/history";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { LoadProblem } from "../../../shell/load-problem.tsx";
import { RememberedDevices } from "./remembered-devices.tsx";
import { SecurityCard } from "./security-card.tsx";
import { useSessions } from "./security.query.ts";
import { SessionItems } from "./session-items.tsx";
import { SignInsDialog } from "./sign-ins-dialog.tsx";
import styles from "./devices-card.module.css";

interface DevicesCardProps {
  /** A restricted session ends sessions and sees no more than them [SAFE-25]. */
  readonly hasDevices: boolean;
}

export function DevicesCard({ hasDevices }: DevicesCardProps) {
  const { t, language } = useTranslator();
  const { data: answer } = useSessions();
  const count = answer?.ok === true ? answer.value.sessions.length : 0;
  return (
    <SecurityCard
      part="devices"
      icon={<MonitorSmartphone />}
      title={t("devices_title")}
      note={count === 0 ? undefined : t("devices_count", { 0: formatCount(count, language) })}
    >
      <Lists hasDevices={hasDevices} />
      {hasDevices ? <SignIns /> : null}
    </SecurityCard>
  );
}

function Lists({ hasDevices }: DevicesCardProps) {
  const { data: answer, isFetching, refetch } = useSessions();
  if (answer === undefined) return <Skeleton height={160} radius="var(--r-md)" className={styles["bone"]} />;
  if (!answer.ok) {
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <SessionItems sessions={answer.value.sessions} />
      {hasDevices ? <RememberedDevices devices={answer.value.devices} /> : null}
    </>
  );
}

function SignIns() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block icon={<History />} className={styles["history"]} onClick={() => setOpen(true)}>
        {t("sign_ins_title")}
      </Button>
      {isOpen ? <SignInsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
