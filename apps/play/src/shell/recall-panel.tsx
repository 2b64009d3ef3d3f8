// One round recalled [FAIR-8, FAIR-17]: shown again from its record, with money, choices, seeds and a Verify button
// that recomputes it in this browser with the code that paid it.
import ShieldCheck from "lucide-react/icons/shield-check";
import { useEffect, useState } from "react";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { formatTime } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import type { MessageKey } from "@jonaki/i18n";
import { Button } from "@jonaki/ui/button";
import { Skeleton } from "@jonaki/ui/skeleton";
import { moneyText } from "../app/money.ts";
import { refusalText } from "../app/refusal-text.ts";
import { useServices } from "../app/services.ts";
import type { Reply } from "../app/play-api.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import type { GameView } from "./game-view.ts";
import { NetAmount } from "./round-list.tsx";
import type { Verdict } from "./verify.ts";
import styles from "./panels.module.css";

interface RecallPanelProps {
  readonly view: GameView;
  readonly round: string;
}

export function RecallPanel({ view, round }: RecallPanelProps) {
  const { api } = useServices();
  const translator = useTranslator();
  const [reply, setReply] = useState<Reply<RoundRecord> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const next = await api.round(round);
      if (isWanted) setReply(next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [api, round]);
  if (reply === null) return <Skeleton width="100%" height={320} radius={14} />;
  if ("refusal" in reply) return <p className={styles["note"]}>{refusalText(translator, reply.refusal)}</p>;
  return <Recalled view={view} record={reply.value} />;
}

function Recalled({ view, record }: { readonly view: GameView; readonly record: RoundRecord }) {
  const translator = useTranslator();
  const { t } = translator;
  const words = view.wordsOf(record, translator);
  const money = (amount: string | null): string => (amount === null ? "–" : moneyText(amount));
  return (
    <div className={styles["panel"]}>
      <view.Replay round={record} />
      <Facts>
        <Fact num name={t("play_time")}>
          {formatTime(record.time)}
        </Fact>
        <Fact name={t("play_choice")}>{words?.choice ?? "–"}</Fact>
        <Fact num name={t(view.resultKey)}>
          {words?.result ?? "–"}
        </Fact>
        <Fact num name={t("play_stake")}>
          {money(record.stake)}
        </Fact>
        <Fact num name={t("play_payout")}>
          {money(record.payout)} (<NetAmount line={record} />)
        </Fact>
        <Fact num name={t("play_balance_before")}>
          {money(record.balanceBefore)}
        </Fact>
        <Fact num name={t("play_balance_after")}>
          {money(record.balanceAfter)}
        </Fact>
        {record.nonce === null ? null : (
          <Fact num name={t("play_round_nonce")}>
            {record.nonce}
          </Fact>
        )}
        <LongFact name={t("play_round")} text={record.round} />
        <LongFact name={t("play_seed_hash")} text={record.serverSeedHash} />
        {record.clientSeed === null ? null : (
          <LongFact name={t("play_client_seed")} text={record.clientSeed} />
        )}
        {record.sharedRound === null ? null : (
          <LongFact name={t("play_crash_shared")} text={record.sharedRound} />
        )}
        {record.salt === null ? null : <LongFact name={t("play_crash_salt")} text={record.salt} />}
        {record.chainEnd === null ? null : <LongFact name={t("fair_chain_end")} text={record.chainEnd} />}
        {record.chainPlace === null ? null : (
          <Fact num name={t("fair_chain_place")}>
            {record.chainPlace}
          </Fact>
        )}
        {record.serverSeed === null ? null : (
          <LongFact name={t("play_server_seed")} text={record.serverSeed} />
        )}
        <LongFact name={t("play_table_hash")} text={record.tableHash} />
      </Facts>
      <RoundSteps steps={view.stepsOf?.(record, translator) ?? []} />
      <VerifyButton record={record} />
    </div>
  );
}

function RoundSteps({ steps }: { readonly steps: readonly string[] }) {
  const { t } = useTranslator();
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{t("play_steps")}</h3>
      <ol className={styles["steps"]}>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps of a finished round stay where they are.
          <li key={place}>{step}</li>
        ))}
      </ol>
    </>
  );
}

const VERDICTS: Readonly<Record<Verdict | "NOT_LOADED", MessageKey>> = {
  MATCH: "play_verified",
  MISMATCH: "play_mismatch",
  NOT_REVEALED: "play_not_revealed",
  NOT_LOADED: "err_network",
};

function VerifyButton({ record }: { readonly record: RoundRecord }) {
  const { t } = useTranslator();
  const [verdict, setVerdict] = useState<keyof typeof VERDICTS | null>(null);
  // Nobody can change the seed of a shared round: it is shown when that is over.
  const laterKey = record.sharedRound === null ? VERDICTS.NOT_REVEALED : "play_crash_seed_later";
  const verify = async (): Promise<void> => {
    try {
      const { verdictOn } = await import("./verify.ts");
      setVerdict(verdictOn(record));
    } catch {
      // The part of the program that recomputes did not come.
      setVerdict("NOT_LOADED");
    }
  };
  return (
    <div className={styles["rotate"]}>
      <output className={styles["note"]}>
        {verdict === null ? "" : t(verdict === "NOT_REVEALED" ? laterKey : VERDICTS[verdict])}
      </output>
      <Button icon={<ShieldCheck />} onClick={() => void verify()}>
        {t("play_verify")}
      </Button>
    </div>
  );
}
