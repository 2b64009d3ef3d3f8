// The steps of a round one after the other, from its stored record [FAIR-17]; nothing for a game of one step.
import type { BetDetail } from "./bet-record.rules.ts";
import { stepWords } from "./round-steps.rules.ts";
import { useManner } from "./use-manner.ts";
import styles from "./bet-detail.module.css";

export function BetSteps({ bet }: { readonly bet: BetDetail }) {
  const manner = useManner();
  const steps = stepWords(bet, manner);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="bet-steps" className={styles["card"]}>
      <h4 id="bet-steps" className={styles["part"]}>
        {manner.t("play_steps")}
      </h4>
      <ol className={styles["steps"]}>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps of a finished round stay where they are.
          <li key={place}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
