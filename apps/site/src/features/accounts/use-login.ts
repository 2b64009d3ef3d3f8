// What a login form does, in the header, in its window and on its page: nothing is sent while a field is empty, and a
// refusal is a warning that leaves the form as it was [ACC-18, ACC-25]. The flow itself is fetched with the press.
import { useState, useSyncExternalStore } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { useLocation, useNavigate } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { useWarning } from "../../shell/warning.tsx";
import { focusOn } from "../../app/focus-on.ts";
import type { Credentials, Outcome } from "./log-in.flow.ts";
import { rememberedUser } from "./remembered.rules.ts";

/** As long as the call allows. */
export const LONGEST_NAME = 64;
export const LONGEST_PASSWORD = 256;

export const isEmpty = (text: string): boolean => text.trim() === "";

interface LoginParts {
  /** What the form asks for beside name and password. */
  readonly more?: Pick<Credentials, "captcha" | "remember">;
  /** The form is a window of its own, which Back shall not show again. */
  readonly isWindow?: boolean;
  /** True when the outcome is told elsewhere. */
  readonly onOutcome?: (outcome: Outcome, username: string) => boolean;
}

export function useLogin({ more, isWindow = false, onOutcome }: LoginParts = {}) {
  const navigate = useNavigate();
  const { warning, warn, forget } = useWarning();
  const remembered = useRemembered();
  const [typed, setUsername] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const username = typed ?? remembered ?? "";
  const byDevice = remembered !== null && username.trim() === remembered;
  const send = useSend();
  const submit = async (): Promise<void> => {
    setBusy(true);
    forget();
    const isDevice = byDevice && isEmpty(password);
    const outcome = await send(
      { type: "username", username, password, remember: byDevice, ...more },
      isDevice,
    );
    setBusy(false);
    if (outcome.kind === "inside") return navigate("/", { replace: isWindow });
    // Only the credential is gone: the name stays where it was.
    if (outcome.kind === "forgotten") setUsername(username);
    if (outcome.kind === "refused" && outcome.code === "LOGIN_FAILED") {
      setPassword("");
      setSent(false);
    }
    if (onOutcome?.(outcome, username) !== true && outcome.kind === "refused") await warn(outcome.text);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    if (isEmpty(username)) focusOn(event.currentTarget, "username");
    else if (isEmpty(password) && !byDevice) focusOn(event.currentTarget, "password");
    else if (more?.captcha?.trim() === "") focusOn(event.currentTarget, "captcha");
    else void submit();
  };
  return {
    username,
    setUsername,
    password,
    setPassword,
    byDevice,
    isMissing: (text: string) => wasSent && isEmpty(text),
    busy,
    warning,
    warn,
    send: press,
  };
}

const never = () => () => undefined;

/** Nobody at first, as the house drew the form; then the one the cookies name [ACC-42]. */
function useRemembered(): string | null {
  const { cookies } = useServices();
  return useSyncExternalStore(
    never,
    () => rememberedUser(cookies),
    () => null,
  );
}

/** A part of the program that does not come is a network that does not answer. */
function useSend() {
  const services = useServices();
  const t = useText();
  const { search } = useLocation();
  return async (login: Omit<Credentials, "ac">, byDevice: boolean): Promise<Outcome> => {
    try {
      const { logIn, logInByDevice } = await import("./log-in.flow.ts");
      if (byDevice) return await logInByDevice(services, login.username.trim());
      return await logIn(services, { ...login, ac: new URLSearchParams(search).get("ac") });
    } catch {
      return { kind: "refused", code: "NETWORK", text: t("err_network"), asksMore: false };
    }
  };
}
