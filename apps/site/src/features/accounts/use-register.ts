// What the registration form knows and does: values, the error of each field as one types and on submit, and where a
// refusal belongs [ACC-91, ACC-101 to ACC-107].
import { useEffect, useEffectEvent, useState } from "react";
import type { FormEvent } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { useCaptcha } from "../../shell/captcha-field.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import { doorOf } from "./door.ts";
import { patternText } from "./field-text.rules.ts";
import { focusOn } from "./focus-on.ts";
import { useDialingCode } from "./mobile-field.tsx";
import { isMobileNumber } from "./mobile.rules.ts";
import { register } from "./register.flow.ts";
import type { RegisterRefusal } from "./register.flow.ts";
import { formFields, problemOf, REFUSED_FIELDS } from "./registration-form.rules.ts";
import type {
  FieldName,
  FieldProblem,
  FormField,
  FormValues,
  RegisterTab,
} from "./registration-form.rules.ts";
import type { RegisterSettings } from "./registration.query.ts";
import { useAffiliate } from "./use-affiliate.ts";
import { useMobileCode } from "./use-mobile-code.ts";
import type { Telling } from "./use-told.tsx";
import type { FieldRule } from "@jonaki/wire/registration";

interface RegisterParts {
  readonly tab: RegisterTab;
  readonly settings: RegisterSettings;
  readonly rules: readonly FieldRule[];
  readonly told: Telling;
  readonly onDone: () => void;
}

type Texts = Readonly<Partial<Record<FieldName, string>>>;

export function useRegister({ tab, settings, rules, told, onDone }: RegisterParts) {
  const services = useServices();
  const { t } = useTranslator();
  const { fields, affiliate } = useFields(rules, tab);
  const box = useFormValues(affiliate);
  const captcha = useCaptcha(fields.some(({ name }) => name === "captcha"));
  useNewPicture(captcha);
  const [terms, setTerms] = useState(true);
  const [isOfAge, setOfAge] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Texts>({});
  const values: FormValues = { ...box.values, captcha: captcha.answer };
  const wrongOf = (field: FormField) => problemOf(field, values, box.dialingCode);
  const words = useFieldWords();
  const number = values.mobileNum ?? "";
  const isNumber = isMobileNumber(number.trim(), box.dialingCode);
  const { sending, wasAsked } = useMobileCode({
    number,
    dialingCode: box.dialingCode,
    isNumber,
    purpose: tab,
    warn: told.warn,
  });
  const refuse = ({ code, text, fields: named }: RegisterRefusal): void => {
    const at = REFUSED_FIELDS[code];
    const found = fields.filter(({ name }) => name === at || named.includes(name));
    if (found.length === 0) return told.warn(text);
    setRefusals(
      Object.fromEntries(found.map((one) => [one.name, at === one.name ? text : words(one, "pattern")])),
    );
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    const outcome = await register(services, {
      tab,
      fields,
      values,
      dialingCode: box.dialingCode,
      invitation: affiliate.invitation,
      termsVersion: settings.termsVersion,
      ageConfirmed: isOfAge,
      registerUrl: services.page.origin + services.history.location().pathname,
    });
    setBusy(false);
    if (outcome.kind === "inside") return onDone();
    if (captcha.picture !== undefined) captcha.refresh();
    if (outcome.kind === "uninvited") told.warn(t("err_affiliate_invalid"));
    else refuse(outcome);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    setRefusals({});
    const missing = firstMissing(fields.find((field) => wrongOf(field) !== null)?.name, terms, isOfAge);
    if (missing !== null) focusOn(event.currentTarget, missing);
    else if (!busy) void submit();
  };
  const errorOf = (field: FormField): string | undefined => {
    const refusal = refusals[field.name];
    if (refusal !== undefined) return refusal;
    const asked = field.name === "mobileNum" && wasAsked;
    // An empty box is not wrong before it was sent.
    const isJudged = wasSent || asked || box.wasLeft(field.name);
    const problem = isJudged ? wrongOf(field) : null;
    return problem === null ? undefined : words(field, problem);
  };
  return {
    fields,
    values,
    isInvited: affiliate.field.kind === "hidden",
    set: (name: FieldName, value: string) => {
      setRefusals(({ [name]: _gone, ...rest }) => rest);
      box.set(name, value);
    },
    leave: box.leave,
    dialingCode: box.dialingCode,
    setDialingCode: box.setDialingCode,
    captcha,
    sending,
    isNumber,
    errorOf,
    isRight: (field: FormField) => (values[field.name]?.trim() ?? "") !== "" && wrongOf(field) === null,
    terms,
    setTerms,
    isOfAge,
    setOfAge,
    boxErrors: {
      terms: wasSent && !terms ? t("err_terms_required") : undefined,
      age: wasSent && !isOfAge ? t("err_field_required") : undefined,
    },
    busy,
    press,
  };
}

/** A form that finds a picture already there asks for its own: another tab's may be used up [ACC-105]. */
function useNewPicture({ picture, refresh }: ReturnType<typeof useCaptcha>): void {
  const renew = useEffectEvent(() => {
    if (picture !== undefined) refresh();
  });
  useEffect(() => renew(), []);
}
