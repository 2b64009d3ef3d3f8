// A break begins at once and ends every session, this one too [SAFE-9]; the login window says what is left open.
import { useState } from "react";
import { useNavigate } from "../../../app/site-router.tsx";
import { HOME } from "../../../app/routes.ts";
import { useServices } from "../../../app/services.ts";
import type { Break } from "./break.rules.ts";

/** Why the session ended here; the notice over the login has the words. */
const BROKEN_OFF = "ACCOUNT_EXCLUDED";

export function useBreak(warn: (text: string) => void) {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const take = async (one: Break): Promise<void> => {
    setBusy(true);
    const answer =
      one.kind === "time-out"
        ? await api.safe.timeOut({ minutes: one.minutes })
        : await api.safe.exclude({ months: one.months });
    setBusy(false);
    if (!answer.ok) return warn(answer.message);
    session.end(BROKEN_OFF);
    navigate(`${HOME}?modal=loginPopupModal`, { replace: true });
  };
  return { busy, begin: (one: Break): void => void take(one) };
}
