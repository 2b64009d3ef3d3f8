// A problem on a light page as a warning dialog [ERR-5]: the dialog is fetched when there is one, and until it is
// here, or when it cannot be had, the words stand in its place.
import { Suspense, useState } from "react";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import styles from "./warning.module.css";

const dialog = lazyPage(async () => (await import("./problem-dialog.tsx")).ProblemDialog);

/** Each problem is one of its own: give it a key, so that a closed one does not keep the next away. */
export function Problem({ text }: { readonly text: string }) {
  const words = (
    <p role="alert" className={styles["problem"]}>
      {text}
    </p>
  );
  return (
    <ErrorBoundary screens={{ "slow-load": words, fault: words }}>
      <Suspense fallback={words}>
        <dialog.Page text={text} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Problems told one after the other; `last` is the one to show. */
export function useProblems() {
  const [told, setTold] = useState<readonly string[]>([]);
  const text = told.at(-1);
  return {
    tell: (problem: string): void => setTold((earlier) => [...earlier, problem]),
    last: text === undefined ? null : <Problem key={told.length} text={text} />,
  };
}
