// What the registration form consists of: its fields, what stands in them, and the words of what is wrong with one.
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import type { FieldRule } from "@jonaki/wire/registration";
import { useServices } from "../../app/services.ts";
import { useCaptcha } from "../../shell/captcha-field.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import { doorOf } from "./door.ts";
import { patternText } from "./field-text.rules.ts";
import { useDialingCode } from "./mobile-field.tsx";
import { formFields } from "./registration-form.rules.ts";
import type {
  FieldName,
  FieldProblem,
  FormField,
  FormValues,
  RegisterTab,
} from "./registration-form.rules.ts";
import { useAffiliate } from "./use-affiliate.ts";

/** The fields of the tab; the invitation's only while it has to be asked for [ACC-113]. */
export function useRegisterValues(rules: readonly FieldRule[], tab: RegisterTab) {
  const { isOn } = useViewer();
  const all = formFields(rules, tab, isOn);
  const affiliate = useAffiliate(all.some(({ name }) => name === "affiliateCode"));
  const fields = all.filter(({ name }) => name !== "affiliateCode" || affiliate.field.kind === "shown");
  const captcha = useCaptcha(fields.some(({ name }) => name === "captcha"));
  useNewPicture(captcha);
  const { values, ...typing } = useTyping(affiliate);
  const { invitation } = affiliate;
  return {
    ...typing,
    fields,
    values: { ...values, captcha: captcha.answer },
    captcha,
    invitation,
    isInvited: invitation.affiliateCode !== "",
  };
}

/** A form that finds a picture already there asks for its own: another tab's may be used up [ACC-105]. */
function useNewPicture({ picture, refresh }: ReturnType<typeof useCaptcha>): void {
  const renew = useEffectEvent(() => {
    if (picture !== undefined) refresh();
  });
  useEffect(() => renew(), []);
}

/** What was typed, over what is known already: the invitation, and what an identity brought [ACC-37]. */
function useTyping({ field, invitation }: ReturnType<typeof useAffiliate>) {
  const { session } = useServices();
  const ownCode = useDialingCode();
  const [identity] = useState(() => doorOf(session).identity.get());
  const [typed, setTyped] = useState<FormValues>({});
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [chosenCode, setDialingCode] = useState<string | null>(null);
  const dialingCode = chosenCode ?? ownCode;
  const known: FormValues = {
    affiliateCode: field.kind === "shown" ? field.code : "",
    referralCode: invitation.referralCode,
    email: identity?.email ?? "",
    mobileNum: localNumber(identity?.mobileNum ?? "", dialingCode),
  };
  const values: FormValues = { ...known, ...typed };
  return {
    values,
    set: (name: FieldName, value: string) => setTyped((last) => ({ ...last, [name]: value })),
    leave: (name: FieldName) => setLeft((last) => new Set(last).add(name)),
    wasLeft: (name: FieldName) => left.has(name) && (typed[name] ?? "") !== "",
    dialingCode,
    setDialingCode,
  };
}

/** An identity writes its number with the country's code. */
const localNumber = (number: string, dialingCode: string): string =>
  number.replace(`+${dialingCode}`, "").replaceAll(/\D/gu, "");

export function useFieldWords() {
  const translator = useTranslator();
  return ({ rule }: FormField, problem: FieldProblem): string => {
    if (problem === "pattern") return patternText(translator, rule);
    if (problem === "mobile") return translator.t("local_mobile_error");
    if (problem === "mismatch") return translator.t("err_password_mismatch");
    return translator.t(problem === "code" ? "err_code_missing" : "err_field_required");
  };
}
