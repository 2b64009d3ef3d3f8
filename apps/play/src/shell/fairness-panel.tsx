// The seeds a member plays with [FAIR-4, FAIR-5]: the commitment, the client seed, the number of the next round, the
// way to a new server seed, and the seeds that were revealed.
import { useObservable } from "@jonaki/browser/observable";
import Dices from "lucide-react/icons/dices";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useEffect, useState } from "react";
import type { Rotated, SeedsAnswer } from "@jonaki/games/play/wire";
import { formatCount, formatTime } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { IconButton } from "@jonaki/ui/icon-button";
import { TextField } from "@jonaki/ui/text-field";
import type { Reply, ShownRefusal } from "../app/play-api.ts";
import { refusalText } from "../app/refusal-text.ts";
import { useServices, useTable } from "../app/services.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import styles from "./panels.module.css";

type Revealed = SeedsAnswer["revealed"];

export function FairnessPanel() {
  const { api } = useServices();
  const table = useTable();
  const { t } = useTranslator();
  const { seeds, phase } = useObservable(table.state);
  const [revealed, setRevealed] = useState<Revealed>([]);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const reply = await api.seeds();
      if (!isWanted || !("value" in reply)) return;
      table.setSeeds(reply.value.seeds);
      setRevealed(reply.value.revealed);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [api, table]);
  const isOpen = phase !== "idle";
  return (
    <div className={styles["panel"]}>
      <p className={styles["note"]}>{t("play_fair_body")}</p>
      <Facts>
        <LongFact name={t("play_seed_hash")} text={seeds.serverSeedHash} />
        <Fact num name={t("play_nonce")}>
          {seeds.nonce}
        </Fact>
      </Facts>
      <ClientSeedForm isOpen={isOpen} />
      <RotateButton isOpen={isOpen} onRotated={({ revealed: seed }) => setRevealed([seed, ...revealed])} />
      {revealed.length === 0 ? null : <RevealedSeeds revealed={revealed} />}
    </div>
  );
}

/** The words of a reply's refusal, if it has one. */
function useReplyError(): readonly [string | undefined, (reply: Reply<unknown> | null) => void] {
  const translator = useTranslator();
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const hear = (reply: Reply<unknown> | null): void =>
    setRefusal(reply !== null && "refusal" in reply ? reply.refusal : null);
  return [refusal === null ? undefined : refusalText(translator, refusal), hear];
}

const SUGGESTED_LENGTH = 16;

function ClientSeedForm({ isOpen }: { readonly isOpen: boolean }) {
  const { api, randomText } = useServices();
  const table = useTable();
  const { t } = useTranslator();
  const { clientSeed } = useObservable(table.state).seeds;
  // Null shows the seed as it is; the field itself stays, so that saving takes nobody's focus away.
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [error, hear] = useReplyError();
  const value = typed ?? clientSeed;
  const save = async (): Promise<void> => {
    const reply = await api.setClientSeed(value.trim());
    hear(reply);
    if (!("value" in reply)) return;
    table.setSeeds(reply.value.seeds);
    setTyped(null);
    setSaved(true);
  };
  const set = (next: string): void => {
    setTyped(next);
    setSaved(false);
    hear(null);
  };
  return (
    <form
      className={styles["seed"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t("play_client_seed")}
        value={value}
        error={error}
        hint={isOpen ? t("err_round_open") : undefined}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        disabled={isOpen}
        onValue={set}
        end={
          <IconButton
            size="sm"
            label={t("play_seed_random")}
            icon={<Dices />}
            disabled={isOpen}
            onClick={() => set(randomText(SUGGESTED_LENGTH))}
          />
        }
      />
      <Button type="submit" tone="quiet" disabled={isOpen}>
        {t("play_seed_save")}
      </Button>
      <output className={styles["saved"]}>{isSaved ? t("play_seed_saved") : null}</output>
    </form>
  );
}

interface RotateButtonProps {
  readonly isOpen: boolean;
  readonly onRotated: (rotated: Rotated) => void;
}

function RotateButton({ isOpen, onRotated }: RotateButtonProps) {
  const { api } = useServices();
  const table = useTable();
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [error, hear] = useReplyError();
  const rotate = async (): Promise<void> => {
    setBusy(true);
    const reply = await api.rotate();
    setBusy(false);
    hear(reply);
    if (!("value" in reply)) return;
    table.setSeeds(reply.value.seeds);
    onRotated(reply.value);
  };
  return (
    <div className={styles["rotate"]}>
      <span className={styles["note"]}>{error ?? t("play_rotate_body")}</span>
      <Button icon={<RefreshCw />} loading={isBusy} disabled={isOpen} onClick={() => void rotate()}>
        {t("play_rotate")}
      </Button>
    </div>
  );
}

function RevealedSeeds({ revealed }: { readonly revealed: Revealed }) {
  const { t, language } = useTranslator();
  return (
    <>
      <h3>{t("play_revealed")}</h3>
      {revealed.map((seed) => (
        <section key={seed.serverSeedHash} className={styles["revealed"]}>
          <p className={styles["when"]}>
            <span className="num">{formatTime(seed.time)}</span> ·{" "}
            {t("play_rounds_count", { 0: formatCount(seed.rounds, language) })}
          </p>
          <Facts>
            <LongFact name={t("play_server_seed")} text={seed.serverSeed} />
            <LongFact name={t("play_seed_hash")} text={seed.serverSeedHash} />
          </Facts>
        </section>
      ))}
    </>
  );
}
