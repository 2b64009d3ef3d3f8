// The feedback form under contact [MSG-19, MSG-22]. What was written stays until it was taken.
import { useState } from "react";
import type { FormEvent } from "react";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Select } from "@jonaki/ui/select";
import { TextArea } from "@jonaki/ui/text-area";
import { TextField } from "@jonaki/ui/text-field";
import { MEMBER_CENTRE_EXCLUDED } from "@jonaki/wire/account-types";
import Send from "lucide-react/icons/send";
import { useAccountType, useToken } from "../../app/use-token.ts";
import { CaptchaField } from "../../shell/captcha-field.tsx";
import { ImageField } from "../../shell/image-field.tsx";
import { Problem } from "../../shell/problem.tsx";
import { FEEDBACK_KINDS, FEEDBACK_TEXTS, FEWEST_WORDS, MOST_WORDS, wordCount } from "./feedback.rules.ts";
import { useFeedback } from "./use-feedback.ts";
import styles from "./feedback-form.module.css";

export function FeedbackForm() {
  const { t, language } = useTranslator();
  const accountType = useAccountType();
  // A guest of free play is a visitor here: nobody could be answered.
  const isMember = useToken() !== null && accountType !== MEMBER_CENTRE_EXCLUDED;
  const form = useFeedback(isMember);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const limits = { 0: formatCount(FEWEST_WORDS, language), 1: formatCount(MOST_WORDS, language) };
  const error = (key: ReturnType<typeof form.errorOf>) => (key === null ? undefined : t(key, limits));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = await form.send();
    if (problem !== null) setProblems([...problems, problem]);
  };
  const problem = problems.at(-1);
  if (form.reference !== null) {
    return <output className={styles["thanks"]}>{t("feedback_sent", { reference: form.reference })}</output>;
  }
  return (
    <form
      noValidate
      aria-label={t("feedback_title")}
      className={styles["form"]}
      onSubmit={(event) => void send(event)}
    >
      <h3 className={styles["title"]}>{t("feedback_title")}</h3>
      <Select
        label={t("feedback_kind")}
        choices={FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(FEEDBACK_TEXTS[kind]) }))}
        value={form.kind}
        onValue={form.setKind}
      />
      <TextArea
        label={t("feedback_content")}
        value={form.content}
        onValue={form.setContent}
        error={error(form.errorOf("content"))}
        hint={t("feedback_words", { count: formatCount(wordCount(form.content), language) })}
      />
      {isMember ? (
        <ImageField images={form.images} />
      ) : (
        <>
          <TextField
            label={t("feedback_contact")}
            autoComplete="email"
            maxLength={128}
            value={form.contact}
            onValue={form.setContact}
            error={error(form.errorOf("contact"))}
          />
          <CaptchaField captcha={form.captcha} error={error(form.errorOf("captcha"))} />
        </>
      )}
      <Button type="submit" tone="brand" icon={<Send />} loading={form.isSending}>
        {t("feedback_send")}
      </Button>
      {problem === undefined ? null : <Problem key={problems.length} text={problem} />}
    </form>
  );
}
