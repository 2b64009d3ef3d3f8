// Contact Us: opens customer service in a window of its own and warns when that fails [SITE-20, SITE-35, ERR-5].
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import Headset from "lucide-react/icons/headset";
import { WarningDialog } from "../../shell/warning.tsx";
import type { LoadDialog } from "../../shell/warning.tsx";
import { useCustomerService } from "./use-customer-service.ts";
import styles from "./contact-button.module.css";

interface ContactButtonProps {
  readonly loadDialog?: LoadDialog;
}

export function ContactButton({ loadDialog }: ContactButtonProps) {
  const t = useText();
  // These pages know no member, so there is no rank to ask with [SITE-45].
  const { contact, busy, warning } = useCustomerService({ from: "contact", rankLevel: null, loadDialog });
  return (
    <div className={styles["contact"]}>
      <Button tone="amber" size="lg" icon={<Headset />} loading={busy} onClick={contact}>
        {t("contact_us")}
      </Button>
      <WarningDialog warning={warning} />
    </div>
  );
}
