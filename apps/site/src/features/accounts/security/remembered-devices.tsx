// The devices that come in without the password [ACC-41], each until its day is over or it is forgotten.
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import Smartphone from "lucide-react/icons/smartphone";
import { useServices } from "../../../app/services.ts";
import { useTold } from "../use-told.tsx";
import { SecurityItem, SecurityList } from "./security-item.tsx";
import type { Sessions } from "./security.query.ts";
import { useSureAct } from "./use-sure-act.ts";
import styles from "./devices-card.module.css";

interface RememberedDevicesProps {
  readonly devices: Sessions["devices"];
}

export function RememberedDevices({ devices }: RememberedDevicesProps) {
  const t = useText();
  const { api, start } = useServices();
  const told = useTold();
  const forgetting = useSureAct<{ id: string; browser: string }>(
    ({ id }) => api.accounts.forgetDevice({ id }),
    told.warn,
  );
  const { timeZone } = start.brand;
  const nameOf = (browser: string): string => (browser === "" ? t("devices_unknown") : browser);
  return (
    <>
      <SecurityList label={t("devices_remembered")} heading={t("devices_remembered")}>
        {devices.length === 0 ? <li className={styles["empty"]}>{t("devices_none")}</li> : null}
        {devices.map(({ id, browser, ip, expires }) => (
          <SecurityItem
            key={id}
            icon={<Smartphone />}
            title={nameOf(browser)}
            lines={[
              <span key="ip" className="num">
                {ip}
              </span>,
              t("devices_expires", { 0: formatTime(expires, timeZone) }),
            ]}
            end={
              <Button
                size="sm"
                loading={forgetting.busy === id}
                aria-label={t("devices_forget_label", { 0: nameOf(browser) })}
                onClick={() => forgetting.ask({ id, browser: nameOf(browser) })}
              >
                {t("devices_forget")}
              </Button>
            }
          />
        ))}
      </SecurityList>
      <MessageDialog
        kind="question"
        open={forgetting.isAsking}
        onAnswer={forgetting.answer}
        title={t("devices_forget_title")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("devices_forget")}
      >
        {t("devices_forget_body", { 0: forgetting.about?.browser ?? "" })}
      </MessageDialog>
      {told.dialog}
    </>
  );
}
