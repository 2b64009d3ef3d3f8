// Legs, versions of the result and ledger references of a bet [REP-2, REP-3]: an earlier result stays beside the one
// that replaced it.
import { digits, formatMoney, formatTime } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { Fact, Facts } from "@jonaki/ui/facts";
import type { BetDetail } from "./bet-record.rules.ts";
import { BetState } from "./bet-state.tsx";
import styles from "./bet-detail.module.css";

export function BetHistory({ bet }: { readonly bet: BetDetail }) {
  const { t, language } = useTranslator();
  return (
    <section aria-labelledby="bet-history" className={styles["card"]}>
      <h4 id="bet-history" className={styles["part"]}>
        {t("record_history")}
      </h4>
      <Facts>
        <Fact num name={t("record_ledger")}>
          {bet.ledgerReferences.join(", ")}
        </Fact>
        <Fact name={t("record_result_version")}>{digits(bet.resultVersion, language)}</Fact>
      </Facts>
      <Legs legs={bet.legs} />
      <EarlierResults results={bet.earlierResults} />
    </section>
  );
}

function Legs({ legs }: Pick<BetDetail, "legs">) {
  const { t } = useTranslator();
  if (legs.length === 0) return null;
  return (
    <>
      <h5 className={styles["part"]}>{t("record_legs")}</h5>
      <ol className={styles["list"]}>
        {legs.map(({ event, market, selection, odds, result }) => (
          <li key={`${event}/${market}/${selection}`}>
            <b>{event}</b>
            <span>
              {market} · {selection} · <span className="num">{odds}</span>
            </span>
            <span>{result ?? "–"}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function EarlierResults({ results }: { readonly results: BetDetail["earlierResults"] }) {
  const { t, language } = useTranslator();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  if (results.length === 0) return null;
  return (
    <>
      <h5 className={styles["part"]}>{t("record_earlier")}</h5>
      <ol className={styles["list"]}>
        {results.map(({ resultVersion, state, payout, time, reason }) => (
          <li key={resultVersion}>
            <b>
              {t("record_result_version")} {digits(resultVersion, language)}
            </b>
            <BetState state={state} />
            <span className="num">
              {formatTime(time, timeZone)} · {formatMoney(payout, { symbol })}
            </span>
            {reason === "" ? null : <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
