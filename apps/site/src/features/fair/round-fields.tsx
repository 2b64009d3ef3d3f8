// The values of a round, each with its label; one that cannot be read says so beside it [SHELL-101].
import type { FormEvent } from "react";
import { games } from "@jonaki/games";
import type { Verification } from "@jonaki/games";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Select } from "@jonaki/ui/select";
import { TextField } from "@jonaki/ui/text-field";
import ShieldCheck from "lucide-react/icons/shield-check";
import { ownGame } from "../../app/own-games.ts";
import { JsonField } from "./json-field.tsx";
import { isSharedGame } from "./round-form.rules.ts";
import type { RoundField, RoundForm } from "./round-form.rules.ts";
import styles from "./fair-page.module.css";

interface RoundFieldsProps {
  readonly form: RoundForm;
  readonly verification: Verification | null;
  readonly onForm: (form: RoundForm) => void;
  readonly onVerify: () => void;
}

const LABELS = {
  version: "play_version",
  serverSeed: "play_server_seed",
  serverSeedHash: "play_seed_hash",
  clientSeed: "play_client_seed",
  nonce: "play_round_nonce",
  salt: "fair_salt",
  round: "fair_shared_round",
  chainEnd: "fair_chain_end",
  chainPlace: "fair_chain_place",
  choices: "fair_choices",
  outcome: "fair_outcome",
  tableHash: "play_table_hash",
} as const satisfies Partial<Record<RoundField, MessageKey>>;

export function RoundFields({ form, verification, onForm, onVerify }: RoundFieldsProps) {
  const t = useText();
  const set = (field: RoundField) => (value: string) => onForm({ ...form, [field]: value });
  const errorOf = (field: RoundField): string | undefined => fieldError(t, verification, field);
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: t(LABELS[name]),
    value: form[name],
    onValue: set(name),
    error: errorOf(name),
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onVerify();
  };
  return (
    <form noValidate className={styles["fields"]} onSubmit={send}>
      <div className={styles["pair"]}>
        <Select
          label={t("fair_game")}
          placeholder={t("fair_choose")}
          choices={GAME_CODES.map((code) => ({ value: code, label: nameOf(t, code) }))}
          value={form.game}
          onValue={set("game")}
          error={errorOf("game")}
        />
        <TextField {...field("version")} />
      </div>
      <TextField {...field("serverSeed")} />
      <TextField {...field("serverSeedHash")} />
      {isSharedGame(form.game) ? (
        <>
          <div className={styles["pair"]}>
            <TextField {...field("salt")} />
            <TextField {...field("round")} />
          </div>
          <TextField hint={t("fair_optional_hash")} {...field("chainEnd")} />
          <TextField digits hint={t("fair_chain_place_hint")} {...field("chainPlace")} />
        </>
      ) : (
        <div className={styles["pair"]}>
          <TextField {...field("clientSeed")} />
          <TextField digits {...field("nonce")} />
        </div>
      )}
      <JsonField {...field("choices")} />
      <JsonField {...field("outcome")} />
      <TextField hint={t("fair_optional_hash")} {...field("tableHash")} />
      <Button type="submit" tone="brand" size="lg" block icon={<ShieldCheck />}>
        {t("play_verify")}
      </Button>
    </form>
  );
}

const GAME_CODES: readonly string[] = [...new Set(games.map(({ code }) => code))];

type Text = ReturnType<typeof useText>;

function nameOf(t: Text, code: string): string {
  const game = ownGame(code);
  return game === undefined ? code : t(game.nameKey);
}

function fieldError(t: Text, verification: Verification | null, field: RoundField): string | undefined {
  if (verification?.result === "UNKNOWN_GAME" && field === "game") return t("fair_unknown_game");
  if (verification?.result === "UNKNOWN_VERSION" && field === "version") return t("fair_unknown_version");
  const isWrong = verification?.result === "UNREADABLE" && verification.field === field;
  return isWrong ? t("fair_wrong_field") : undefined;
}
