// The verifier [FAIR-9]: a form for the values of a round, filled by hand or from a proof, and what the recomputing
// says. Once a round has been checked every change is checked at once.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { usePhone } from "@jonaki/ui/use-phone";
import { RoundFields } from "./round-fields.tsx";
import { EMPTY_FORM, formOf, verify } from "./round-form.rules.ts";
import type { RoundForm } from "./round-form.rules.ts";
import { RoundIdForm } from "./round-id-form.tsx";
import { useRoundReader } from "./round.query.ts";
import { VerifyResult } from "./verify-result.tsx";
import styles from "./fair-page.module.css";

export function VerifyView({ round }: { readonly round: string }) {
  const t = useText();
  const [form, setForm] = useState<RoundForm>(EMPTY_FORM);
  const [isChecked, setChecked] = useState(false);
  const reader = useRoundReader(round, (proof) => {
    setForm(formOf(proof));
    setChecked(true);
  });
  const verification = isChecked ? verify(form) : null;
  const result = <VerifyResult key="result" form={form} verification={verification} />;
  const values = (
    <Card key="values" as="section" aria-label={t("fair_view_verify")} className={styles["form"]}>
      <p className={styles["body"]}>{t("fair_verify_body")}</p>
      <RoundIdForm reader={reader} />
      <p className={styles["or"]}>{t("fair_or_typed")}</p>
      <RoundFields
        form={form}
        verification={verification}
        onForm={setForm}
        onVerify={() => setChecked(true)}
      />
    </Card>
  );
  // Who comes with a round wants to know what became of it: on a phone that stands over the long form.
  const isResultFirst = usePhone() && round !== "";
  return <div className={styles["columns"]}>{isResultFirst ? [result, values] : [values, result]}</div>;
}
