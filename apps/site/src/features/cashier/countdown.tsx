// How long is left until a moment that the server named; where it stands still, the next answer names a later one
// [CAS-25, SITE-19]. When it is over the cashier is asked what became of it.
import { useEffect, useEffectEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Hourglass from "lucide-react/icons/hourglass";
import { formatLeft } from "../../app/time-left.ts";
import { useSecondsLeft } from "../../app/use-seconds-left.ts";
import { useCashierReload } from "./cashier.query.ts";
import styles from "./cashier.module.css";

/** From here on it shows that there is not much left. */
const SOON_S = 300;

export function Countdown({ until }: { readonly until: string }) {
  const t = useText();
  const seconds = useSecondsLeft(until);
  const isOver = seconds === 0;
  const reload = useCashierReload();
  const lookAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isOver) lookAgain();
  }, [isOver]);
  return (
    <span role="timer" aria-live="off" className={cx(styles["timer"], seconds < SOON_S && styles["soon"])}>
      <Hourglass aria-hidden="true" />
      <span>{t(isOver ? "cashier_over" : "cashier_left")}</span>
      {isOver ? null : <b className="num">{formatLeft(seconds)}</b>}
    </span>
  );
}
