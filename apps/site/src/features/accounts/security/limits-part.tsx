// Limits in the responsible-gaming part [ACC-133.11, SAFE-1 to SAFE-5]: those that are set with what is used of them, what
// shall change and when, and a way to set another.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Skeleton } from "@jonaki/ui/skeleton";
import Gauge from "lucide-react/icons/gauge";
import Plus from "lucide-react/icons/plus";
import { LoadProblem } from "../../../shell/load-problem.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { LimitLine } from "./limit-line.tsx";
import { isShown } from "./limit.rules.ts";
import type { Limit } from "./limit.rules.ts";
import { useLimits } from "./limits.query.ts";
import { PartTitle } from "./security-card.tsx";
import styles from "./limits.module.css";

export function LimitsPart({ onDone }: { readonly onDone: (text: string) => void }) {
  const t = useText();
  const { data, isError, isFetching, refetch } = useLimits();
  const [changed, setChanged] = useState<Limit | "new" | null>(null);
  const answer = data ?? null;
  const isBroken = isError || answer?.ok === false;
  const shown = answer?.ok === true ? answer.value.limits.filter(isShown) : [];
  return (
    <section aria-label={t("limits_title")} className={styles["part"]}>
      <div className={styles["head"]}>
        <PartTitle className={styles["title"]}>
          <Gauge aria-hidden="true" />
          {t("limits_title")}
        </PartTitle>
        {answer?.ok === true ? (
          <Button size="sm" icon={<Plus />} onClick={() => setChanged("new")}>
            {t("limit_add")}
          </Button>
        ) : null}
      </div>
      <p className={styles["rule"]}>{t("limits_rule")}</p>
      {isBroken ? (
        <LoadProblem
          problem={answer?.ok === false ? answer.message : t("err_network")}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {answer === null && !isError ? <Skeleton height={72} /> : null}
      {answer?.ok === true && shown.length === 0 ? (
        <p className={styles["none"]}>{t("limits_none")}</p>
      ) : null}
      <ul className={styles["list"]}>
        {shown.map((limit) => (
          <LimitLine key={limit.id} limit={limit} change={() => setChanged(limit)} onDone={onDone} />
        ))}
      </ul>
      {changed === null || answer?.ok !== true ? null : (
        <LimitDialog
          limits={answer.value.limits}
          chosen={changed === "new" ? null : changed}
          onClose={() => setChanged(null)}
          onDone={(text) => {
            setChanged(null);
            onDone(text);
          }}
        />
      )}
    </section>
  );
}
