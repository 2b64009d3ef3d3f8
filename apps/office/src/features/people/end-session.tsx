// Ends somebody's session after a question [OFF-5]; what is over already is no problem.
import { useState } from "react";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import type { MessageAnswer } from "@jonaki/ui/message-dialog";
import { useTime } from "../../app/house.query.ts";
import { useServices } from "../../app/services.ts";
import { useNews } from "../../shell/use-news.ts";

export type Session = CallOutput<OfficeCalls["people"]["sessions"]>["sessions"][number];

interface EndSessionProps {
  readonly session: Session | undefined;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

export function EndSession({ session, onClose, onEnded }: EndSessionProps) {
  const t = useText();
  const time = useTime();
  const { api } = useServices();
  const tell = useNews();
  const [busy, setBusy] = useState(false);
  const end = async ({ sessionId }: Session): Promise<void> => {
    setBusy(true);
    const answer = await api.people.endSession({ sessionId });
    setBusy(false);
    // The list will say so.
    const isOver = answer.ok || answer.code === "NOT_FOUND";
    tell(isOver ? "success" : "error", isOver ? t("office_session_over") : answer.message);
    onClose();
    onEnded();
  };
  const hear = (answer: MessageAnswer): void => {
    if (answer === "cancelled") onClose();
    else if (session !== undefined && !busy) void end(session);
  };
  return (
    <MessageDialog
      open={session !== undefined}
      kind="question"
      title={t("office_end_session", { 0: session?.name ?? "" })}
      confirmLabel={t("office_end")}
      confirmTone="danger"
      cancelLabel={t("action_cancel")}
      onAnswer={hear}
    >
      {session === undefined ? null : (
        <>
          {session.browser} · <span className="num">{session.address}</span> ·{" "}
          <span className="num">{time(session.lastAct)}</span>
          {session.isCurrent ? <p>{t("office_end_own")}</p> : null}
        </>
      )}
    </MessageDialog>
  );
}
