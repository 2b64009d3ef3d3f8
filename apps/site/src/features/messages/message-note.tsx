// A message that comes while the member is here shows as a note [CAS-30]; it also waits among the messages.
import { useObservable } from "@jonaki/browser/observable";
import { useEffect, useEffectEvent } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { showToast } from "@jonaki/ui/toast";
import Mail from "lucide-react/icons/mail";
import { receivedMessage } from "../../app/received-message.ts";
import { useServices } from "../../app/services.ts";
import { noteWords } from "./message-note.rules.ts";

/** Long enough for an amount and a time. */
const SHOWN_MS = 8_000;

export function MessageNote() {
  const translator = useTranslator();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  const message = useObservable(receivedMessage);
  const show = useEffectEvent((received: unknown) => {
    receivedMessage.set(null);
    const text = noteWords(received, translator, { symbol, timeZone });
    if (text === null) return;
    showToast({ text, icon: <Mail />, closeLabel: translator.t("action_close"), shownMs: SHOWN_MS });
  });
  useEffect(() => {
    if (message !== null) show(message);
  }, [message]);
  return null;
}
