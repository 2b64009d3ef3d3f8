// Contact Us: opens customer service in a window of its own and warns when that fails [SITE-20, SITE-35, ERR-5].
import { useState } from "react";
import type { Translator } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import Headset from "lucide-react/icons/headset";
import { useServices } from "../../app/services.ts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import type { LoadDialog } from "../../shell/warning.tsx";
import { openCustomerService } from "./customer-service.flow.ts";
import type { ServiceProblem } from "./customer-service.flow.ts";
import { channelFor, popupFeatures } from "./customer-service.rules.ts";
import styles from "./contact-button.module.css";

interface ContactButtonProps {
  readonly loadDialog?: LoadDialog;
}

const TEXTS = {
  POPUP_BLOCKED: "err_popup_blocked",
  CUSTOMER_SERVICE_FAILED: "err_customer_service",
} as const;

export function ContactButton({ loadDialog }: ContactButtonProps) {
  const { api, page, cipher } = useServices();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const { warning, warn, forget } = useWarning(loadDialog);
  const contact = async (): Promise<void> => {
    setBusy(true);
    forget();
    const outcome = await openCustomerService({
      open: () => page.openWindow(popupFeatures("contact")),
      // These pages know no member, so there is no rank to ask with [SITE-45].
      request: () => api.site.customerService({ channel: channelFor(null) }),
      cipher,
      siteHost: page.host,
    });
    if (!outcome.ok) await warn(textOf(outcome.problem, t));
    setBusy(false);
  };
  return (
    <div className={styles["contact"]}>
      <Button tone="amber" size="lg" icon={<Headset />} loading={busy} onClick={() => void contact()}>
        {t("contact_us")}
      </Button>
      <WarningDialog warning={warning} />
    </div>
  );
}

const textOf = (problem: ServiceProblem, t: Translator["t"]): string =>
  typeof problem === "string" ? t(TEXTS[problem]) : problem.message;
