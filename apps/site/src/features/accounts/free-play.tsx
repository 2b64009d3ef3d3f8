// Free play [ACC-64]: one press, and a guest is inside.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { useNavigate } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import { playFree } from "./come-in.flow.ts";
import styles from "./account-form.module.css";

export function FreePlay() {
  const services = useServices();
  const t = useText();
  const navigate = useNavigate();
  const { warning, warn, forget } = useWarning();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    forget();
    const refusal = await playFree(services);
    setBusy(false);
    if (refusal === null) navigate("/", { replace: true });
    else await warn(refusal.text);
  };
  return (
    <div className={styles["free"]}>
      <Button tone="line" block loading={busy} aria-describedby="free-play-hint" onClick={() => void press()}>
        {t("free_play")}
      </Button>
      <p id="free-play-hint" className={styles["hint"]}>
        {t("free_play_hint")}
      </p>
      <WarningDialog warning={warning} />
    </div>
  );
}
