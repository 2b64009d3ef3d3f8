// How much of today's deposit limit is used, and the way to one's limits [SAFE-1].
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Progress } from "@jonaki/ui/progress";
import type { CallOutput, Calls } from "@jonaki/wire";
import { DEFAULT_PAGE, SAFE_PART } from "../../shell/panel-address.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { panelPart } from "../../shell/place.rules.ts";
import { minorOf } from "./deposit.rules.ts";
import { useMoney } from "./use-money.ts";
import styles from "./cashier.module.css";

export type Limit = CallOutput<Calls["safe"]["limitList"]>["limits"][number];

/** The stricter of the member's own and the house's [SAFE-2]. */
function strictest({ amount, operatorAmount }: Limit): string | null {
  if (amount === null || operatorAmount === null) return amount ?? operatorAmount;
  return minorOf(amount) <= minorOf(operatorAmount) ? amount : operatorAmount;
}

export function LimitBar({ limits }: { readonly limits: readonly Limit[] | undefined }) {
  const t = useText();
  const money = useMoney();
  if (limits === undefined) return null;
  const today = limits.find(({ kind, period }) => kind === "DEPOSIT" && period === "DAY");
  const most = today === undefined ? null : strictest(today);
  const used = today?.used ?? "0.00";
  const words = most === null ? null : t("deposit_limit_used", { 0: money(used), 1: money(most) });
  return (
    <Card surface="well" padding="sm" className={styles["limit"]}>
      <p className={styles["between"]}>
        <b>{t("deposit_limit_today")}</b>
        <PlaceLink place={panelPart(DEFAULT_PAGE, SAFE_PART)} className={styles["link"]}>
          {t("deposit_limit_change")}
        </PlaceLink>
      </p>
      {most === null || words === null ? (
        <p className={styles["note"]}>{t("deposit_limit_none")}</p>
      ) : (
        <>
          <Progress
            tone="up"
            size="sm"
            label={t("deposit_limit_today")}
            value={Number(minorOf(used))}
            max={Number(minorOf(most))}
            valueText={words}
          />
          <p className={styles["note"]}>{words}</p>
        </>
      )}
    </Card>
  );
}
