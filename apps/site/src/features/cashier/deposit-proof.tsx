// The proof of a payment [CAS-1.5]: sender, transaction id and up to three images; with it the order goes to a person.
import { useObservable } from "@jonaki/browser/observable";
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextField } from "@jonaki/ui/text-field";
import { focusOn } from "../../app/focus-on.ts";
import { useServices } from "../../app/services.ts";
import { ImageField, useImages } from "../../shell/image-field.tsx";
import type { Deposit } from "./deposit.rules.ts";
import { useSure } from "./use-sure.tsx";
import styles from "./cashier.module.css";

const LONGEST = 64;

interface DepositProofProps {
  readonly order: Deposit;
  readonly tell: (problem: string) => void;
}

export function DepositProof({ order, tell }: DepositProofProps) {
  const t = useText();
  const proof = useProof(order.reference, tell);
  return (
    <form
      noValidate
      aria-label={t("deposit_proof_title")}
      className={styles["part"]}
      onSubmit={(event) => proof.press(event)}
    >
      <h3 className={styles["title"]}>{t("deposit_proof_title")}</h3>
      <p className={styles["note"]}>{t("deposit_proof_body")}</p>
      <TextField
        label={t("deposit_transaction")}
        name="transactionId"
        autoComplete="off"
        maxLength={LONGEST}
        value={proof.transactionId}
        onValue={proof.setTransactionId}
        error={proof.error}
      />
      <TextField
        label={t("deposit_sender")}
        name="sender"
        autoComplete="off"
        maxLength={LONGEST}
        value={proof.sender}
        onValue={proof.setSender}
      />
      <ImageField images={proof.images} />
      <Button type="submit" tone="brand" size="lg" block loading={proof.sure.busy}>
        {t("deposit_paid")}
      </Button>
      {proof.sure.question}
    </form>
  );
}

function useProof(reference: string, tell: (problem: string) => void) {
  const t = useText();
  const { api } = useServices();
  const images = useImages();
  const hasImages = useObservable(images.shown).images.length > 0;
  const [transactionId, setTransactionId] = useState("");
  const [sender, setSender] = useState("");
  const [wasSent, setSent] = useState(false);
  const [used, setUsed] = useState<string | undefined>();
  const isMissing = transactionId.trim() === "" && !hasImages;
  const send = async () => {
    const fileIds = await images.settled();
    if (fileIds === null) return null;
    return api.cashier.submitDeposit({
      reference,
      ...(transactionId.trim() === "" ? {} : { transactionId }),
      ...(sender.trim() === "" ? {} : { sender }),
      images: [...fileIds],
    });
  };
  const sure = useSure({
    act: send,
    tell,
    place: (code, message) => {
      if (code === "UPLOAD_INVALID") images.forget();
      if (code !== "REFERENCE_USED") return false;
      setUsed(message);
      return true;
    },
    words: {
      title: t("deposit_paid_sure"),
      body: t("deposit_paid_body"),
      confirm: t("deposit_paid"),
    },
  });
  return {
    images,
    transactionId,
    setTransactionId: (next: string): void => {
      setTransactionId(next);
      setUsed(undefined);
    },
    sender,
    setSender,
    error: used ?? (wasSent && isMissing ? t("deposit_proof_missing") : undefined),
    sure,
    press: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setSent(true);
      if (isMissing) focusOn(event.currentTarget, "transactionId");
      else if (!sure.busy) sure.ask();
    },
  };
}
