// Saying that a payout has not arrived [CAS-24]: one to three images and, if there is something to say, a comment.
import { useObservable } from "@jonaki/browser/observable";
import { useState } from "react";
import type { FormEvent } from "react";
import { digits } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { TextArea } from "@jonaki/ui/text-area";
import { COMMENT_MAX } from "@jonaki/wire/constants";
import { useServices } from "../../app/services.ts";
import { ImageField, useImages } from "../../shell/image-field.tsx";
import { commentLength } from "./dispute.rules.ts";
import { useMoney } from "./use-money.ts";
import { useSure } from "./use-sure.tsx";
import styles from "./cashier.module.css";

interface DisputeProps {
  readonly reference: string;
  readonly amount: string;
  readonly tell: (problem: string) => void;
}

interface DisputeDialogProps extends DisputeProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DisputeDialog({ open, onClose, ...props }: DisputeDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} size="md" title={t("dispute_title")} closeLabel={t("action_close")} onClose={onClose}>
      <DisputeForm {...props} />
    </Dialog>
  );
}

function DisputeForm(props: DisputeProps) {
  const { t, language } = useTranslator();
  const form = useDispute(props);
  const length = { 0: digits(form.length, language), 1: digits(COMMENT_MAX, language) };
  return (
    <form
      noValidate
      aria-label={t("dispute_title")}
      className={styles["part"]}
      onSubmit={(event) => form.press(event)}
    >
      <p className={styles["note"]}>{t("dispute_body")}</p>
      <ImageField label={t("dispute_images")} images={form.images} error={form.imageError} />
      <TextArea
        rows={3}
        label={t("dispute_comment")}
        hint={t("dispute_count", length)}
        value={form.comment}
        onValue={form.setComment}
        error={form.commentError}
      />
      <Button type="submit" tone="brand" size="lg" block loading={form.sure.busy}>
        {t("dispute_send")}
      </Button>
      {form.sure.question}
    </form>
  );
}

function useDispute({ reference, amount, tell }: DisputeProps) {
  const t = useText();
  const money = useMoney();
  const { api } = useServices();
  const images = useImages();
  const isBare = useObservable(images.shown).images.length === 0;
  const [comment, setComment] = useState("");
  const [wasSent, setSent] = useState(false);
  const length = commentLength(comment);
  const isTooLong = length > COMMENT_MAX;
  const sure = useSure({
    act: async () => {
      const fileIds = await images.settled();
      if (fileIds === null) return null;
      return api.cashier.confirmWithdrawal({
        reference,
        answer: "NOT_RECEIVED",
        images: [...fileIds],
        comment: comment.trim(),
      });
    },
    tell,
    place: (code) => {
      if (code === "UPLOAD_INVALID") images.forget();
      return false;
    },
    words: {
      title: t("dispute_sure", { 0: money(amount) }),
      body: t("payout_sure_body"),
      confirm: t("dispute_send"),
    },
  });
  return {
    images,
    imageError: wasSent && isBare ? t("dispute_images_missing") : undefined,
    comment,
    setComment,
    length,
    commentError: isTooLong ? t("err_comment_length") : undefined,
    sure,
    press: (event: FormEvent): void => {
      event.preventDefault();
      setSent(true);
      if (!isBare && !isTooLong && !sure.busy) sure.ask();
    },
  };
}
