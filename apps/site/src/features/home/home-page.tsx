// The start page while the site is being built: says what there is and leads nowhere that does not exist.
import { useTranslator } from "@jonaki/i18n/react";
import { Firefly } from "@jonaki/ui/firefly";
import Coins from "lucide-react/icons/coins";
import Database from "lucide-react/icons/database";
import Languages from "lucide-react/icons/languages";
import { useServices } from "../../app/services.ts";
import { GamesPlace } from "../../shell/games-place.tsx";
import { ClaimList } from "./claim-list.tsx";
import { HomeHero } from "./home-hero.tsx";
import styles from "./home-page.module.css";

const FACTS = [
  { key: "start_fact_server", icon: <Database /> },
  { key: "start_fact_money", icon: <Coins /> },
  { key: "start_fact_languages", icon: <Languages /> },
] as const;

export function HomePage() {
  const { t } = useTranslator();
  const { claims } = useServices().start;
  return (
    <>
      <HomeHero />
      <GamesPlace />
      {claims.length === 0 ? null : <ClaimList claims={claims} />}
      <section aria-labelledby="facts">
        <h2 id="facts" className={styles["heading"]}>
          <Firefly />
          {t("start_facts_title")}
        </h2>
        <ul className={styles["facts"]}>
          {FACTS.map(({ key, icon }) => (
            <li key={key} className={styles["fact"]}>
              <span aria-hidden="true" className={styles["disc"]}>
                {icon}
              </span>
              <p>{t(key)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
