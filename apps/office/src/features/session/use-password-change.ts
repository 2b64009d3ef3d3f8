// What the form of a new password does: judges once it was sent, puts a refusal at its field, and says when it is done.
import { useState } from "react";
import type { FormEvent } from "react";
import type { CallFailure } from "@jonaki/client";
import { digits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { ME_KEY } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { useNews } from "../../shell/use-news.ts";
import { passwordProblems, SHORTEST_PASSWORD } from "./password.rules.ts";
import type { PasswordForm, PasswordProblem } from "./password.rules.ts";

type Errors = Readonly<Partial<Record<keyof PasswordForm, string>>>;

const EMPTY: PasswordForm = { old: "", next: "", confirm: "" };

/** Whose fault it is; everything else stands below the form. */
const REFUSED_FIELDS: Readonly<Record<string, keyof PasswordForm>> = {
  LOGIN_FAILED: "old",
  PASSWORD_SAME: "next",
  PASSWORD_COMMON: "next",
  VALIDATION: "next",
};

export function usePasswordChange() {
  const { t, language } = useTranslator();
  const { api } = useServices();
  const queries = useQueryClient();
  const tell = useNews();
  const [values, setValues] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const problems = passwordProblems(values);
  const words: Readonly<Record<PasswordProblem, string>> = {
    required: t("err_field_required"),
    short: t("office_password_short", { 0: digits(SHORTEST_PASSWORD, language) }),
    mismatch: t("err_password_mismatch"),
  };
  const refuse = ({ code, message }: CallFailure): void => {
    const field = REFUSED_FIELDS[code];
    if (field === undefined) setProblem(message);
    else setRefusals({ [field]: code === "LOGIN_FAILED" ? t("err_password_old_wrong") : message });
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.session.changePassword({ oldPassword: values.old, newPassword: values.next });
    setBusy(false);
    if (!answer.ok) return refuse(answer);
    setValues(EMPTY);
    setSent(false);
    tell("success", t("office_password_done"));
    await queries.invalidateQueries({ queryKey: ME_KEY });
  };
  const told = (field: keyof PasswordForm): string | undefined => {
    const own = problems[field];
    return refusals[field] ?? (wasSent && own !== undefined ? words[own] : undefined);
  };
  return {
    values,
    busy,
    problem,
    errors: { old: told("old"), next: told("next"), confirm: told("confirm") },
    change: (changed: Partial<PasswordForm>): void => {
      setRefusals({});
      setProblem(null);
      setValues({ ...values, ...changed });
    },
    press: (event: FormEvent): void => {
      event.preventDefault();
      setSent(true);
      if (Object.keys(problems).length === 0 && !busy) void send();
    },
  };
}
