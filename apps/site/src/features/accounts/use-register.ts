// What the registration form does: the error of each field as one types and on submit, the code, the sending, and where a
// refusal belongs [ACC-91, ACC-101 to ACC-107].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import type { FieldRule } from "@jonaki/wire/registration";
import { useServices } from "../../app/services.ts";
import { focusOn } from "../../app/focus-on.ts";
import { isMobileNumber } from "./mobile.rules.ts";
import { register } from "./register.flow.ts";
import type { Registered } from "./register.flow.ts";
import { firstMissing, problemOf, REFUSED_FIELDS } from "./registration-form.rules.ts";
import type { FieldName, FormField, RegisterTab, Submission } from "./registration-form.rules.ts";
import type { RegisterSettings } from "./registration.query.ts";
import { useMobileCode } from "./use-mobile-code.ts";
import { useFieldWords, useRegisterValues } from "./use-register-values.ts";
import type { Telling } from "./use-told.tsx";

interface RegisterParts {
  readonly tab: RegisterTab;
  readonly settings: RegisterSettings;
  readonly rules: readonly FieldRule[];
  readonly told: Telling;
  readonly onDone: () => void;
}

type Texts = Readonly<Partial<Record<FieldName, string>>>;

export function useRegister({ tab, settings, rules, told, onDone }: RegisterParts) {
  const { page, history } = useServices();
  const t = useText();
  const box = useRegisterValues(rules, tab);
  const { fields, values, dialingCode, captcha } = box;
  const [terms, setTerms] = useState(true);
  const [isOfAge, setOfAge] = useState(false);
  const [wasSent, setSent] = useState(false);
  const { busy, refusals, forget, submit } = useSubmit(fields, told, onDone);
  const words = useFieldWords();
  const number = values.mobileNum ?? "";
  const isNumber = isMobileNumber(number.trim(), dialingCode);
  const code = { number, dialingCode, isNumber, purpose: tab, warn: told.warn };
  const { sending, wasAsked } = useMobileCode(code);
  const wrongOf = (field: FormField) => problemOf(field, values, dialingCode);
  const press = async (form: HTMLFormElement): Promise<void> => {
    const missing = firstMissing(fields.find((field) => wrongOf(field) !== null)?.name, terms, isOfAge);
    if (missing !== null) return focusOn(form, missing);
    const { termsVersion } = settings;
    const registerUrl = page.origin + history.location().pathname;
    const { invitation } = box;
    await submit({
      tab,
      fields,
      values,
      dialingCode,
      invitation,
      termsVersion,
      ageConfirmed: isOfAge,
      registerUrl,
    });
    if (captcha.picture !== undefined) captcha.refresh();
  };
  const errorOf = (field: FormField): string | undefined => {
    const { name } = field;
    // An empty box is not wrong before it was sent.
    const isJudged = wasSent || box.wasLeft(name) || (name === "mobileNum" && wasAsked);
    const problem = isJudged ? wrongOf(field) : null;
    return refusals[name] ?? (problem === null ? undefined : words(field, problem));
  };
  return {
    ...box,
    set: (name: FieldName, value: string) => {
      forget(name);
      box.set(name, value);
    },
    sending,
    isNumber,
    errorOf,
    isRight: (field: FormField) => (values[field.name]?.trim() ?? "") !== "" && wrongOf(field) === null,
    terms,
    setTerms,
    isOfAge,
    setOfAge,
    termsError: wasSent && !terms ? t("err_terms_required") : undefined,
    ageError: wasSent && !isOfAge ? t("err_field_required") : undefined,
    busy,
    press: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setSent(true);
      if (!busy) void press(event.currentTarget);
    },
  };
}

/** Sends, and puts each refusal where it belongs: at its field, or into a dialog [ACC-103, ACC-104]. */
function useSubmit(fields: readonly FormField[], told: Telling, onDone: () => void) {
  const services = useServices();
  const t = useText();
  const words = useFieldWords();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Texts>({});
  const hear = (outcome: Registered): void => {
    if (outcome.kind === "inside") return onDone();
    if (outcome.kind === "uninvited") return told.warn(t("err_affiliate_invalid"));
    const at = REFUSED_FIELDS[outcome.code];
    const found = fields.filter(({ name }) => name === at || outcome.fields.includes(name));
    if (found.length === 0) return told.warn(outcome.text);
    const textOf = (field: FormField) => (field.name === at ? outcome.text : words(field, "pattern"));
    setRefusals(Object.fromEntries(found.map((field) => [field.name, textOf(field)])));
  };
  return {
    busy,
    refusals,
    /** Typing takes a refusal away. */
    forget: (name: FieldName) => setRefusals(({ [name]: _gone, ...rest }) => rest),
    submit: async (form: Submission): Promise<void> => {
      setBusy(true);
      setRefusals({});
      const outcome = await register(services, form);
      setBusy(false);
      hear(outcome);
    },
  };
}
