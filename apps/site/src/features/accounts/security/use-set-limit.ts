// Sets a limit and says what became of it: it binds, or it waits a day for a second yes [SAFE-3, SAFE-4].
import { useState } from "react";
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../../app/services.ts";
import type { Limit } from "./limit.rules.ts";
import { useSafeReload } from "./limits.query.ts";

export function useSetLimit(
  { kind, period }: Pick<Limit, "kind" | "period">,
  warn: (text: string) => void,
  onDone: (text: string) => void,
) {
  const t = useText();
  const { api, start } = useServices();
  const reload = useSafeReload();
  const [busy, setBusy] = useState(false);
  const set = async (amount: string | null): Promise<void> => {
    setBusy(true);
    const answer = await api.safe.setLimit({ kind, period, amount });
    setBusy(false);
    if (!answer.ok) return warn(answer.code === "VALIDATION" ? t("limit_wrong") : answer.message);
    reload();
    const { state, from } = answer.value;
    onDone(
      state === "ACTIVE"
        ? t("limit_set")
        : t("limit_set_later", { 0: formatTime(from, start.brand.timeZone) }),
    );
  };
  return { busy, set };
}
