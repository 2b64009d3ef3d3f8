// Binding an identity [ACC-130]: the provider answers, the binding is pending, the member confirms that it is for ever. Who
// does not confirm has bound nothing; after ten minutes the server forgets it.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import type { MessageAnswer } from "@jonaki/ui/message-dialog";
import { useServices } from "../../../app/services.ts";
import { useProviders } from "../identity-buttons.tsx";
import { askIdToken } from "../identity.flow.ts";
import type { Profile } from "./security.query.ts";

interface Pending {
  readonly provider: string;
  readonly name: string;
  readonly idToken: string;
}

type Binding = Pick<Profile["bindings"][number], "provider" | "name">;

export function useBinding(warn: (text: string) => void, onDone: (text: string) => void) {
  const t = useText();
  const services = useServices();
  const providers = useProviders();
  const [busy, setBusy] = useState<string | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const [isAsking, setAsking] = useState(false);
  const begin = async ({ provider, name }: Binding): Promise<void> => {
    const known = providers.find((one) => one.provider === provider);
    if (known === undefined || busy !== null) return;
    setBusy(provider);
    const told = await askIdToken(services, known);
    if (typeof told === "string") {
      setBusy(null);
      return warn(t(told === "err_popup_blocked" ? told : "binding_stopped"));
    }
    const { idToken } = told;
    const answer = await services.api.accounts.bindIdentity({ provider, idToken, confirm: false });
    setBusy(null);
    if (!answer.ok) return warn(answer.message);
    setPending({ provider, name, idToken });
    setAsking(true);
  };
  const confirm = async ({ provider, name, idToken }: Pending): Promise<void> => {
    setBusy(provider);
    const answer = await services.api.accounts.bindIdentity({ provider, idToken, confirm: true });
    setBusy(null);
    if (answer.ok) onDone(t("binding_done", { 0: name }));
    else warn(answer.message);
  };
  return {
    busy,
    pending,
    isAsking,
    canAsk: (provider: string): boolean => providers.some((one) => one.provider === provider),
    ask: (binding: Binding): void => void begin(binding),
    answer: (answer: MessageAnswer): void => {
      setAsking(false);
      if (answer === "confirmed" && pending !== null) void confirm(pending);
    },
  };
}
