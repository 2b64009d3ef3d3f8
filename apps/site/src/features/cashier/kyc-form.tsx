// Sending a document [SAFE-22]: its kind and one to three images of it.
import { useObservable } from "@jonaki/browser/observable";
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Select } from "@jonaki/ui/select";
import { KYC_DOCUMENTS } from "@jonaki/wire/states";
import { useServices } from "../../app/services.ts";
import { ImageField, useImages } from "../../shell/image-field.tsx";
import { useProblems } from "../../shell/problem.tsx";
import { useCashierReload } from "./cashier.query.ts";
import { KYC_DOCUMENT_KEYS } from "./kyc.rules.ts";
import type { KycDocument, KycState } from "./kyc.rules.ts";
import { useNews } from "./use-news.tsx";
import styles from "./cashier.module.css";

export function KycForm({ state }: { readonly state: KycState }) {
  const t = useText();
  const news = useNews();
  // Each document has a form of its own: what was sent is gone from it.
  const [sent, setSent] = useState(0);
  return (
    <Card as="section" aria-label={t("kyc_send")}>
      <DocumentForm
        key={sent}
        state={state}
        onSent={() => {
          setSent(sent + 1);
          news.tell(t("kyc_sent"));
        }}
      />
      {news.dialog}
    </Card>
  );
}

interface DocumentFormProps {
  readonly state: KycState;
  readonly onSent: () => void;
}

function DocumentForm({ state, onSent }: DocumentFormProps) {
  const t = useText();
  const { api } = useServices();
  const { tell, last } = useProblems();
  const reload = useCashierReload();
  const images = useImages();
  const isBare = useObservable(images.shown).images.length === 0;
  const [kind, setKind] = useState<KycDocument>("ID_CARD");
  const [wasPressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const fileIds = await images.settled();
    const answer = fileIds === null ? null : await api.safe.kycUpload({ kind, fileIds: [...fileIds] });
    if (answer !== null) await reload();
    setBusy(false);
    if (answer === null) return;
    if (answer.ok) return onSent();
    if (answer.code === "UPLOAD_INVALID") images.forget();
    const isAgain = answer.code === "STATE_CHANGED" && state === "WAITING";
    tell(isAgain ? t("kyc_sent_already") : answer.message);
  };
  const press = (event: FormEvent): void => {
    event.preventDefault();
    setPressed(true);
    if (!isBare && !busy) void send();
  };
  return (
    <form noValidate aria-label={t("kyc_send")} className={styles["part"]} onSubmit={(event) => press(event)}>
      <Select
        label={t("kyc_kind")}
        choices={KYC_DOCUMENTS.map((one) => ({ value: one, label: t(KYC_DOCUMENT_KEYS[one]) }))}
        value={kind}
        onValue={setKind}
      />
      <ImageField
        label={t("kyc_images")}
        images={images}
        error={wasPressed && isBare ? t("dispute_images_missing") : undefined}
      />
      <p className={styles["note"]}>{t("kyc_note")}</p>
      <Button type="submit" tone="brand" size="lg" loading={busy}>
        {t("kyc_send")}
      </Button>
      {last}
    </form>
  );
}
