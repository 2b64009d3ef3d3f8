// What stands in the way and where it is cleared: the security centre's payment password, or the documents.
import { useText } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { DEFAULT_PAGE, usePanelAddress } from "../../shell/panel-address.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { panelPart } from "../../shell/place.rules.ts";
import type { BarWords } from "./bar.rules.ts";
import { KYC_PART } from "./kyc.rules.ts";
import styles from "./cashier.module.css";

/** The card of the security centre that sets it. */
const PASSWORD_PART = "payment";

export function Bar({ bar: { way, text } }: { readonly bar: BarWords }) {
  const t = useText();
  const { openPart } = usePanelAddress();
  return (
    <div role="alert" className={styles["notice"]}>
      <TriangleAlert aria-hidden="true" />
      <p>{text}</p>
      {way === "kyc" ? (
        <Button size="sm" onClick={() => openPart(KYC_PART)}>
          {t("kyc_open")}
        </Button>
      ) : (
        <PlaceLink place={panelPart(DEFAULT_PAGE, PASSWORD_PART)} className={buttonClass({ size: "sm" })}>
          {t("receiving_set_password")}
        </PlaceLink>
      )}
    </div>
  );
}
