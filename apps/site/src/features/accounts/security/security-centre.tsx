// The security centre, the member centre's first page [ACC-133, SHELL-84]. A restricted session is told its state and has
// what is left to it [SAFE-10, SAFE-25].
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { LoadProblem } from "../../../shell/load-problem.tsx";
import { OpenCentre } from "./open-centre.tsx";
import { RestrictedCentre } from "./restricted-centre.tsx";
import { restrictionOf } from "./restriction.rules.ts";
import { useProfile } from "./security.query.ts";
import { useNews } from "./use-news.tsx";
import styles from "./security-centre.module.css";

export function SecurityCentre() {
  const { tell, dialog } = useNews();
  return (
    <>
      <Standing onDone={tell} />
      {dialog}
    </>
  );
}

/** As the account stands: whole, restricted, or not to be had. */
function Standing({ onDone }: { readonly onDone: (text: string) => void }) {
  const { data: answer, isFetching, refetch } = useProfile();
  if (answer === undefined) return <Coming />;
  if (answer.ok) return <OpenCentre profile={answer.value} onDone={onDone} />;
  const restriction = restrictionOf(answer);
  if (restriction !== null) return <RestrictedCentre restriction={restriction} onDone={onDone} />;
  return (
    <div className={styles["page"]}>
      <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}

/** The bones of the page: two cards on top, then the parts. */
function Coming() {
  const t = useText();
  return (
    <output className={styles["page"]}>
      <span className="sr">{t("page_loading")}</span>
      <span className={styles["top"]}>
        <Skeleton height={248} radius="var(--r-lg)" />
        <Skeleton height={248} radius="var(--r-lg)" />
      </span>
      <Skeleton height={84} radius="var(--r-lg)" />
      <Skeleton height={84} radius="var(--r-lg)" />
      <Skeleton height={84} radius="var(--r-lg)" />
    </output>
  );
}
