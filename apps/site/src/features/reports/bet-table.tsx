// The rows of the betting record [REP-1]: a table on wide screens, two lines each on phones; a press opens the bet.
import type { ReactNode } from "react";
import { formatMoney, formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Table } from "@jonaki/ui/table";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { useServices } from "../../app/services.ts";
import { hasResult } from "./bet-record.rules.ts";
import type { Bet } from "./bet-record.rules.ts";
import { BetState } from "./bet-state.tsx";
import { gameName, selectionWords } from "./bet-words.rules.ts";
import { GameCell } from "./game-cell.tsx";
import { GameThumb } from "./game-thumb.tsx";
import { ProfitLoss } from "./profit-loss.tsx";
import styles from "./record.module.css";

interface BetTableProps {
  /** Undefined while they are on their way. */
  readonly rows: readonly Bet[] | undefined;
  readonly empty: ReactNode;
  readonly onBet: (betId: string) => void;
}

export function BetTable({ rows, empty, onBet }: BetTableProps) {
  const t = useText();
  const columns = useColumns(onBet);
  const phoneRow = usePhoneRow(onBet);
  return (
    <Table
      caption={t("record_title")}
      columns={columns}
      phoneRow={phoneRow}
      rows={rows ?? []}
      rowKey={({ betId }) => betId}
      loading={rows === undefined}
      empty={empty}
      className={styles["rows"]}
    />
  );
}

function useColumns(onBet: (betId: string) => void): readonly Column<Bet>[] {
  const t = useText();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  const money = (id: "stake" | "validBet" | "payout", header: string): Column<Bet> => ({
    id,
    header,
    align: "end",
    cell: (bet) => <span className="num">{formatMoney(bet[id], { symbol })}</span>,
  });
  return [
    { id: "game", header: t("record_game"), cell: (bet) => <GameCell bet={bet} /> },
    {
      id: "time",
      header: t("play_time"),
      cell: ({ time, betId }) => (
        <span className={styles["two"]}>
          <span className="num">{formatTime(time, timeZone)}</span>
          <span className={styles["sub"]}>
            {t("record_bet_id")} <span className="num">{betId}</span>
          </span>
        </span>
      ),
    },
    { id: "selection", header: t("record_selection"), cell: ({ selection }) => selectionWords(selection, t) },
    money("stake", t("play_stake")),
    money("validBet", t("record_valid_bet")),
    money("payout", t("play_payout")),
    {
      id: "profit",
      header: t("record_profit"),
      align: "end",
      cell: (bet) => <ProfitLoss amount={hasResult(bet) ? bet.profitLoss : null} />,
    },
    { id: "state", header: t("record_state"), cell: ({ state }) => <BetState size="md" state={state} /> },
    {
      id: "detail",
      header: <span className="sr">{t("record_detail")}</span>,
      align: "end",
      cell: ({ betId }) => (
        <Button size="xs" aria-label={t("record_detail_of", { 0: betId })} onClick={() => onBet(betId)}>
          {t("record_detail")}
        </Button>
      ),
    },
  ];
}

function usePhoneRow(onBet: (betId: string) => void): (bet: Bet) => PhoneRow {
  const t = useText();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  return (bet) => ({
    lead: <GameThumb code={bet.game} />,
    title: (
      <button type="button" className={styles["whole"]} onClick={() => onBet(bet.betId)}>
        {gameName(bet.game, t)}
        <span className="sr"> {t("record_detail_of", { 0: bet.betId })}</span>
      </button>
    ),
    badge: <BetState state={bet.state} />,
    sub: <span className="num">{formatTime(bet.time, timeZone)}</span>,
    end: <ProfitLoss amount={hasResult(bet) ? bet.profitLoss : null} />,
    endSub: <span className="num">{formatMoney(bet.stake, { symbol })}</span>,
  });
}
