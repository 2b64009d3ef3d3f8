// The three reconciliations [OFF-18]: when the books were last sealed, what each check found by name, and checking now.
import { useState } from "react";
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { Skeleton } from "@jonaki/ui/skeleton";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useQueryClient } from "@tanstack/react-query";
import { useTime } from "../../app/house.query.ts";
import { useServices } from "../../app/services.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { useNews } from "../../shell/use-news.ts";
import { RECONCILED_KEY, useReconciled } from "./finance.query.ts";
import type { Reconciled } from "./finance.query.ts";
import { CHECK_KEYS } from "./finance.rules.ts";
import styles from "./finance-page.module.css";

export function Reconciliations() {
  const t = useText();
  const { data: answer, isFetching, refetch } = useReconciled();
  if (answer?.ok === false)
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <Card as="section" aria-labelledby="reconciliations">
      <h2 id="reconciliations" className={styles["head"]}>
        {t("office_reconciliations")}
        <CheckNow />
      </h2>
      {answer === undefined ? <Skeleton height={140} /> : <Found reconciled={answer.value} />}
    </Card>
  );
}

function CheckNow() {
  const t = useText();
  const { api } = useServices();
  const queries = useQueryClient();
  const tell = useNews();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.finance.reconcile({});
    setBusy(false);
    if (!answer.ok) return tell("error", answer.message);
    queries.setQueryData(RECONCILED_KEY, answer);
    const isSound = answer.value.checks.every(({ differences }) => differences.length === 0);
    tell(isSound ? "success" : "error", t(isSound ? "office_books_hold" : "office_books_differ"));
  };
  return (
    <Button size="sm" icon={<RefreshCw />} loading={busy} onClick={() => void check()}>
      {t("office_check_now")}
    </Button>
  );
}

function Found({ reconciled: { sealed, checks } }: { readonly reconciled: Reconciled }) {
  const { t, language } = useTranslator();
  const time = useTime();
  return (
    <>
      <Facts>
        <Fact num name={t("office_last_seal")}>
          {sealed === null ? "–" : time(sealed.time)}
        </Fact>
        {sealed === null ? null : (
          <Fact num name={t("office_accounts")}>
            {formatCount(sealed.accounts, "EN")}
          </Fact>
        )}
        {checks.map(({ check, differences }) => (
          <Fact key={check} name={t(CHECK_KEYS[check])}>
            <Badge size="md" tone={differences.length === 0 ? "up" : "down"}>
              {differences.length === 0
                ? t("office_check_holds")
                : t("office_check_differs", { 0: formatCount(differences.length, language) })}
            </Badge>
          </Fact>
        ))}
      </Facts>
      <Differences all={checks.flatMap(({ differences }) => differences)} />
    </>
  );
}

/** Named by the ledger itself, in its own words. */
function Differences({ all }: { readonly all: readonly string[] }) {
  const t = useText();
  if (all.length === 0) return null;
  return (
    <ul aria-label={t("office_differences")} className={styles["found"]}>
      {all.map((difference) => (
        <li key={difference} lang="en">
          {difference}
        </li>
      ))}
    </ul>
  );
}
