// The winners of the home page [SHELL-110]: real wins with masked names; absent while there are none.
import { formatMoney, formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import { useServices } from "../../app/services.ts";
import { firstLetter, tintOf } from "../../shell/tint.rules.ts";
import { useWinners } from "./winners.query.ts";
import type { Winner } from "./winners.query.ts";
import styles from "./winners.module.css";

export function Winners() {
  const t = useText();
  const winners = useWinners();
  if (winners === undefined || winners.length === 0) return null;
  return (
    <section id="winners" aria-labelledby="winners-title">
      <h2 id="winners-title" className={styles["heading"]}>
        <Firefly />
        {t("home_winners")}
        <span className={styles["note"]}>{t("winners_note")}</span>
      </h2>
      <Card>
        <ol className={styles["rows"]}>
          {winners.map((winner, place) => (
            // Two wins may be alike in everything but their place.
            <Row key={`${winner.time} ${winner.account} ${place}`} winner={winner} place={place + 1} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function Row({ winner, place }: { readonly winner: Winner; readonly place: number }) {
  const { currencySymbol, timeZone } = useServices().start.brand;
  const { account, game, amount, time } = winner;
  return (
    <li className={styles["row"]}>
      <span aria-hidden="true" className={cx("num", styles["place"], place === 1 && styles["first"])}>
        {place}
      </span>
      <span aria-hidden="true" className={styles["thumb"]} style={tintOf(game)}>
        {firstLetter(game)}
      </span>
      <span className={styles["words"]}>
        <span className={cx("trunc", styles["game"])}>{game}</span>
        <span className={cx("num", styles["who"])}>{account}</span>
      </span>
      <span className={styles["win"]}>
        <span className={cx("num", styles["amount"])}>
          {formatMoney(amount, { symbol: currencySymbol, sign: "plus" })}
        </span>
        <time className={cx("num", styles["time"])} dateTime={time}>
          {formatTime(time, timeZone)}
        </time>
      </span>
    </li>
  );
}
