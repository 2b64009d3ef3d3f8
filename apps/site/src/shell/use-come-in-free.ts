// How a visitor who wants to try a game comes in [LOB-37]; what it needs is fetched when it is wanted.
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../app/services.ts";

/** Null is inside, otherwise the words of the refusal. */
export function useComeInFree(): () => Promise<string | null> {
  const services = useServices();
  const t = useText();
  return async () => {
    try {
      const { playFree } = await import("../features/accounts/come-in.flow.ts");
      return (await playFree(services))?.text ?? null;
    } catch {
      // The part of the program that lets guests in did not come.
      return t("err_network");
    }
  };
}
