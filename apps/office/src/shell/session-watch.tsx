// Tells a minute before the session ends by itself [OFF-5], with a way to stay; looking at the page does not count as an act.
import { useEffect, useState } from "react";
import { digits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useHouse } from "../app/house.query.ts";
import { ME_KEY } from "../app/operator.query.ts";
import { useServices } from "../app/services.ts";

const TOLD_BEFORE_S = 60;
const SECOND_MS = 1_000;

/** Seconds until a moment of the server's clock, drawn anew while they are few. */
function useSecondsUntil(iso: string): number {
  const { clock, timers } = useServices();
  const { aheadMs } = useHouse();
  const left = (): number => Math.ceil((Date.parse(iso) - clock.nowMs() - aheadMs) / SECOND_MS);
  const [, draw] = useState(0);
  useEffect(() => timers.every(SECOND_MS, () => draw((count) => count + 1)), [timers]);
  return left();
}

export function SessionWatch({ until }: { readonly until: string }) {
  const { t, language } = useTranslator();
  const { api } = useServices();
  const queries = useQueryClient();
  const seconds = useSecondsUntil(until);
  const [putAway, setPutAway] = useState<string | null>(null);
  const stay = async (): Promise<void> => {
    const answer = await api.session.me();
    if (answer.ok) queries.setQueryData(ME_KEY, answer);
  };
  return (
    <MessageDialog
      open={seconds <= TOLD_BEFORE_S && putAway !== until}
      kind="warning"
      title={t("office_idle_title")}
      confirmLabel={t("office_idle_stay")}
      onAnswer={(answer) => {
        if (answer === "confirmed") void stay();
        else setPutAway(until);
      }}
    >
      {t("office_idle_body", { 0: digits(Math.max(0, seconds), language) })}
    </MessageDialog>
  );
}
