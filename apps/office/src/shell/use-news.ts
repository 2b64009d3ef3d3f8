// Tells what was done, or that it was not: one note at the bottom of the screen, with a way on where there is one.
import { useText } from "@jonaki/i18n/react";
import type { ToastMessage, ToastTone } from "@jonaki/ui/toast";
import { useServices } from "../app/services.ts";

export type TellNews = (tone: ToastTone, text: string, action?: ToastMessage["action"]) => void;

export function useNews(): TellNews {
  const t = useText();
  const { showNews } = useServices();
  return (tone, text, action) =>
    showNews({ tone, text, closeLabel: t("action_close"), ...(action === undefined ? {} : { action }) });
}
