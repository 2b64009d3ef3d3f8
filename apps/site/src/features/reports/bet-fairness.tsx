// The values that prove a round [FAIR-8], and the button that opens the verifier filled with them.
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import ShieldCheck from "lucide-react/icons/shield-check";
import { FAIR } from "../../app/routes.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { BetDetail } from "./bet-record.rules.ts";
import styles from "./bet-detail.module.css";

type Fairness = NonNullable<BetDetail["fairness"]>;

interface BetFairnessProps {
  readonly round: string;
  readonly fairness: Fairness;
}

export function BetFairness({ round, fairness }: BetFairnessProps) {
  const t = useText();
  const { serverSeedHash, serverSeed } = fairness;
  const isShared = fairness.seeds === "SHARED";
  return (
    <section aria-labelledby="bet-fairness" className={styles["card"]}>
      <h4 id="bet-fairness" className={styles["part"]}>
        {t("play_fairness")}
      </h4>
      <Facts>
        <LongFact name={t("play_seed_hash")} text={serverSeedHash} />
        {isShared ? <SharedFacts fairness={fairness} /> : <OwnFacts fairness={fairness} />}
        {serverSeed === null ? (
          <Fact name={t("play_server_seed")}>{t(isShared ? "record_not_over" : "record_not_revealed")}</Fact>
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

/** What a member's own seed is mixed with [FAIR-1]. */
function OwnFacts({ fairness }: { readonly fairness: Extract<Fairness, { seeds: "OWN" }> }) {
  const t = useText();
  const { clientSeed, nonce } = fairness;
  return (
    <>
      <LongFact name={t("play_client_seed")} text={clientSeed} />
      <Fact num name={t("play_round_nonce")}>
        {nonce === "" ? "–" : nonce}
      </Fact>
    </>
  );
}

/** What the seed of a round for all players is mixed with, and the chain that was published with it [FAIR-6]. */
function SharedFacts({ fairness }: { readonly fairness: Extract<Fairness, { seeds: "SHARED" }> }) {
  const t = useText();
  const { salt, round, chainEnd, chainPlace } = fairness;
  return (
    <>
      <LongFact name={t("fair_salt")} text={salt} />
      <LongFact name={t("fair_shared_round")} text={round} />
      {chainEnd === null ? null : <LongFact name={t("fair_chain_end")} text={chainEnd} />}
      {chainPlace === null ? null : (
        <Fact num name={t("fair_chain_place")}>
          {chainPlace}
        </Fact>
      )}
    </>
  );
}
