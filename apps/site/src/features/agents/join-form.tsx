// The application form of the join-us page [SHELL-112]; a sent one is thanked for with its number [SHELL-113].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { TextArea } from "@jonaki/ui/text-area";
import { TextField } from "@jonaki/ui/text-field";
import Send from "lucide-react/icons/send";
import { useServices } from "../../app/services.ts";
import { CaptchaField, useCaptcha } from "../../shell/captcha-field.tsx";
import { Problem } from "../../shell/problem.tsx";
import { EMPTY_FORM, joinErrors } from "./join.rules.ts";
import type { JoinForm as Form } from "./join.rules.ts";
import styles from "./join-page.module.css";

type Field = Exclude<keyof Form, "captcha">;

export function JoinForm() {
  const t = useText();
  const { form, set, captcha, errorOf, isSending, problem, reference, forget, send } = useJoin();
  const field = (name: Field) => ({
    label: t(`join_${name}`),
    value: form[name],
    onValue: (value: string) => set(name, value),
    error: errorOf(name),
  });
  return (
    <form noValidate aria-label={t("join_form")} className={styles["form"]} onSubmit={send}>
      <TextField {...field("name")} autoComplete="name" maxLength={64} />
      <TextField {...field("mobileNo")} type="tel" autoComplete="tel" digits inputMode="tel" maxLength={20} />
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={60} />
      <TextField {...field("contact")} maxLength={64} />
      <TextField {...field("expected")} digits maxLength={7} className={styles["wide"]} />
      <TextArea {...field("message")} maxLength={2_000} className={styles["wide"]} />
      <div className={styles["wide"]}>
        <CaptchaField captcha={captcha} error={errorOf("captcha")} />
      </div>
      <Button
        type="submit"
        tone="amber"
        size="lg"
        icon={<Send />}
        loading={isSending}
        className={styles["send"]}
      >
        {t("join_send")}
      </Button>
      {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
      {/* It waits to be closed: the number has to be read. */}
      <MessageDialog
        open={reference !== null}
        title={t("join_thanks")}
        confirmLabel={t("action_close")}
        onAnswer={forget}
      >
        {t("join_reference", { reference: reference ?? "" })}
      </MessageDialog>
    </form>
  );
}

function useJoin() {
  const t = useText();
  const { api } = useServices();
  const [form, setForm] = useState<Omit<Form, "captcha">>(EMPTY_FORM);
  const captcha = useCaptcha(form.name !== "");
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ text: string; count: number } | null>(null);
  const errors = joinErrors({ ...form, captcha: captcha.answer });
  const apply = async (): Promise<void> => {
    setIsSending(true);
    const answer = await api.agents.joinApply({
      ...form,
      expected: Number(form.expected),
      captcha: captcha.answer,
    });
    setIsSending(false);
    captcha.refresh();
    if (!answer.ok) return setProblem({ text: answer.message, count: (problem?.count ?? 0) + 1 });
    setReference(answer.value.reference);
    setForm(EMPTY_FORM);
    setWasSent(false);
  };
  return {
    form,
    set: (name: Field, value: string) => setForm({ ...form, [name]: value }),
    captcha,
    isSending,
    reference,
    problem,
    forget: () => setReference(null),
    errorOf: (name: keyof Form): string | undefined => {
      const key = wasSent ? errors[name] : undefined;
      return key === undefined ? undefined : t(key);
    },
    send: (event: FormEvent): void => {
      event.preventDefault();
      setWasSent(true);
      if (!isSending && Object.keys(errors).length === 0) void apply();
    },
  };
}
