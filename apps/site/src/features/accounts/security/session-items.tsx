// The open sessions [ACC-79]: this one is marked, each other can be ended, and all others at once.
import { formatCountry, formatTime } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useServices } from "../../../app/services.ts";
import { useTold } from "../use-told.tsx";
import { SecurityItem, SecurityList } from "./security-item.tsx";
import type { Sessions } from "./security.query.ts";
import { useSureAct } from "./use-sure-act.ts";
import styles from "./devices-card.module.css";

type Session = Sessions["sessions"][number];

/** The name under which the server ends every session but this one. */
const OTHERS = "others";

export function SessionItems({ sessions }: { readonly sessions: readonly Session[] }) {
  const t = useText();
  const { api } = useServices();
  const told = useTold();
  const ending = useSureAct<{ id: string; browser: string }>(
    ({ id }) => api.accounts.sessionEnd({ id }),
    told.warn,
  );
  const isAll = ending.about?.id === OTHERS;
  const browser = ending.about?.browser ?? "";
  return (
    <>
      <SecurityList label={t("devices_sessions")} heading={t("devices_sessions")}>
        {sessions.map((one) => (
          <SessionItem key={one.id} session={one} busy={ending.busy} onEnd={ending.ask} />
        ))}
      </SecurityList>
      {sessions.length < 2 ? null : (
        <Button
          tone="danger"
          block
          className={styles["others"]}
          loading={ending.busy === OTHERS}
          onClick={() => ending.ask({ id: OTHERS, browser: "" })}
        >
          {t("devices_end_others")}
        </Button>
      )}
      <MessageDialog
        kind="question"
        open={ending.isAsking}
        onAnswer={ending.answer}
        title={t(isAll ? "devices_others_title" : "devices_end_title")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t(isAll ? "devices_end_others" : "devices_end")}
      >
        {isAll ? t("devices_others_body") : t("devices_end_body", { 0: browser })}
      </MessageDialog>
      {told.dialog}
    </>
  );
}

interface SessionItemProps {
  readonly session: Session;
  readonly busy: string | null;
  readonly onEnd: (session: { id: string; browser: string }) => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { t, language } = useTranslator();
  const { timeZone } = useServices().start.brand;
  const { id, isCurrent, time, lastActTime, ip, country } = session;
  const browser = session.browser === "" ? t("devices_unknown") : session.browser;
  const place = formatCountry(country, language) ?? t("arrival_nowhere");
  return (
    <SecurityItem
      icon={<MonitorSmartphone />}
      title={browser}
      badge={isCurrent ? <Badge tone="up">{t("devices_here")}</Badge> : null}
      lines={[
        <Place key="place" place={place} ip={ip} />,
        <When key="act" label={t("devices_last_act")} time={formatTime(lastActTime, timeZone)} />,
        <When key="since" label={t("devices_since")} time={formatTime(time, timeZone)} />,
      ]}
      end={
        isCurrent ? null : (
          <Button
            size="sm"
            loading={busy === id}
            aria-label={t("devices_end_label", { 0: browser })}
            onClick={() => onEnd({ id, browser })}
          >
            {t("devices_end")}
          </Button>
        )
      }
    />
  );
}

/** A narrow screen breaks the line before a time, not within it. */
function When({ label, time }: { readonly label: string; readonly time: string }) {
  return (
    <>
      {label} <span className={cx("num", styles["time"])}>{time}</span>
    </>
  );
}

function Place({ place, ip }: { readonly place: string; readonly ip: string }) {
  return (
    <>
      {place} · <span className="num">{ip}</span>
    </>
  );
}
