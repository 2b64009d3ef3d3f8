// What the recomputing says: match, mismatch with what differs, or why it cannot be said [FAIR-9]; and the record
// itself, to be copied or kept [FAIR-10].
import type { Verification, WrongPart } from "@jonaki/games";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Hourglass from "lucide-react/icons/hourglass";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { Facts, LongFact } from "@jonaki/ui/facts";
import { recordOf } from "./round-form.rules.ts";
import type { RoundForm } from "./round-form.rules.ts";
import { RoundRecord } from "./round-record.tsx";
import styles from "./verify-result.module.css";

interface VerifyResultProps {
  readonly form: RoundForm;
  readonly verification: Verification | null;
}

export function VerifyResult({ form, verification }: VerifyResultProps) {
  const t = useText();
  return (
    <Card as="section" aria-label={t("fair_result")} className={styles["card"]}>
      <output className={styles["verdict"]}>
        {verification === null ? <Waiting /> : <Verdict verification={verification} />}
      </output>
      {verification !== null && "recomputed" in verification ? (
        <>
          <Recomputed form={form} verification={verification} />
          <RoundRecord form={form} />
        </>
      ) : null}
    </Card>
  );
}

function Waiting() {
  const t = useText();
  return <Words tone="quiet" icon={<ShieldCheck />} title={t("fair_result")} body={t("fair_result_none")} />;
}

const WRONG: Readonly<Record<WrongPart, MessageKey>> = {
  serverSeedHash: "fair_wrong_hash",
  chainEnd: "fair_wrong_chain",
  tableHash: "fair_wrong_table",
  outcome: "fair_wrong_outcome",
};

function Verdict({ verification }: { readonly verification: Verification }) {
  const t = useText();
  if (verification.result === "MATCH") {
    return <Words tone="up" icon={<CircleCheck />} title={t("fair_match")} body={t("fair_match_body")} />;
  }
  if (verification.result === "MISMATCH") {
    const reasons = verification.wrong.map((part) => t(WRONG[part])).join(" ");
    return <Words tone="down" icon={<CircleX />} title={t("fair_mismatch")} body={reasons} />;
  }
  return verification.result === "NOT_REVEALED" ? (
    <Words tone="info" icon={<Hourglass />} title={t("fair_sealed")} body={t("fair_sealed_body")} />
  ) : (
    <Words tone="info" icon={<CircleX />} title={t("fair_unreadable")} body={t("fair_unreadable_body")} />
  );
}

interface WordsProps {
  readonly tone: "up" | "down" | "info" | "quiet";
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
}

function Words({ tone, icon, title, body }: WordsProps) {
  return (
    <>
      <span aria-hidden="true" className={cx(styles["disc"], styles[tone])}>
        {icon}
      </span>
      <span className={styles["words"]}>
        <b className={styles["title"]}>{title}</b>
        <span className={styles["body"]}>{body}</span>
      </span>
    </>
  );
}

type Computed = Extract<Verification, { readonly recomputed: unknown }>;
type RecomputedProps = { readonly form: RoundForm; readonly verification: Computed };

/** What was computed, and beside what differs the value that stood in the record. */
function Recomputed({ form, verification }: RecomputedProps) {
  const t = useText();
  const { recomputed } = verification;
  const record = recordOf(form);
  const wrong: readonly WrongPart[] = verification.result === "MISMATCH" ? verification.wrong : [];
  return (
    <>
      <h2 className={styles["heading"]}>{t("fair_recomputed")}</h2>
      <Facts>
        {PARTS.filter((part) => recomputed[part] !== undefined).map((part) => (
          <Part
            key={part}
            name={t(PART_NAMES[part])}
            computed={textOf(recomputed[part])}
            recorded={wrong.includes(part) ? textOf(record[part]) : null}
          />
        ))}
      </Facts>
    </>
  );
}

const PARTS = ["outcome", "serverSeedHash", "chainEnd", "tableHash"] as const;

const PART_NAMES: Readonly<Record<WrongPart, MessageKey>> = {
  outcome: "fair_outcome",
  serverSeedHash: "play_seed_hash",
  chainEnd: "fair_chain_end",
  tableHash: "play_table_hash",
};

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

interface PartProps {
  readonly name: string;
  readonly computed: string;
  readonly recorded: string | null;
}

function Part({ name, computed, recorded }: PartProps) {
  const t = useText();
  return (
    <>
      <LongFact name={name} text={computed} />
      {recorded === null ? null : <LongFact name={`${name} · ${t("fair_in_record")}`} text={recorded} />}
    </>
  );
}
