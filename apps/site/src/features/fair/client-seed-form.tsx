// The member's own part of the chance: a client seed, typed or random [FAIR-1, FAIR-5].
import { useState } from "react";
import type { FormEvent } from "react";
import { randomText } from "@jonaki/client";
import { isClientSeed } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { IconButton } from "@jonaki/ui/icon-button";
import { TextField } from "@jonaki/ui/text-field";
import Shuffle from "lucide-react/icons/shuffle";
import { useServices } from "../../app/services.ts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import { FAMILY } from "./seeds.query.ts";
import type { Seeds } from "./seeds.query.ts";
import styles from "./fair-page.module.css";

interface ClientSeedFormProps {
  readonly clientSeed: string;
  readonly onSeeds: (seeds: Partial<Seeds>) => void;
}

export function ClientSeedForm({ clientSeed, onSeeds }: ClientSeedFormProps) {
  const t = useText();
  const { chance } = useServices();
  // Null shows the seed as it is; the field itself stays, so that saving takes nobody's focus away.
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const { save, isSaving, problem, forget, warning } = useSaving((seeds) => {
    onSeeds(seeds);
    setTyped(null);
    setSaved(true);
  });
  const value = typed ?? clientSeed;
  const set = (next: string): void => {
    forget();
    setSaved(false);
    setTyped(next);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    save(value.trim());
  };
  return (
    <>
      <form noValidate className={cx(styles["line"], styles["own"])} onSubmit={send}>
        <TextField
          label={t("play_client_seed")}
          name="clientSeed"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          value={value}
          onValue={set}
          error={problem}
          end={
            <IconButton
              size="sm"
              label={t("play_seed_random")}
              icon={<Shuffle />}
              onClick={() => set(randomText(chance))}
            />
          }
        />
        <Button type="submit" loading={isSaving}>
          {t("play_seed_save")}
        </Button>
        <output className={styles["saved"]}>{isSaved ? t("play_seed_saved") : null}</output>
      </form>
      <WarningDialog warning={warning} />
    </>
  );
}

function useSaving(onSeeds: (seeds: Partial<Seeds>) => void) {
  const t = useText();
  const { api } = useServices();
  const { warning, warn } = useWarning();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (clientSeed: string): Promise<void> => {
    setSaving(true);
    const answer = await api.lobby.setClientSeed({ family: FAMILY, clientSeed });
    setSaving(false);
    if (answer.ok) onSeeds(answer.value);
    else if (answer.code === "CLIENT_SEED") setProblem(answer.message);
    else await warn(answer.message);
  };
  const save = (clientSeed: string): void => {
    if (isSaving) return;
    if (isClientSeed(clientSeed)) void ask(clientSeed);
    else setProblem(t("err_client_seed"));
  };
  return { save, isSaving, problem, forget: () => setProblem(null), warning };
}
