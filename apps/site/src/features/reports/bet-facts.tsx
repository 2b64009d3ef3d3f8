// The columns of the record once more, one under the other, the result, and the balance on both sides of the bet [FAIR-17].
import { formatTime } from "@jonaki/i18n";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { hasResult } from "./bet-record.rules.ts";
import type { BetDetail } from "./bet-record.rules.ts";
import { BetState } from "./bet-state.tsx";
import { CATEGORY_KEYS, gameName, selectionWords, vendorName } from "./bet-words.rules.ts";
import { ProfitLoss } from "./profit-loss.tsx";
import { resultWords } from "./round-words.rules.ts";
import { useManner } from "./use-manner.ts";
import styles from "./bet-detail.module.css";

export function BetFacts({ bet }: { readonly bet: BetDetail }) {
  const manner = useManner();
  const { t, money, timeZone } = manner;
  return (
    <Facts className={styles["card"]}>
      <Fact name={t("record_game")}>{gameName(bet.game, t)}</Fact>
      <Fact name={t("record_category")}>{t(CATEGORY_KEYS[bet.category])}</Fact>
      <Fact name={t("record_vendor")}>{vendorName(bet, t)}</Fact>
      <Fact num name={t("play_time")}>
        {formatTime(bet.time, timeZone)}
      </Fact>
      <Fact name={t("record_state")}>
        <BetState size="md" state={bet.state} />
      </Fact>
      <Fact name={t("record_selection")}>{selectionWords(bet.selection, t)}</Fact>
      <Fact num name={t("record_result")}>
        {resultWords(bet, manner) ?? "–"}
      </Fact>
      {bet.odds === null ? null : (
        <Fact num name={t("record_odds")}>
          {bet.odds}
        </Fact>
      )}
      <Fact num name={t("play_stake")}>
        {money(bet.stake)}
      </Fact>
      <Fact num name={t("record_valid_bet")}>
        {money(bet.validBet)}
      </Fact>
      <Fact num name={t("play_payout")}>
        {money(bet.payout)}
      </Fact>
      <Fact name={t("record_profit")}>
        <ProfitLoss amount={hasResult(bet) ? bet.profitLoss : null} />
      </Fact>
      {bet.balanceBefore === null ? null : (
        <Fact num name={t("play_balance_before")}>
          {money(bet.balanceBefore)}
        </Fact>
      )}
      {bet.balanceAfter === null ? null : (
        <Fact num name={t("play_balance_after")}>
          {money(bet.balanceAfter)}
        </Fact>
      )}
      <LongFact name={t("play_round")} text={bet.round} />
    </Facts>
  );
}
