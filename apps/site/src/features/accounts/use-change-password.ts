// What the form of a new password does: it judges as soon as it was sent once, puts a refusal at its field, and afterwards
// goes to / [ACC-52 to ACC-55, SHELL-27].
import { useState } from "react";
import type { FormEvent } from "react";
import type { CallFailure } from "@jonaki/client";
import { useText } from "@jonaki/i18n/react";
import { useNavigate } from "../../app/site-router.tsx";
import { HOME } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { focusOn } from "../../app/focus-on.ts";
import { changePassword, knownPassword, resetPassword } from "./change-password.flow.ts";
import { passwordProblems, passwordRule } from "./password.rules.ts";
import type { PasswordForm } from "./password.rules.ts";
import type { Telling } from "./use-told.tsx";

export type ChangeKind = "forced" | "wished" | "reset";

type Refusals = Readonly<Partial<Record<keyof PasswordForm, string>>>;

/** Whose fault it is; every other refusal is told in a dialog. */
const REFUSED_FIELDS: Readonly<Record<string, keyof PasswordForm>> = {
  PASSWORD_OLD_WRONG: "old",
  PASSWORD_SAME: "next",
  PASSWORD_COMMON: "next",
  PASSWORD_MISMATCH: "confirm",
};

/** The fields by the names of their boxes. */
const BOXES: Readonly<Record<string, string>> = {
  old: "oldPassword",
  next: "newPassword",
  confirm: "confirmPassword",
};

export function useChangePassword(kind: ChangeKind, told: Telling, onDone: () => void) {
  const services = useServices();
  const navigate = useNavigate();
  const t = useText();
  const [known, setKnown] = useState(() => knownPassword(services));
  const asksOld = kind !== "reset" && known === null;
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const [confirm, setConfirm] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({});
  const rule = passwordRule(services.session.read("validate"));
  const problems = passwordProblems({ old: asksOld ? old : null, next, confirm }, rule);
  const refuse = ({ code, message }: CallFailure): void => {
    const field = REFUSED_FIELDS[code];
    // What was typed at the login is not it any more: now it is asked for.
    if (code === "PASSWORD_OLD_WRONG") setKnown(null);
    if (field === undefined) told.warn(message);
    else setRefusals({ [field]: message });
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    setRefusals({});
    const token = services.resetToken.get();
    const answer =
      kind === "reset" && token !== null
        ? await resetPassword(services, token, next)
        : await changePassword(services, { oldPassword: known ?? old, newPassword: next });
    setBusy(false);
    if (!answer.ok) return refuse(answer);
    if (kind === "reset") {
      return told.tell(t("password_reset_done"), () => {
        onDone();
        navigate(`${HOME}?modal=loginPopupModal`, { replace: true });
      });
    }
    navigate("/", { replace: true });
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) focusOn(event.currentTarget, BOXES[first] ?? first);
    else if (!busy) void submit();
  };
  const edited = (set: (value: string) => void) => (value: string) => {
    setRefusals({});
    set(value);
  };
  return {
    asksOld,
    old,
    setOld: edited(setOld),
    next,
    setNext: edited(setNext),
    confirm,
    setConfirm: edited(setConfirm),
    rule,
    problems: wasSent ? problems : {},
    refusals,
    busy,
    press,
  };
}
