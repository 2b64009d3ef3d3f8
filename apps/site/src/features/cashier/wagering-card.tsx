// What can be withdrawn now, and what still has to be bet, by where it comes from [CAS-16.1].
import type { MessageKey } from "@jonaki/i18n";
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { minor } from "@jonaki/money";
import { Card } from "@jonaki/ui/card";
import { Progress } from "@jonaki/ui/progress";
import { useServices } from "../../app/services.ts";
import { minorOf } from "./deposit.rules.ts";
import { useMoney } from "./use-money.ts";
import type { WithdrawSettings } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

type Wagering = WithdrawSettings["wagering"][number];

const SOURCES: Readonly<Record<Wagering["source"], MessageKey>> = {
  DEPOSIT: "wagering_deposit",
  TRANSFER: "wagering_transfer",
  BONUS: "wagering_bonus",
  CASHBACK: "wagering_cashback",
  POINTS: "wagering_points",
  RED_ENVELOPE: "wagering_red_envelope",
  REFERRAL: "wagering_referral",
  RANK_GIFT: "wagering_rank_gift",
  MISSION: "wagering_mission",
  RAFFLE: "wagering_raffle",
  LEADERBOARD: "wagering_leaderboard",
};

export function WageringCard({ settings }: { readonly settings: WithdrawSettings }) {
  const t = useText();
  const money = useMoney();
  const { withdrawable, wagering } = settings;
  return (
    <Card as="section" aria-label={t("withdraw_wagering")} className={styles["summary"]}>
      <p className={styles["total"]}>
        <span>{t("withdraw_able")}</span>
        <b className="num money">{money(withdrawable)}</b>
      </p>
      <h3 className={styles["title"]}>{t("withdraw_wagering")}</h3>
      {wagering.length === 0 ? (
        <p className={styles["note"]}>{t("withdraw_wagering_none")}</p>
      ) : (
        <ul className={styles["list"]}>
          {wagering.map((one) => (
            <li key={one.reference}>
              <WageringLine wagering={one} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function WageringLine({ wagering }: { readonly wagering: Wagering }) {
  const t = useText();
  const money = useMoney();
  const { timeZone } = useServices().start.brand;
  const { source, needed, done, expires } = wagering;
  const left = minor(minorOf(needed) - minorOf(done));
  const words = t("withdraw_wagering_left", { 0: money(left), 1: money(needed) });
  return (
    <div className={styles["line"]}>
      <p className={styles["between"]}>
        <b>{t(SOURCES[source])}</b>
        <span className={styles["note"]}>{words}</span>
      </p>
      <Progress
        size="sm"
        label={t(SOURCES[source])}
        value={Number(minorOf(done))}
        max={Number(minorOf(needed))}
        valueText={words}
      />
      {expires === null ? null : (
        <p className={styles["note"]}>{t("withdraw_wagering_until", { 0: formatTime(expires, timeZone) })}</p>
      )}
    </div>
  );
}
