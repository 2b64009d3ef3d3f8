// The betting record [REP-1]: page personalHistoryCopy of the member centre, over whatever page it was opened from.
import { useState } from "react";
import { formatDay } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { useServices } from "../../app/services.ts";
import { usePanelAddress } from "../../shell/panel-address.ts";
import { BetDetailView } from "./bet-detail.tsx";
import { firstFilters } from "./bet-record.rules.ts";
import type { BetFilters } from "./bet-record.rules.ts";
import { RecordList } from "./record-list.tsx";

/** The brand's day, by the server's clock. */
function useToday(): string {
  const { serverClock, start } = useServices();
  return formatDay(new Date(serverClock.nowMs()).toISOString(), start.brand.timeZone);
}

export interface RecordView {
  readonly filters: BetFilters;
  readonly pageNo: number;
}

export function BettingRecord() {
  const t = useText();
  const today = useToday();
  const { bet, openBet, closeBet, close } = usePanelAddress();
  // Kept here, so that the way back from a bet leads to the same page of the same record.
  const [view, setView] = useState<RecordView>({ filters: firstFilters(today), pageNo: 1 });
  return (
    <Dialog
      open
      size="xl"
      phone="page"
      title={t("record_title")}
      closeLabel={t("action_close")}
      onClose={close}
    >
      {bet === null ? (
        <RecordList view={view} today={today} onView={setView} onBet={openBet} />
      ) : (
        <BetDetailView betId={bet} onBack={closeBet} />
      )}
    </Dialog>
  );
}
