// The letters of a picture under a login's password: shown from a failure that asks for them until they are not needed any
// more, with a new picture after every failure [ACC-27, ACC-29].
import { useObservable } from "@jonaki/browser/observable";
import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../app/services.ts";
import { useCaptcha } from "../../shell/captcha-field.tsx";
import { doorOf } from "./door.ts";
import { isCaptchaShown } from "./login-captcha.rules.ts";

export function useLoginCaptcha() {
  const { session, serverClock, timers } = useServices();
  const { captchaUntilMs } = doorOf(session);
  const untilMs = useObservable(captchaUntilMs);
  const isShown = isCaptchaShown(untilMs, serverClock.nowMs());
  const captcha = useCaptcha(isShown);
  useEffect(() => {
    if (untilMs === null) return undefined;
    return timers.after(Math.max(0, untilMs - serverClock.nowMs()), () => captchaUntilMs.set(null));
  }, [untilMs, timers, serverClock, captchaUntilMs]);
  const renew = useEffectEvent(() => {
    if (captcha.picture !== undefined) captcha.refresh();
  });
  // Each failure moves the end, and each picture works once.
  useEffect(() => {
    if (untilMs !== null) renew();
  }, [untilMs]);
  return { captcha, isShown };
}
