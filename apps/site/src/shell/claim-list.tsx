// The marketing claims an operator enabled, and no others [SITE-6].
import { formatCount } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Firefly } from "@jonaki/ui/firefly";
import { MARKETING_CLAIMS } from "@jonaki/wire/constants";
import type { Claim } from "../app/start-data.ts";
import styles from "./claim-list.module.css";

const TEXTS: Readonly<Record<Claim, MessageKey>> = {
  slotGames: "claim_slot_games",
  sportTypes: "claim_sport_types",
  casinoGames: "claim_casino_games",
};

export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  const { t, language } = useTranslator();
  return (
    <ul className={styles["claims"]}>
      {claims.map((claim) => (
        <li key={claim} className={styles["claim"]}>
          <Firefly />
          {t(TEXTS[claim], { 0: formatCount(MARKETING_CLAIMS[claim], language) })}
        </li>
      ))}
    </ul>
  );
}
