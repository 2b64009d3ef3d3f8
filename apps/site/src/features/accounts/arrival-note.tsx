// What is told once after a login: when, where and on what the last one was [SAFE-16], and to whom an account is closed
// for a while, until when [ACC-14].
import { useEffect, useEffectEvent, useState } from "react";
import { formatCountry, formatTime } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { showToast } from "@jonaki/ui/toast";
import History from "lucide-react/icons/history";
import { useServices } from "../../app/services.ts";
import type { Arrival } from "../../app/session.ts";

/** Long enough to read three facts. */
const SHOWN_MS = 10_000;

export function ArrivalNote() {
  const { session } = useServices();
  const [arrival] = useState(() => session.read("arrival"));
  const [isRead, setRead] = useState(arrival?.restricted !== true);
  useLastLogin(arrival?.lastLogin, isRead);
  const forget = useEffectEvent(() => session.remove("arrival"));
  useEffect(() => forget(), []);
  return arrival?.restricted === true ? (
    <Restricted arrival={arrival} isOpen={!isRead} onRead={() => setRead(true)} />
  ) : null;
}

/** One thing at a time: the note would lie over the dialog. */
function useLastLogin(last: Arrival["lastLogin"], isTime: boolean): void {
  const { t, language } = useTranslator();
  const { start } = useServices();
  const show = useEffectEvent(() => {
    if (last === undefined) return;
    const text = t("arrival_last", {
      time: formatTime(last.time, start.brand.timeZone),
      place: `${formatCountry(last.country, language) ?? t("arrival_nowhere")} (${last.ip})`,
      device: last.browser,
    });
    showToast({ text, icon: <History />, closeLabel: t("action_close"), shownMs: SHOWN_MS });
  });
  useEffect(() => {
    if (isTime) show();
  }, [isTime]);
}

/** The one of the three that holds [SAFE-9]. */
const textOf = ({ closing, until }: Arrival): MessageKey => {
  if (closing === true) return "err_account_closing";
  return until === null || until === undefined ? "err_excluded_permanent" : "err_account_excluded";
};

interface RestrictedProps {
  readonly arrival: Arrival;
  readonly isOpen: boolean;
  readonly onRead: () => void;
}

function Restricted({ arrival, isOpen, onRead }: RestrictedProps) {
  const t = useText();
  const { start } = useServices();
  const { until } = arrival;
  const time = until === null || until === undefined ? "" : formatTime(until, start.brand.timeZone);
  return (
    <MessageDialog
      kind="info"
      open={isOpen}
      onAnswer={onRead}
      title={t(textOf(arrival), { time })}
      confirmLabel={t("action_close")}
    >
      {t("arrival_restricted")}
    </MessageDialog>
  );
}
