// One code for the authenticator app, to confirm it or to turn it off; a wrong one stands at its field [ACC-127].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import type { CallOutput, Calls } from "@jonaki/wire";
import { useServices } from "../../../app/services.ts";
import { focusOn } from "../../../app/focus-on.ts";

interface CodeParts {
  readonly warn: (text: string) => void;
  /** The state is another one by now. */
  readonly onOver: () => void;
  readonly onDone: (answer: CallOutput<Calls["accounts"]["totp"]>) => void;
}

export function useTotpCode(action: "CONFIRM" | "OFF", { warn, onOver, onDone }: CodeParts) {
  const t = useText();
  const { api } = useServices();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.accounts.totp({ action, code: code.trim() });
    setBusy(false);
    if (answer.ok) return onDone(answer.value);
    if (answer.code === "TOTP_INVALID" || answer.code === "CODE_MISSING") return setError(answer.message);
    if (answer.code === "STATE_CHANGED") onOver();
    else warn(answer.message);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() !== "") return void submit();
    setError(t("err_code_missing"));
    focusOn(event.currentTarget, "code");
  };
  const write = (next: string): void => {
    setError(undefined);
    setCode(next);
  };
  return { code, setCode: write, error, busy, press };
}
