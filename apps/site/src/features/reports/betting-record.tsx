// The betting record [REP-1]: the content of page personalHistoryCopy of the member centre.
import { useState } from "react";
import { formatDay } from "@jonaki/i18n";
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
  const today = useToday();
  const { bet, openBet, closeBet } = usePanelAddress();
  // Kept here, so that the way back from a bet leads to the same page of the same record.
  const [view, setView] = useState<RecordView>({ filters: firstFilters(today), pageNo: 1 });
  if (bet !== null) return <BetDetailView betId={bet} onBack={closeBet} />;
  return <RecordList view={view} today={today} onView={setView} onBet={openBet} />;
}
