// The one place where notes show, and who may show one.
import { useText } from "@jonaki/i18n/react";
import { ToastHost } from "@jonaki/ui/toast";
import { ArrivalNote } from "../features/accounts/arrival-note.tsx";
import { MessageNote } from "../features/messages/message-note.tsx";

interface NotesLayerProps {
  /** The session whose login has something to tell. */
  readonly arrival: string | null;
}

export function NotesLayer({ arrival }: NotesLayerProps) {
  const t = useText();
  return (
    <>
      <ToastHost label={t("notes_label")} />
      {arrival === null ? null : <ArrivalNote key={arrival} />}
      <MessageNote />
    </>
  );
}
