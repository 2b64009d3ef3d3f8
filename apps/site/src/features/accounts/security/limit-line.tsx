// One limit: what is used, what is left and when it begins anew [SAFE-5]; and a loosening that waits, which can be confirmed
// once its day has passed, or taken back [SAFE-4].
import { useState } from "react";
import type { CallResult } from "@jonaki/client";
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Progress } from "@jonaki/ui/progress";
import { useServices } from "../../../app/services.ts";
import { useTold } from "../use-told.tsx";
import { useLimitWords } from "./limit-words.tsx";
import { strictest, usedPercent } from "./limit.rules.ts";
import type { Limit } from "./limit.rules.ts";
import { useSafeReload } from "./limits.query.ts";
import styles from "./limits.module.css";

interface LimitLineProps {
  readonly limit: Limit;
  readonly change: () => void;
  readonly onDone: (text: string) => void;
}

const NEARLY_PERCENT = 80;

export function LimitLine({ limit, change, onDone }: LimitLineProps) {
  const t = useText();
  const words = useLimitWords();
  const { timeZone } = useServices().start.brand;
  const { kind, operatorAmount } = limit;
  const name = words.name(limit);
  const most = strictest(limit);
  const percent = usedPercent(limit);
  const isHouse = operatorAmount !== null && most === operatorAmount;
  return (
    <li className={styles["line"]}>
      <div className={styles["head"]}>
        <b className={styles["name"]}>{name}</b>
        {isHouse ? <Badge tone="line">{t("limit_house")}</Badge> : null}
        <Button size="sm" aria-label={`${t("limit_change")}: ${name}`} onClick={change}>
          {t("limit_change")}
        </Button>
      </div>
      {most === null ? null : (
        <>
          <Progress
            label={name}
            value={percent}
            tone={percent >= NEARLY_PERCENT ? "down" : kind === "TIME" ? "brand" : "up"}
            valueText={`${words.amount(kind, limit.used)} / ${words.amount(kind, most)}`}
          />
          <p className={styles["figures"]}>
            <span className="num">{words.amount(kind, limit.used)}</span>
            <span className="num">{words.amount(kind, most)}</span>
          </p>
          <p className={styles["note"]}>
            {t("limit_left", {
              0: words.amount(kind, limit.left ?? most),
              1: formatTime(limit.resets, timeZone),
            })}
          </p>
        </>
      )}
      {limit.pending === null ? null : <Pending limit={limit} pending={limit.pending} onDone={onDone} />}
    </li>
  );
}

interface PendingProps extends Pick<LimitLineProps, "limit" | "onDone"> {
  readonly pending: NonNullable<Limit["pending"]>;
}

function Pending({ limit, pending, onDone }: PendingProps) {
  const t = useText();
  const words = useLimitWords();
  const { api, start } = useServices();
  const reload = useSafeReload();
  const told = useTold();
  const [busy, setBusy] = useState<"confirm" | "withdraw" | null>(null);
  const wanted = pending.amount === null ? t("limit_removed") : words.amount(limit.kind, pending.amount);
  const send = async (what: "confirm" | "withdraw", call: Promise<CallResult<unknown>>): Promise<void> => {
    setBusy(what);
    const answer = await call;
    setBusy(null);
    reload();
    if (answer.ok) onDone(t(what === "confirm" ? "limit_confirmed" : "limit_withdrawn"));
    else told.warn(answer.message);
  };
  return (
    <div className={styles["pending"]}>
      <p>
        {t(pending.canConfirm ? "limit_may_confirm" : "limit_waits", {
          0: wanted,
          1: formatTime(pending.from, start.brand.timeZone),
        })}
      </p>
      <p className={styles["acts"]}>
        {pending.canConfirm ? (
          <Button
            size="sm"
            tone="brand"
            loading={busy === "confirm"}
            onClick={() => void send("confirm", api.safe.confirmLimit({ id: limit.id }))}
          >
            {t("limit_confirm")}
          </Button>
        ) : null}
        <Button
          size="sm"
          loading={busy === "withdraw"}
          onClick={() => void send("withdraw", api.safe.withdrawLimitChange({ id: limit.id }))}
        >
          {t("limit_withdraw")}
        </Button>
      </p>
      {told.dialog}
    </div>
  );
}
