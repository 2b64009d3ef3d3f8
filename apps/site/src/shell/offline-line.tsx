// One line over everything while the device is offline.
import { useSyncExternalStore } from "react";
import { useText } from "@jonaki/i18n/react";
import WifiOff from "lucide-react/icons/wifi-off";
import { useServices } from "../app/services.ts";
import styles from "./offline-line.module.css";

export function OfflineLine() {
  const { connection } = useServices();
  const t = useText();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline, connection.isOnline);
  return (
    <output className={styles["place"]}>
      {isOnline ? null : (
        <span className={styles["line"]}>
          <WifiOff aria-hidden="true" />
          {t("page_offline")}
        </span>
      )}
    </output>
  );
}
