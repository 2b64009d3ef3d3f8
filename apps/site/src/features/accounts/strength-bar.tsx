// How strong a new password looks: four bars and a word; the word carries the meaning.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { strengthOf, strengthText } from "./password.rules.ts";
import styles from "./strength-bar.module.css";

const BARS = [1, 2, 3, 4] as const;

export function StrengthBar({ password }: { readonly password: string }) {
  const t = useText();
  const strength = strengthOf(password);
  const word = strengthText(strength);
  return (
    <div className={cx(styles["strength"], styles[`s${strength}`])}>
      <span aria-hidden="true" className={styles["bars"]}>
        {BARS.map((bar) => (
          <i key={bar} className={cx(styles["bar"], bar <= strength && styles["on"])} />
        ))}
      </span>
      <output aria-label={t("strength_label")} className={styles["word"]}>
        {word === null ? null : t(word)}
      </output>
    </div>
  );
}
