// Customer service in a window of its own, and the words for when that fails [SITE-35 to SITE-39].
import { useState } from "react";
import type { Translator } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import type { CS_POPUP } from "@jonaki/wire/constants";
import { useServices } from "../../app/services.ts";
import { useWarning } from "../../shell/warning.tsx";
import type { LoadDialog } from "../../shell/warning.tsx";
import { openCustomerService } from "./customer-service.flow.ts";
import type { ServiceProblem } from "./customer-service.flow.ts";
import { channelFor, popupFeatures } from "./customer-service.rules.ts";

const TEXTS = {
  POPUP_BLOCKED: "err_popup_blocked",
  CUSTOMER_SERVICE_FAILED: "err_customer_service",
} as const;

interface CustomerServiceWish {
  /** Where it was pressed says how large the window is [SITE-37]. */
  readonly from: keyof typeof CS_POPUP;
  /** Null where no member is known [SITE-45]. */
  readonly rankLevel: number | null;
  readonly loadDialog?: LoadDialog | undefined;
}

export function useCustomerService({ from, rankLevel, loadDialog }: CustomerServiceWish) {
  const { api, page, cipher } = useServices();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const { warning, warn, forget } = useWarning(loadDialog);
  const contact = async (): Promise<void> => {
    setBusy(true);
    forget();
    const outcome = await openCustomerService({
      open: () => page.openWindow(popupFeatures(from)),
      request: () => api.site.customerService({ channel: channelFor(rankLevel) }),
      cipher,
      siteHost: page.host,
    });
    if (!outcome.ok) await warn(textOf(outcome.problem, t));
    setBusy(false);
  };
  return { contact: () => void (busy ? null : contact()), busy, warning };
}

const textOf = (problem: ServiceProblem, t: Translator["t"]): string =>
  typeof problem === "string" ? t(TEXTS[problem]) : problem.message;
