// For a blocked country or address this page stands in place of the whole site [SITE-18, SITE-22].
import { formatCountry } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { CopyButton } from "@jonaki/ui/copy-button";
import type { Permission } from "../../app/start-data.ts";
import gate from "../../art/gate.svg";
import night from "../../art/night-ip.svg";
import { ContactButton } from "./contact-button.tsx";
import { GateFact, GateFrame, GatePlate } from "../../shell/gate-frame.tsx";
import styles from "./restriction-page.module.css";

const LONGEST_IPV4 = "255.255.255.255".length;

export function RestrictionPage({ permission }: { readonly permission: Permission }) {
  const { t, language } = useTranslator();
  const { location, customerService } = permission;
  const isLong = location.ip.length > LONGEST_IPV4;
  return (
    <GateFrame
      night={night}
      picture={gate}
      subtitle={t("restriction_subtitle")}
      title={t("in_ip_title")}
      // "Tell us" would be an empty word where nobody can be told.
      body={t(customerService.enabled ? "restriction_body" : "err_restricted")}
    >
      <GatePlate stacked={isLong}>
        <GateFact firm={!isLong} label={t("restriction_your_ip")}>
          <span className={styles["ip"]}>
            <span className="num">{location.ip}</span>
            <CopyButton
              iconOnly
              text={location.ip}
              label={t("action_copy")}
              copiedLabel={t("action_copied")}
              failedLabel={t("action_copy_failed")}
            />
          </span>
        </GateFact>
        <GateFact label={t("restriction_country")}>
          {formatCountry(location.country, language) ?? t("restriction_unknown_region")}
        </GateFact>
      </GatePlate>
      {customerService.enabled ? <ContactButton /> : null}
    </GateFrame>
  );
}
