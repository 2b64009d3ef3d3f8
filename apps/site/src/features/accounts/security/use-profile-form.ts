// What the form of the profile does: only what changed is judged and sent; what is set for good is asked about first, and a
// refusal marks its fields [ACC-131, ACC-137].
import { useState } from "react";
import type { FormEvent } from "react";
import type { CallFailure } from "@jonaki/client";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import type { MessageAnswer } from "@jonaki/ui/message-dialog";
import { useServices } from "../../../app/services.ts";
import { patternText } from "../field-text.rules.ts";
import { focusOn } from "../../../app/focus-on.ts";
import {
  changesIn,
  isProfileField,
  problemsIn,
  ruleOf,
  setForGood,
  shownFields,
} from "./profile-fields.rules.ts";
import type { ProfileField, ProfileValues, ShownField } from "./profile-fields.rules.ts";
import type { Profile } from "./security.query.ts";

type Errors = Readonly<Partial<Record<ProfileField, string>>>;

export function useProfileForm(all: Profile["fields"], warn: (text: string) => void, onDone: () => void) {
  const { api } = useServices();
  const words = useWords();
  const fields = shownFields(all).filter(({ isFixed }) => !isFixed);
  const [values, setValues] = useState<ProfileValues>({});
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Errors>({});
  const [asksAbout, setAsksAbout] = useState<readonly ShownField[]>([]);
  const changes = changesIn(fields, values);
  const problems = problemsIn(changes);
  const refuse = (failure: CallFailure): void => {
    const marked = refusedFields(failure).map((name) => [name, words.refused(failure, name)]);
    if (marked.length > 0) setRefusals(Object.fromEntries(marked));
    else warn(failure.message);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.accounts.updateProfile(changes);
    setBusy(false);
    if (answer.ok) onDone();
    else refuse(answer);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    const first = fields.find(({ name }) => problems[name] !== undefined);
    if (first !== undefined) return focusOn(event.currentTarget, first.name);
    if (busy || Object.keys(changes).length === 0) return;
    const forGood = setForGood(fields, changes);
    if (forGood.length > 0) setAsksAbout(forGood);
    else void save();
  };
  const shown = fields.flatMap(({ name }) => {
    const problem = problems[name];
    return problem === undefined ? [] : [[name, words.wrong(name, problem)]];
  });
  return {
    fields,
    values,
    write: (name: ProfileField, value: string): void => {
      setRefusals({});
      setValues({ ...values, [name]: value });
    },
    errors: { ...(wasSent ? Object.fromEntries(shown) : {}), ...refusals } as Errors,
    isUnchanged: wasSent && Object.keys(changes).length === 0,
    asksAbout,
    answer: (answer: MessageAnswer): void => {
      setAsksAbout([]);
      if (answer === "confirmed") void save();
    },
    busy,
    press,
  };
}

/** The fields a refusal names; the age belongs to the birthday. */
function refusedFields({ code, value }: CallFailure): readonly ProfileField[] {
  if (code === "UNDERAGE") return ["birthday"];
  const named: unknown = value?.["fields"];
  return Array.isArray(named) ? named.filter((name) => typeof name === "string").filter(isProfileField) : [];
}

function useWords() {
  const translator = useTranslator();
  const { t, language } = translator;
  const wrong = (name: ProfileField, problem: "required" | "pattern"): string => {
    const rule = ruleOf(name);
    if (problem === "required") return t("err_field_required");
    if (rule.patternId !== null) return patternText(translator, rule);
    const bounds = { 0: formatCount(rule.minLength, language), 1: formatCount(rule.maxLength, language) };
    return t("profile_length", bounds);
  };
  return {
    wrong,
    refused: ({ code, message }: CallFailure, name: ProfileField): string =>
      code === "VALIDATION" ? wrong(name, "pattern") : message,
  };
}
