// How well the account is guarded [ACC-133.2]: five lights, which of them burn, and what to do next.
import { formatCount } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { BadgeTone } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { GUARDS, levelText, securityLevel } from "./security-level.rules.ts";
import type { Guard } from "./security-level.rules.ts";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";
import styles from "./level-card.module.css";

const TONES: Readonly<Record<string, BadgeTone>> = {
  level_low: "down",
  level_fair: "warn",
  level_good: "up",
  level_full: "up",
};

interface LevelCardProps {
  readonly profile: Profile;
  readonly start: StartTask;
}

export function LevelCard({ profile, start }: LevelCardProps) {
  const { t, language } = useTranslator();
  const { done, score, next } = securityLevel(profile);
  const word = levelText(score);
  const count = (figure: number): string => formatCount(figure, language);
  return (
    <Card as="section" aria-label={t("level_title")} className={styles["card"]}>
      <div className={styles["head"]}>
        <h3 className={styles["title"]}>{t("level_title")}</h3>
        <span className={styles["score"]}>
          {t("level_score", { 0: count(score), 1: count(GUARDS.length) })}
        </span>
        <Badge size="md" tone={TONES[word] ?? "info"}>
          {t(word)}
        </Badge>
      </div>
      <span aria-hidden="true" className={styles["lights"]}>
        {GUARDS.map((guard, place) => (
          <i key={guard} className={cx(styles["light"], place < score && styles["on"])} />
        ))}
      </span>
      <ul className={styles["guards"]}>
        {GUARDS.map((guard) => (
          <GuardLine key={guard} guard={guard} isDone={done.has(guard)} />
        ))}
      </ul>
      {next === null ? (
        <p className={styles["all"]}>{t("level_all")}</p>
      ) : (
        <div className={styles["next"]}>
          <span>{t("level_next")}</span>
          <Button tone="brand" onClick={() => start(next)}>
            {t(`level_do_${next}`)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function GuardLine({ guard, isDone }: { readonly guard: Guard; readonly isDone: boolean }) {
  const { t } = useTranslator();
  const state: MessageKey = isDone ? "level_done" : "level_open";
  return (
    <li className={cx(styles["guard"], isDone && styles["done"])}>
      {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      {t(`level_${guard}`)}
      <span className="sr"> ({t(state)})</span>
    </li>
  );
}
