// What proves a shared round [FAIR-4, FAIR-6]: its hash before the bet, its salt and name, and the seed once it is over.
import { useObservable } from "@jonaki/browser/observable";
import { useText } from "@jonaki/i18n/react";
import { Facts, LongFact } from "@jonaki/ui/facts";
import styles from "../../shell/panels.module.css";
import { useCrashTable } from "./crash-services.ts";

export function CrashFairness() {
  const t = useText();
  const { round } = useObservable(useCrashTable().state);
  return (
    <div className={styles["panel"]}>
      <p className={styles["note"]}>{t("play_crash_fair_body")}</p>
      {round === null ? null : (
        <Facts>
          <LongFact name={t("play_crash_hash")} text={round.seedHash} />
          <LongFact name={t("play_crash_shared")} text={round.round} />
          <LongFact name={t("play_crash_salt")} text={round.salt} />
          {round.seed === null ? null : <LongFact name={t("play_server_seed")} text={round.seed} />}
        </Facts>
      )}
      {round?.seed === null ? <p className={styles["note"]}>{t("play_crash_seed_later")}</p> : null}
    </div>
  );
}
