// How long one has been playing and where one stands, in the bar over a game with real balance [SAFE-13].
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Timer from "lucide-react/icons/timer";
import { useServices } from "../../app/services.ts";
import type { Played } from "./reality-check.tsx";
import styles from "./play-facts.module.css";

export function PlayFacts({ minutes, net }: Pick<Played, "minutes" | "net">) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const isLoss = net.startsWith("-");
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt className="sr">{t("played_time")}</dt>
        <dd className="num">
          <Timer aria-hidden="true" />
          {t("reality_minutes", { 0: String(minutes) })}
        </dd>
      </div>
      <div>
        <dt className="sr">{t("played_net")}</dt>
        <dd className={cx("num", isLoss && styles["loss"])}>{formatMoney(net, { symbol })}</dd>
      </div>
    </dl>
  );
}
