// Where a member is signed in, and which devices they share with others [OFF-10].
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useTime } from "../../app/house.query.ts";
import type { MemberPaper } from "./members.query.ts";
import styles from "./member-panel.module.css";

interface PaperProps {
  readonly paper: MemberPaper;
}

export function MemberSessions({ paper }: PaperProps) {
  return (
    <div className={styles["main"]}>
      <Sessions paper={paper} />
      <Devices paper={paper} />
    </div>
  );
}

function Sessions({ paper: { sessions } }: PaperProps) {
  const t = useText();
  const time = useTime();
  return (
    <section aria-labelledby="member-sessions">
      <h3 id="member-sessions" className={styles["head"]}>
        {t("devices_sessions")}
      </h3>
      {sessions.length === 0 ? <p className={styles["none"]}>{t("office_empty")}</p> : null}
      <ul className={styles["rows"]}>
        {sessions.map(({ since, lastAct, address, browser }) => (
          <li key={`${since} ${address}`} className={styles["row"]}>
            <b className="num">{address}</b>
            <span>{browser}</span>
            <span className="num">
              {time(since)} → {time(lastAct)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Devices({ paper: { devices } }: PaperProps) {
  const { t, language } = useTranslator();
  const time = useTime();
  return (
    <section aria-labelledby="member-devices">
      <h3 id="member-devices" className={styles["head"]}>
        {t("office_devices")}
      </h3>
      {devices.length === 0 ? <p className={styles["none"]}>{t("office_empty")}</p> : null}
      <ul className={styles["rows"]}>
        {devices.map(({ device, since, others }) => (
          <li key={device} className={styles["row"]}>
            <code>{device}</code>
            <span className="num">{time(since)}</span>
            {others === 0 ? null : (
              <Badge size="md" tone="warn">
                {t("office_device_others", { 0: formatCount(others, language) })}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
