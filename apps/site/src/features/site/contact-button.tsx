// Contact Us: opens customer service in a window of its own and warns when that fails [SITE-20, SITE-35, ERR-5].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import Headset from "lucide-react/icons/headset";
import { useServices } from "../../app/services.ts";
import { ContactWarning, loadMessageDialog } from "./contact-warning.tsx";
import type { LoadDialog, Warning } from "./contact-warning.tsx";
import { openCustomerService } from "./customer-service.flow.ts";
import type { ServiceProblem } from "./customer-service.flow.ts";
import { channelFor, popupFeatures } from "./customer-service.rules.ts";
import styles from "./contact-button.module.css";

/** After this the words no longer wait for the dialog to come over a slow line. */
const PATIENCE_MS = 1_500;

interface ContactButtonProps {
  readonly loadDialog?: LoadDialog;
}

export function ContactButton({ loadDialog = loadMessageDialog }: ContactButtonProps) {
  const { api, page, cipher, timers } = useServices();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [warning, setWarning] = useState<Warning | null>(null);
  const warn = async (problem: ServiceProblem): Promise<void> => {
    const stop = timers.after(PATIENCE_MS, () => setWarning({ problem, Dialog: null }));
    const Dialog = await loadDialog(timers.after);
    stop();
    setWarning({ problem, Dialog });
  };
  const contact = async (): Promise<void> => {
    setBusy(true);
    setWarning(null);
    const outcome = await openCustomerService({
      open: () => page.openWindow(popupFeatures("contact")),
      // These pages know no member, so there is no rank to ask with [SITE-45].
      request: () => api.site.customerService({ channel: channelFor(null) }),
      cipher,
      siteHost: page.host,
    });
    if (!outcome.ok) await warn(outcome.problem);
    setBusy(false);
  };
  return (
    <div className={styles["contact"]}>
      <Button tone="amber" size="lg" icon={<Headset />} loading={busy} onClick={() => void contact()}>
        {t("contact_us")}
      </Button>
      <ContactWarning warning={warning} />
    </div>
  );
}
