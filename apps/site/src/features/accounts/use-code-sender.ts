// A button that sends a code, counts down and can be pressed again [ACC-117 to ACC-119]; login, registration, new
// passwords and the extra step each hand in their own call.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CallResult } from "@jonaki/client";
import { useServices } from "../../app/services.ts";
import { AVAILABLE, mayPress, nextSender, secondsLeft } from "./code-sender.rules.ts";
import type { CodeSender, SenderEvent } from "./code-sender.rules.ts";

type Sent = CallResult<{ readonly expiredMinutes: number }>;

export interface CodeSending {
  readonly state: CodeSender["kind"];
  readonly secondsLeft: number;
  readonly press: () => void;
}

/** The failed answer is told by the caller [ACC-120]. */
export function useCodeSender(send: () => Promise<Sent>, onFailed: (message: string) => void): CodeSending {
  const { serverClock, timers } = useServices();
  const [sender, setSender] = useState<CodeSender>(AVAILABLE);
  const [nowMs, setNowMs] = useState(() => serverClock.nowMs());
  const lastSentMs = useRef<number | null>(null);
  const hear = (event: SenderEvent): void => {
    const now = serverClock.nowMs();
    setNowMs(now);
    setSender((last) => nextSender(last, event, now));
  };
  const tick = useEffectEvent(() => hear({ kind: "ticked" }));
  const isCounting = sender.kind === "counting";
  useEffect(() => (isCounting ? timers.every(1_000, () => tick()) : undefined), [isCounting, timers]);
  const ask = async (): Promise<void> => {
    const answer = await send();
    if (answer.ok) return hear({ kind: "sent", expiredMinutes: answer.value.expiredMinutes });
    hear({ kind: "failed" });
    onFailed(answer.message);
  };
  const press = (): void => {
    const now = serverClock.nowMs();
    if (!mayPress(sender, lastSentMs.current, now)) return;
    lastSentMs.current = now;
    hear({ kind: "pressed" });
    void ask();
  };
  return { state: sender.kind, secondsLeft: secondsLeft(sender, nowMs), press };
}
