// Contact Us: opens customer service in a window of its own and says so when that fails [SITE-20, SITE-35].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import Headset from "lucide-react/icons/headset";
import { useServices } from "../../app/services.ts";
import { openCustomerService } from "./customer-service.flow.ts";
import type { ServiceProblem } from "./customer-service.flow.ts";
import { channelFor, popupFeatures } from "./customer-service.rules.ts";
import styles from "./contact-button.module.css";

const TEXTS = {
  POPUP_BLOCKED: "err_popup_blocked",
  CUSTOMER_SERVICE_FAILED: "err_customer_service",
} as const;

export function ContactButton() {
  const { api, page, cipher } = useServices();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ServiceProblem | null>(null);
  const contact = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const outcome = await openCustomerService({
      open: () => page.openWindow(popupFeatures("contact")),
      // These pages know no member, so there is no rank to ask with [SITE-45].
      request: () => api.site.customerService({ channel: channelFor(null) }),
      cipher,
      siteHost: page.host,
    });
    setBusy(false);
    if (!outcome.ok) setProblem(outcome.problem);
  };
  return (
    <div className={styles["contact"]}>
      <Button tone="amber" size="lg" icon={<Headset />} loading={busy} onClick={() => void contact()}>
        {t("contact_us")}
      </Button>
      <p role="alert" className={styles["problem"]}>
        {problem === null ? null : typeof problem === "string" ? t(TEXTS[problem]) : problem.message}
      </p>
    </div>
  );
}
