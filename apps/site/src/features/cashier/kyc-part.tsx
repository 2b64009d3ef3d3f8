// The documents [SAFE-22]: why they are asked for, how they stand, and the form that sends another one.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { usePanelAddress } from "../../shell/panel-address.ts";
import { useKyc } from "./cashier.query.ts";
import { Known } from "./known.tsx";
import { KycForm } from "./kyc-form.tsx";
import { KYC_BODIES, KYC_STATE_KEYS, KYC_TONES, takesDocuments } from "./kyc.rules.ts";
import type { Kyc } from "./kyc.rules.ts";
import { useMoney } from "./use-money.ts";
import styles from "./cashier.module.css";

export function KycPart() {
  const t = useText();
  const { closePart } = usePanelAddress();
  return (
    <>
      <div className={styles["between"]}>
        <Button size="sm" icon={<ArrowLeft />} onClick={closePart}>
          {t("kyc_back")}
        </Button>
      </div>
      <Known query={useKyc()} height={420}>
        {(kyc) => (
          <div className={styles["column"]}>
            <KycStanding kyc={kyc} />
            {takesDocuments(kyc.state) ? <KycForm state={kyc.state} /> : null}
          </div>
        )}
      </Known>
    </>
  );
}

function KycStanding({ kyc: { state, reason, threshold } }: { readonly kyc: Kyc }) {
  const t = useText();
  const money = useMoney();
  const body = KYC_BODIES[state];
  return (
    <Card as="section" aria-label={t("kyc_title")} className={styles["summary"]}>
      <div className={styles["between"]}>
        <h3 className={styles["title"]}>{t("kyc_title")}</h3>
        <Badge size="md" tone={KYC_TONES[state]}>
          {t(KYC_STATE_KEYS[state])}
        </Badge>
      </div>
      {body === null ? null : <p>{t(body)}</p>}
      {reason === null ? null : (
        <Facts>
          <Fact name={t("record_reason")}>{reason}</Fact>
        </Facts>
      )}
      {threshold === null ? null : <p className={styles["note"]}>{t("kyc_why", { 0: money(threshold) })}</p>}
    </Card>
  );
}
