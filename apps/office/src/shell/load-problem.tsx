// What could not be loaded on a page: why, and a button that tries again.
import type { ComponentProps } from "react";
import { useText } from "@jonaki/i18n/react";
import { ProblemCard } from "@jonaki/ui/problem-card";

export function LoadProblem(props: Omit<ComponentProps<typeof ProblemCard>, "retryLabel">) {
  return <ProblemCard {...props} retryLabel={useText()("action_retry")} />;
}
