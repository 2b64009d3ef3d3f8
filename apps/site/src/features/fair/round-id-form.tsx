// Reads the values of a round by its id, so that nothing has to be typed.
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextField } from "@jonaki/ui/text-field";
import type { RoundReader } from "./round.query.ts";
import styles from "./fair-page.module.css";

export function RoundIdForm({ reader }: { readonly reader: RoundReader }) {
  const t = useText();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    reader.read();
  };
  return (
    <form noValidate className={styles["line"]} onSubmit={send}>
      <TextField
        label={t("fair_round_id")}
        name="round"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={reader.roundId}
        onValue={reader.setRoundId}
        error={reader.problem}
      />
      <Button type="submit" loading={reader.isReading}>
        {t("fair_round_read")}
      </Button>
    </form>
  );
}
