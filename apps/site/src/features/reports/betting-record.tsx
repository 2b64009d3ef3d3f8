// The betting record [REP-1]: the content of page personalHistoryCopy of the member centre.
import { usePanelAddress } from "../../shell/panel-address.ts";
import { usePanelFilters } from "../../shell/panel-filters.ts";
import { BetDetailView } from "./bet-detail.tsx";
import { BetList } from "./bet-list.tsx";
import { betTexts, betViewIn } from "./bet-record.rules.ts";
import { useToday } from "./use-today.ts";

export function BettingRecord() {
  const today = useToday();
  const { bet, openBet, closeBet } = usePanelAddress();
  const { texts, narrow } = usePanelFilters();
  if (bet !== null) return <BetDetailView betId={bet} onBack={closeBet} />;
  return (
    <BetList
      view={betViewIn(texts, today)}
      today={today}
      onView={(view) => narrow(betTexts(view, today))}
      onBet={openBet}
    />
  );
}
