// What could not be loaded: why, and a button that tries again.
import RotateCw from "lucide-react/icons/rotate-cw";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import styles from "./problem-card.module.css";

interface ProblemCardProps {
  readonly problem: string;
  readonly retryLabel: string;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

export function ProblemCard({ problem, retryLabel, isFetching, onRetry }: ProblemCardProps) {
  return (
    <Card role="alert" className={styles["problem"]}>
      <p className={styles["words"]}>{problem}</p>
      <Button tone="brand" icon={<RotateCw />} loading={isFetching} onClick={onRetry}>
        {retryLabel}
      </Button>
    </Card>
  );
}
