// The detail of one bet [REP-2]: what was chosen, what came of it, each version of its result, where the money was
// posted, and for our own games the values that prove it [FAIR-8].
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Skeleton } from "@jonaki/ui/skeleton";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { BetFacts } from "./bet-facts.tsx";
import { BetFairness } from "./bet-fairness.tsx";
import { BetHistory } from "./bet-history.tsx";
import { BetSteps } from "./bet-steps.tsx";
import { useBetDetail } from "./bet-record.query.ts";
import styles from "./bet-detail.module.css";

interface BetDetailViewProps {
  readonly betId: string;
  readonly onBack: () => void;
}

export function BetDetailView({ betId, onBack }: BetDetailViewProps) {
  const t = useText();
  return (
    <div className={styles["detail"]}>
      <div className={styles["head"]}>
        <Button size="sm" icon={<ArrowLeft />} onClick={onBack}>
          {t("record_back")}
        </Button>
        <h3 className={styles["title"]}>{t("record_detail_of", { 0: betId })}</h3>
      </div>
      <Loaded betId={betId} />
    </div>
  );
}

function Loaded({ betId }: { readonly betId: string }) {
  const { data: answer, isFetching, refetch } = useBetDetail(betId);
  if (answer === undefined) return <Skeleton height={360} radius="var(--r-lg)" />;
  if (!answer.ok) {
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  const { bet } = answer.value;
  return (
    <div className={styles["columns"]}>
      <BetFacts bet={bet} />
      <div className={styles["column"]}>
        <BetSteps bet={bet} />
        {bet.fairness === null ? null : <BetFairness round={bet.round} fairness={bet.fairness} />}
        <BetHistory bet={bet} />
      </div>
    </div>
  );
}
