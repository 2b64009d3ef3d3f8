// The river at night with the name of the page; dark in both themes, because it is art.
import { useText } from "@jonaki/i18n/react";
import { Firefly } from "@jonaki/ui/firefly";
import { cx } from "@jonaki/ui/cx";
import river from "../../art/hero-river.svg";
import styles from "./home-hero.module.css";

/** A few that drift; each has its place and pace in the styles. */
const DRIFTERS = ["a", "b", "c", "d", "e", "f"] as const;

export function HomeHero() {
  const t = useText();
  return (
    <section data-theme="dark" aria-labelledby="start" className={styles["hero"]}>
      <img alt="" className={styles["river"]} src={river} width={848} height={400} />
      <div aria-hidden="true" className={styles["air"]}>
        {DRIFTERS.map((name) => (
          <Firefly key={name} className={cx(styles["drifter"], styles[name])} />
        ))}
      </div>
      <div className={styles["words"]}>
        <span className={styles["mark"]}>
          <Firefly />
          {t("in_play_money")}
        </span>
        <h1 id="start" className={styles["title"]}>
          {t("start_title")}
        </h1>
        <p className={styles["body"]}>{t("start_body")}</p>
      </div>
    </section>
  );
}
