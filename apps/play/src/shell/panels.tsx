// The panels of a game, one open at a time: rules, fairness, rounds, and one round recalled. They come as a part of
// their own when the first one is opened.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import type { MessageKey } from "@jonaki/i18n";
import { Dialog } from "@jonaki/ui/dialog";
import { FairnessPanel } from "./fairness-panel.tsx";
import type { GameView } from "./game-view.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { RecallPanel } from "./recall-panel.tsx";
import { RulesPanel } from "./rules-panel.tsx";

export type PanelName = "rules" | "fairness" | "history";
export type OpenPanel = PanelName | { readonly round: string } | null;

interface PanelsProps {
  readonly view: GameView;
  readonly open: OpenPanel;
  readonly onOpen: (open: OpenPanel) => void;
}

const TITLES: Readonly<Record<PanelName, MessageKey>> = {
  rules: "play_rules",
  fairness: "play_fairness",
  history: "play_history",
};

export function Panels({ view, open: wanted, onOpen }: PanelsProps) {
  const t = useText();
  // While it closes, the panel still shows what it showed.
  const [open, setOpen] = useState(wanted);
  if (wanted !== null && wanted !== open) setOpen(wanted);
  const title = typeof open === "string" ? TITLES[open] : "play_round";
  const Fairness = view.Fairness ?? FairnessPanel;
  const recall = (round: string): void => onOpen({ round });
  return (
    <Dialog
      open={wanted !== null}
      onClose={() => onOpen(null)}
      closeOnCover
      title={t(title)}
      closeLabel={t("action_close")}
    >
      {open === "rules" ? <RulesPanel view={view} /> : null}
      {open === "fairness" ? <Fairness /> : null}
      {open === "history" ? <HistoryPanel view={view} onRecall={recall} /> : null}
      {typeof open === "object" && open !== null ? <RecallPanel view={view} round={open.round} /> : null}
    </Dialog>
  );
}
