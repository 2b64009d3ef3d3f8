// What a login form does, on its page and in the header: nothing is sent while a field is empty, and a refusal is a
// warning that leaves the form as it was [ACC-18, ACC-25]. The flow itself is fetched with the press.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { useLocation, useNavigate } from "react-router";
import { useServices } from "../../app/services.ts";
import { useWarning } from "../../shell/warning.tsx";
import type { Credentials, Refusal } from "./come-in.flow.ts";

/** As long as the call allows. */
export const LONGEST_NAME = 64;
export const LONGEST_PASSWORD = 256;

export const isEmpty = (text: string): boolean => text.trim() === "";

export function useLogin() {
  const services = useServices();
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { warning, warn, forget } = useWarning();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (typed: Credentials): Promise<Refusal> => {
    try {
      const { logIn } = await import("./come-in.flow.ts");
      return await logIn(services, typed);
    } catch {
      return { text: t("err_network"), isWrongPassword: false };
    }
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    forget();
    const ac = new URLSearchParams(search).get("ac");
    const refusal = await send({ username, password, ac });
    setBusy(false);
    if (refusal === null) return void navigate("/");
    if (refusal.isWrongPassword) {
      setPassword("");
      setSent(false);
    }
    await warn(refusal.text);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    if (isEmpty(username)) focusOn(event.currentTarget, "username");
    else if (isEmpty(password)) focusOn(event.currentTarget, "password");
    else void submit();
  };
  return { username, setUsername, password, setPassword, wasSent, busy, warning, send: press };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const box = form.elements.namedItem(name);
  if (box instanceof HTMLElement) box.focus();
}
