// What could not be loaded on a page: why, and a button that tries again.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import RotateCw from "lucide-react/icons/rotate-cw";
import styles from "./load-problem.module.css";

interface LoadProblemProps {
  readonly problem: string;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

export function LoadProblem({ problem, isFetching, onRetry }: LoadProblemProps) {
  const t = useText();
  return (
    <Card role="alert" className={styles["problem"]}>
      <p className={styles["words"]}>{problem}</p>
      <Button tone="brand" icon={<RotateCw />} loading={isFetching} onClick={onRetry}>
        {t("action_retry")}
      </Button>
    </Card>
  );
}
