// The chains of seeds that shared rounds are played on [FAIR-6]: the end that was published, the event that gives the salt, and
// how far each has been played. Open to everybody.
import { useQuery } from "@tanstack/react-query";
import { digits, formatTime } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { Skeleton } from "@jonaki/ui/skeleton";
import type { CallOutput, Calls } from "@jonaki/wire";
import { useServices } from "../../app/services.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import styles from "./fair-page.module.css";

type Chain = CallOutput<Calls["lobby"]["fairChains"]>["list"][number];

/** The one game of shared rounds there is. */
const GAME = "crash";
/** What play money has instead of a public event. */
const PLAY_EVENT = "play";

export function ChainsView() {
  const t = useText();
  const { chains, problem, isFetching, reload } = useChains();
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  if (chains === undefined) return <Skeleton height={320} radius="var(--r-lg)" />;
  return (
    <Card as="section" aria-labelledby="chains">
      <h2 id="chains" className={styles["heading"]}>
        {t("fair_view_chains")}
      </h2>
      <p className={styles["body"]}>{t("fair_chains_body")}</p>
      {chains.length === 0 ? <p className={styles["body"]}>{t("fair_chains_none")}</p> : null}
      <ol className={styles["revealed"]}>
        {chains.map((chain) => (
          <li key={chain.id}>
            <ChainFacts chain={chain} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useChains() {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["chains", GAME],
    queryFn: async () => {
      const answer = await api.lobby.fairChains({ game: GAME });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.list;
    },
    retry: false,
  });
  const problem = data === undefined && error !== null ? error.message : null;
  return { chains: data, problem, isFetching, reload: () => void refetch() };
}

function ChainFacts({ chain }: { readonly chain: Chain }) {
  const { t, language } = useTranslator();
  const { timeZone } = useServices().start.brand;
  const isPlay = chain.saltEvent === PLAY_EVENT;
  return (
    <>
      <p className={styles["meta"]}>
        <span className="num">{formatTime(chain.published, timeZone)}</span>
        <span>
          {t("fair_chain_played", { 0: digits(chain.played, language), 1: digits(chain.length, language) })}
        </span>
      </p>
      <Facts>
        <Fact num name={t("fair_chain_id")}>
          {chain.id}
        </Fact>
        <LongFact name={t("fair_chain_end")} text={chain.end} />
        <Fact name={t("fair_salt_event")}>{isPlay ? t("fair_salt_play") : chain.saltEvent}</Fact>
        <Fact name={t("fair_salt")}>{chain.salt ?? t("fair_salt_waits")}</Fact>
      </Facts>
    </>
  );
}
