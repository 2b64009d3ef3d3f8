// The question before an act that cannot be taken back, or that a second person has to approve: what it is about, once more.
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import type { OfferedAct } from "./offered-act.ts";
import { useLast } from "./use-last.ts";

interface ActQuestionProps {
  /** Null while nothing is asked. */
  readonly asked: OfferedAct<string> | null;
  readonly about: string;
  readonly onAnswer: (isSure: boolean) => void;
}

export function ActQuestion({ asked, about, onAnswer }: ActQuestionProps) {
  const t = useText();
  const shown = useLast(asked ?? undefined);
  return (
    <MessageDialog
      confirmsMoney
      open={asked !== null}
      kind="question"
      title={shown?.sure === undefined ? "" : t(shown.sure)}
      confirmLabel={shown === undefined ? "" : t(shown.label)}
      confirmTone={shown?.tone ?? "brand"}
      cancelLabel={t("action_cancel")}
      onAnswer={(answer) => onAnswer(answer === "confirmed")}
    >
      <p className="num">{about}</p>
      <p>{t(shown?.needsTwo === true ? "office_two_follows" : "office_is_final")}</p>
    </MessageDialog>
  );
}
