// The one place where notes show, and who may show one.
import { useText } from "@jonaki/i18n/react";
import { ToastHost } from "@jonaki/ui/toast";
import { usePhone } from "@jonaki/ui/use-phone";
import { useLocation } from "../app/site-router.tsx";
import { ArrivalNote } from "../features/accounts/arrival-note.tsx";
import { MessageNote } from "../features/messages/message-note.tsx";
import { isFootOwn } from "./tab-bar.rules.ts";

/** Below the header and the bar over a game: a note at the foot would lie on the button that bets, or on what sets the bet. */
const BELOW_BARS_PX = { phone: 116, wide: 122 };

interface NotesLayerProps {
  /** The session whose login has something to tell. */
  readonly arrival: string | null;
}

export function NotesLayer({ arrival }: NotesLayerProps) {
  const t = useText();
  const { pathname } = useLocation();
  const belowBars = usePhone() ? BELOW_BARS_PX.phone : BELOW_BARS_PX.wide;
  return (
    <>
      <ToastHost label={t("notes_label")} topPx={isFootOwn(pathname) ? belowBars : undefined} />
      {arrival === null ? null : <ArrivalNote key={arrival} />}
      <MessageNote />
    </>
  );
}
