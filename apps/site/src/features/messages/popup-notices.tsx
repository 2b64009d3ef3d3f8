// Popup announcements after the start [MSG-11]: one after the other, each once a session, and none again today that
// was put away for today.
import { useEffect, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { useServices } from "../../app/services.ts";
import { RichText } from "../../shell/rich-text.tsx";
import { useAnnouncements } from "./announcements.query.ts";
import type { Notice } from "./announcements.query.ts";

export function PopupNotices() {
  const { announcements } = useAnnouncements();
  return announcements === undefined ? null : <Queue notices={announcements.popup} />;
}

function Queue({ notices }: { readonly notices: readonly Notice[] }) {
  const { popups } = useServices();
  // Chosen once: the one on the screen counts as shown, and stays until it is closed.
  const [waiting, setWaiting] = useState(() => notices.filter(({ id }) => popups.isDue(id)));
  const [current] = waiting;
  useEffect(() => {
    if (current !== undefined) popups.shown(current.id);
  }, [current, popups]);
  if (current === undefined) return null;
  return (
    <Popup
      key={current.id}
      notice={current}
      onClose={() => setWaiting(waiting.slice(1))}
      onNotToday={() => popups.notToday(current.id)}
    />
  );
}

interface PopupProps {
  readonly notice: Notice;
  readonly onClose: () => void;
  readonly onNotToday: () => void;
}

function Popup({ notice, onClose, onNotToday }: PopupProps) {
  const t = useText();
  const putAway = (): void => {
    onNotToday();
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={notice.title}
      closeLabel={t("action_close")}
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={putAway}>
            {t("popup_not_today")}
          </Button>
          <Button tone="brand" data-default onClick={onClose}>
            {t("popup_ok")}
          </Button>
        </>
      }
    >
      <RichText html={notice.content} />
    </Dialog>
  );
}
