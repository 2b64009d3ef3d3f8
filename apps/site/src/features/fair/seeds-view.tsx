// A member's seeds [FAIR-5]: the hash that is promised, the client seed that can be set, the server seed that can be
// changed, and the ones that were revealed.
import { digits, formatTime } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Skeleton } from "@jonaki/ui/skeleton";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { LOGIN } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { SiteLink } from "../../shell/site-link.tsx";
import { ClientSeedForm } from "./client-seed-form.tsx";
import { RotateSeed } from "./rotate-seed.tsx";
import { useSeeds } from "./seeds.query.ts";
import type { Seeds } from "./seeds.query.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import styles from "./fair-page.module.css";

export function SeedsView() {
  return useToken() === null ? <LogInFirst /> : <OwnSeeds />;
}

function LogInFirst() {
  const t = useText();
  return (
    <Card className={styles["notice"]}>
      <LockKeyhole aria-hidden="true" />
      <p className={styles["body"]}>{t("fair_seeds_login")}</p>
      <SiteLink to={LOGIN} className={buttonClass({ tone: "brand" })}>
        {t("login_submit")}
      </SiteLink>
    </Card>
  );
}

function OwnSeeds() {
  const t = useText();
  const { seeds, problem, isFetching, reload, take } = useSeeds();
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  if (seeds === undefined) return <Skeleton height={420} radius="var(--r-lg)" />;
  return (
    <div className={styles["columns"]}>
      <Card as="section" aria-labelledby="seeds-now">
        <h2 id="seeds-now" className={styles["heading"]}>
          {t("fair_seeds_mini")}
        </h2>
        <Facts>
          <LongFact name={t("play_seed_hash")} text={seeds.serverSeedHash} />
          <Fact num name={t("play_nonce")}>
            {seeds.nonce}
          </Fact>
        </Facts>
        <ClientSeedForm clientSeed={seeds.clientSeed} onSeeds={take} />
        <RotateSeed onRotated={reload} />
      </Card>
      <Revealed list={seeds.revealed} />
    </div>
  );
}

function Revealed({ list }: { readonly list: Seeds["revealed"] }) {
  const { t, language } = useTranslator();
  const { timeZone } = useServices().start.brand;
  return (
    <Card as="section" aria-labelledby="seeds-revealed">
      <h2 id="seeds-revealed" className={styles["heading"]}>
        {t("play_revealed")}
      </h2>
      {list.length === 0 ? <p className={styles["body"]}>{t("fair_revealed_none")}</p> : null}
      <ol className={styles["revealed"]}>
        {list.map((one) => (
          <li key={one.serverSeedHash}>
            <p className={styles["meta"]}>
              <span className="num">{formatTime(one.time, timeZone)}</span>
              <span>{t("play_rounds_count", { 0: digits(one.rounds, language) })}</span>
            </p>
            <Facts>
              <LongFact name={t("play_server_seed")} text={one.serverSeed} />
              <LongFact name={t("play_seed_hash")} text={one.serverSeedHash} />
              <LongFact name={t("play_client_seed")} text={one.clientSeed} />
            </Facts>
          </li>
        ))}
      </ol>
    </Card>
  );
}
