// The state of the extra step: which method, how many tries are left, and that it ends by itself after its time [ACC-80].
import { useEffect, useEffectEvent, useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { useNavigate } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { afterRefusal, isSent, MOST_TRIES } from "./challenge.rules.ts";
import type { Method } from "./challenge.rules.ts";
import { doorOf } from "./door.ts";
import type { Challenge } from "./door.ts";
import { passChallenge } from "./log-in.flow.ts";
import { useCodeSender } from "./use-code-sender.ts";
import type { Telling } from "./use-told.tsx";

export function useChallenge({ id, untilMs }: Challenge, { warn, tell }: Pick<Telling, "warn" | "tell">) {
  const services = useServices();
  const t = useText();
  const navigate = useNavigate();
  const [method, setMethod] = useState<Method | null>(null);
  const [answer, setAnswer] = useState("");
  const [triesLeft, setTriesLeft] = useState(MOST_TRIES);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = (): void => doorOf(services.session).challenge.set(null);
  const end = useEffectEvent(() => tell(t("challenge_over"), cancel));
  useEffect(
    () => services.timers.after(Math.max(0, untilMs - services.serverClock.nowMs()), () => end()),
    [services, untilMs],
  );
  const start = (chosen: Method) => services.api.accounts.challengeStart({ challengeId: id, method: chosen });
  const sending = useCodeSender(() => start(method ?? "SMS"), warn);
  const pick = async (chosen: Method | null): Promise<void> => {
    setMethod(chosen);
    setAnswer("");
    setSent(false);
    // A code that is sent tells the server by its button which question is answered; every other method does so here.
    if (chosen === null || isSent(chosen)) return;
    setBusy(true);
    const told = await start(chosen);
    setBusy(false);
    if (told.ok) return;
    setMethod(null);
    warn(told.message);
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    const outcome = await passChallenge(services, answer.trim());
    setBusy(false);
    if (outcome.kind === "inside") return navigate("/", { replace: true });
    if (outcome.kind !== "refused") return;
    const step = afterRefusal(triesLeft, outcome.code);
    if (step.kind === "over") return tell(t("challenge_over"), cancel);
    setTriesLeft(step.triesLeft);
    setAnswer("");
    setSent(false);
    warn(outcome.text);
  };
  const press = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (!busy && answer.trim() !== "") void submit();
  };
  return {
    method,
    pick: (chosen: Method | null) => void pick(chosen),
    answer,
    setAnswer,
    triesLeft,
    isMissing: wasSent && answer.trim() === "",
    busy,
    sending,
    press,
    cancel,
  };
}
