// What the form of somebody new does: judges once it was sent, and hands the first password on, which nobody shows again.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { PEOPLE_KEY } from "../../app/people.query.ts";
import { useServices } from "../../app/services.ts";
import { isReason } from "../../shell/reason.rules.ts";
import { isUsername } from "./person.rules.ts";

export interface Made {
  readonly username: string;
  readonly password: string;
}

const EMPTY = { username: "", name: "", reason: "" };

export function useNewPerson(onMade: (made: Made) => void) {
  const t = useText();
  const { api } = useServices();
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const wrong = {
    username: isUsername(values.username.trim()) ? undefined : t("office_username_hint"),
    name: values.name.trim() === "" ? t("err_field_required") : undefined,
    reason: isReason(values.reason) ? undefined : t("office_reason_short"),
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    const username = values.username.trim();
    const answer = await api.people.createOperator({
      username,
      name: values.name.trim(),
      reason: values.reason.trim(),
    });
    setBusy(false);
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: PEOPLE_KEY });
      return onMade({ username, password: answer.value.password });
    }
    if (answer.code === "USERNAME_TAKEN" || answer.code === "VALIDATION") setTaken(answer.message);
    else setProblem(answer.message);
  };
  return {
    values,
    busy,
    problem,
    errors: wasSent ? { ...wrong, username: taken ?? wrong.username } : EMPTY,
    change: (changed: Partial<typeof EMPTY>): void => {
      setTaken(undefined);
      setProblem(null);
      setValues({ ...values, ...changed });
    },
    press: (event: FormEvent): void => {
      event.preventDefault();
      setSent(true);
      if (Object.values(wrong).every((one) => one === undefined) && !busy) void send();
    },
  };
}
