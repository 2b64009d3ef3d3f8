// The values that prove a round [FAIR-8], and the button that opens the verifier filled with them.
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import ShieldCheck from "lucide-react/icons/shield-check";
import { FAIR } from "../../app/routes.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { BetDetail } from "./bet-record.rules.ts";
import styles from "./bet-detail.module.css";

interface BetFairnessProps {
  readonly round: string;
  readonly fairness: NonNullable<BetDetail["fairness"]>;
}

export function BetFairness({ round, fairness }: BetFairnessProps) {
  const t = useText();
  const { serverSeedHash, serverSeed, clientSeed, nonce } = fairness;
  return (
    <section aria-labelledby="bet-fairness" className={styles["card"]}>
      <h4 id="bet-fairness" className={styles["part"]}>
        {t("play_fairness")}
      </h4>
      <Facts>
        <LongFact name={t("play_seed_hash")} text={serverSeedHash} />
        <LongFact name={t("play_client_seed")} text={clientSeed} />
        <Fact num name={t("play_round_nonce")}>
          {nonce === "" ? "–" : nonce}
        </Fact>
        {serverSeed === null ? (
          <Fact name={t("play_server_seed")}>{t("record_not_revealed")}</Fact>
        ) : (
          <LongFact name={t("play_server_seed")} text={serverSeed} />
        )}
      </Facts>
      <SiteLink
        to={`${FAIR}?round=${encodeURIComponent(round)}`}
        className={buttonClass({ tone: "brand", block: true })}
      >
        <ShieldCheck aria-hidden="true" />
        {t("play_verify")}
      </SiteLink>
    </section>
  );
}
