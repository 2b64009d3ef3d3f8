// In maintenance this page stands in place of the whole site [SITE-18, SITE-20].
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useServices } from "../../app/services.ts";
import type { Permission } from "../../app/start-data.ts";
import { formatLeft } from "../../app/time-left.ts";
import { useSecondsLeft } from "../../app/use-seconds-left.ts";
import lantern from "../../art/lantern.svg";
import night from "../../art/night-maint.svg";
import { ContactButton } from "./contact-button.tsx";
import { GateFact, GateFrame, GatePlate } from "../../shell/gate-frame.tsx";
import styles from "./maintenance-page.module.css";

export function MaintenancePage({ permission }: { readonly permission: Permission }) {
  const t = useText();
  const endTime = permission.maintenance?.endTime ?? null;
  return (
    <GateFrame
      night={night}
      picture={lantern}
      subtitle={t("in_maint_subtitle")}
      title={t("in_maint_title")}
      body={t("err_maintenance")}
    >
      {endTime === null ? null : <EndTime endTime={endTime} />}
      {permission.customerService.enabled ? <ContactButton /> : null}
    </GateFrame>
  );
}

/** Only when there is an end time [SITE-21]; once it has passed nothing is left to count. */
function EndTime({ endTime }: { readonly endTime: string }) {
  const t = useText();
  const { timeZone } = useServices().start.brand;
  const seconds = useSecondsLeft(endTime);
  return (
    <GatePlate>
      <GateFact label={t("maintenance_end_time")}>
        <time className="num" dateTime={endTime}>
          {formatTime(endTime, timeZone)}
        </time>
      </GateFact>
      {seconds === 0 ? null : (
        <GateFact firm label={t("maintenance_time_left")}>
          <span role="timer" className={cx("num", "money", styles["left"])}>
            {formatLeft(seconds)}
          </span>
        </GateFact>
      )}
    </GatePlate>
  );
}
