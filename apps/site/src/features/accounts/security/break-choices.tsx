// How long a break shall last: one of a few, each with the moment of its end.
import { useText } from "@jonaki/i18n/react";
import { RadioTile } from "@jonaki/ui/radio-tile";
import { useServices } from "../../../app/services.ts";
import { breakEnd } from "./break.rules.ts";
import type { Break } from "./break.rules.ts";
import styles from "./break-dialog.module.css";

interface BreakChoicesProps {
  readonly choices: readonly Break[];
  readonly chosen: Break | null;
  readonly choose: (one: Break) => void;
  readonly nowMs: number;
}

export function BreakChoices({ choices, chosen, choose, nowMs }: BreakChoicesProps) {
  const t = useText();
  const { timeZone } = useServices().start.brand;
  return (
    <fieldset className={styles["choices"]}>
      <legend className={styles["legend"]}>{t("break_how_long")}</legend>
      {choices.map((one) => {
        const end = breakEnd(one, nowMs, timeZone);
        return (
          <RadioTile
            key={one.text}
            name="break"
            checked={chosen?.text === one.text}
            onChoose={() => choose(one)}
          >
            <b>{t(one.text)}</b>
            <span className={styles["end"]}>{end === null ? t("break_never") : <Until end={end} />}</span>
          </RadioTile>
        );
      })}
    </fieldset>
  );
}

/** yyyy-MM-dd HH:mm: the seconds would change while one reads. */
const MINUTES_LENGTH = 16;

function Until({ end }: { readonly end: string }) {
  const t = useText();
  return <span className="num">{t("devices_expires", { 0: end.slice(0, MINUTES_LENGTH) })}</span>;
}
