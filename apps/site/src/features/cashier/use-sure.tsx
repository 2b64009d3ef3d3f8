// An act that cannot be taken back: asked about first in a dialog that no stray tap answers [SHELL-95], then done, and
// the cashier is asked for everything again, whatever came of it.
import { useState } from "react";
import type { ReactNode } from "react";
import type { CallResult } from "@jonaki/client";
import { useText } from "@jonaki/i18n/react";
import type { ButtonTone } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { useCashierReload } from "./cashier.query.ts";

interface SureParts<Value> {
  readonly act: () => Promise<CallResult<Value> | null>;
  /** Hears the words of a refusal. */
  readonly tell: (problem: string) => void;
  /** Takes a refusal that has a place of its own; true when it did. */
  readonly place?: (code: string, message: string) => boolean;
  readonly onDone?: (value: Value) => void;
  readonly words: {
    readonly title: string;
    readonly body: ReactNode;
    readonly confirm: string;
    readonly tone?: ButtonTone;
  };
}

export interface Sure {
  readonly ask: () => void;
  readonly busy: boolean;
  /** Has to stand in the page. */
  readonly question: ReactNode;
}

export function useSure<Value>({ act, tell, place, onDone, words }: SureParts<Value>): Sure {
  const t = useText();
  const reload = useCashierReload();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const perform = async (): Promise<void> => {
    setBusy(true);
    const answer = await act();
    if (answer !== null) await reload();
    setBusy(false);
    if (answer?.ok === true) onDone?.(answer.value);
    if (answer?.ok === false && place?.(answer.code, answer.message) !== true) tell(answer.message);
  };
  return {
    ask: () => setAsking(true),
    busy,
    question: (
      <MessageDialog
        kind="question"
        confirmsMoney
        open={isAsking}
        onAnswer={(answer) => {
          setAsking(false);
          if (answer === "confirmed") void perform();
        }}
        title={words.title}
        confirmTone={words.tone ?? "brand"}
        confirmLabel={words.confirm}
        cancelLabel={t("cashier_keep")}
      >
        {words.body}
      </MessageDialog>
    ),
  };
}
