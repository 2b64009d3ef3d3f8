// The parts in which a withdrawal was sent, and what the member answered to each, with the images [CAS-23, CAS-24].
import { digits } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { BadgeTone } from "@jonaki/ui/badge";
import { useMoney, useTime } from "../../app/house.query.ts";
import { ProofImages } from "../../shell/proof-images.tsx";
import type { Withdrawal } from "./order.query.ts";
import styles from "./order-panel.module.css";

type Part = Withdrawal["parts"][number];

const OUTCOME_KEYS: Readonly<Record<string, MessageKey>> = {
  RECEIVED: "withdraw_state_received",
  FORCED: "withdraw_state_forced_received",
  DISPUTED: "payout_not_received",
  PROVEN: "office_proven",
  PAID_AGAIN: "office_pay_again",
  REFUNDED: "withdraw_state_refunded",
};

const OUTCOME_TONES: Readonly<Record<string, BadgeTone>> = {
  RECEIVED: "up",
  FORCED: "up",
  PROVEN: "up",
  DISPUTED: "down",
};

export function PayoutParts({ parts }: { readonly parts: readonly Part[] }) {
  const t = useText();
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="parts" className={styles["part"]}>
      <h3 id="parts" className={styles["head"]}>
        {t("office_parts")}
      </h3>
      <ol className={styles["rows"]}>
        {parts.map((part) => (
          <PartRow key={part.number} part={part} />
        ))}
      </ol>
    </section>
  );
}

function PartRow({ part }: { readonly part: Part }) {
  const { t, language } = useTranslator();
  const time = useTime();
  const money = useMoney();
  const { outcome, comment } = part;
  const key = outcome === null ? "office_awaiting_member" : OUTCOME_KEYS[outcome];
  const tone = outcome === null ? "info" : (OUTCOME_TONES[outcome] ?? "quiet");
  return (
    <li className={styles["row"]}>
      <span className={styles["top"]}>
        <b>{t("office_part", { 0: digits(part.number, language) })}</b>
        <b className="num">{money(part.amount)}</b>
        <Badge size="md" tone={tone}>
          {key === undefined ? outcome : t(key)}
        </Badge>
      </span>
      <span className={styles["sub"]}>
        <span className="num">{time(part.sent)}</span>
        {part.answered === null ? null : (
          <>
            {" → "}
            <span className="num">{time(part.answered)}</span>
          </>
        )}
      </span>
      {comment === null || comment === "" ? null : <span className={styles["sub"]}>{comment}</span>}
      <ProofImages desk="withdrawals" fileIds={part.images} label={t("office_proof")} />
    </li>
  );
}
