// One call of the wallet: judged by the state table, carried out, and its answer kept for every repeat.
import { minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import { keyOf } from "./bet-items.ts";
import type { Bet, ItemAnswer, Staked, WalletItem } from "./bet-items.ts";
import { endRound, heldBy, payWin, placeBet, voidBet } from "./betting.ts";
import type { Betting, Done } from "./betting.ts";
import { judge } from "./wallet-table.rules.ts";
import type { CaseKind, Verdict } from "./wallet-table.rules.ts";

/** A win, a rollback and a close are never barred [SAFE-7]. */
const NO_BARS = { isBlocked: false, isLoggedOut: false, isLimited: false };

const barsOf = (betting: Betting, item: WalletItem) => ({
  ...(item.verb === "bet" ? betting.barsOf(item) : NO_BARS),
  isForeignUnit: "unit" in item && !betting.units.includes(item.unit),
});

function carryOut(betting: Betting, item: WalletItem): ItemAnswer {
  const { batch, book } = betting;
  const verdict = judge(item, book.see(item, barsOf(betting, item)));
  if (verdict.kind === "replay") return verdict.answer;
  if ("raise" in verdict && verdict.raise !== undefined) raise(betting, item, verdict.raise);
  if (verdict.kind === "mismatch") return answerOf(betting, item, { code: "MISMATCH", reference: null });
  const answer = answerOf(betting, item, perform(betting, item, verdict));
  book.answer(item, answer);
  batch.remember({
    key: book.namesOf(item).key,
    kind: item.verb,
    fingerprint: item.fingerprint,
    transferId: answer.reference,
    answer: answer.code,
    balanceMinor: answer.balanceMinor,
  });
  return answer;
}

/**
 * Items of one breath, in their order. The end of a bet that is refused here is not looked at: its vendor could not know. It
 * leaves nothing behind, so that whoever insists on it later is judged by the table.
 */
export function carryOutBreath(betting: Betting, items: readonly WalletItem[]): readonly ItemAnswer[] {
  const answers: ItemAnswer[] = [];
  let isRefused = false;
  for (const item of items) {
    const answer = isRefused
      ? answerOf(betting, item, { code: "BET_UNKNOWN", reference: null })
      : carryOut(betting, item);
    if (item.verb === "bet") isRefused = isRefusal(answer.code);
    answers.push(answer);
  }
  return answers;
}

/** Decided against; where nothing was decided, or the bet was taken back, the table has its own word for the end. */
const isRefusal = (code: WalletCode): boolean =>
  code !== "OK" && code !== "MISMATCH" && code !== "BET_ROLLED_BACK";

const only = (code: WalletCode): Done => ({ code, reference: null });

function perform(
  betting: Betting,
  item: WalletItem,
  verdict: Exclude<Verdict, { readonly kind: "replay" | "mismatch" }>,
): Done {
  const { book } = betting;
  switch (verdict.kind) {
    case "refuse":
      return only(verdict.code);
    case "nothing":
      return only("OK");
    case "bury bet":
      book.bury(keyOf(item.vendor, verdict.transaction), item);
      return only("OK");
    case "bury round":
      book.bury(book.namesOf(item).round, item);
      return only("BET_UNKNOWN");
    case "place":
      return placeBet(betting, verdict.item);
    case "pay":
      return payWin(betting, verdict.item, verdict.bet, false);
    case "suspend":
      raise(betting, item, "WIN_ABOVE_MAXIMUM");
      return payWin(betting, verdict.item, verdict.bet, true);
    case "void":
      return voidBet(betting, verdict.bet);
    case "end round":
    default:
      return endRound(betting, verdict.item);
  }
}

/** With the balance in the unit of the play session or of the round. */
function answerOf(betting: Betting, item: WalletItem, { code, reference }: Done): ItemAnswer {
  const { cashMinor, bonusMinor } = heldBy(betting, toldOf(betting, item));
  return { code, balanceMinor: minor(cashMinor + bonusMinor), reference };
}

function toldOf({ book, moneyUnit }: Betting, item: WalletItem): Staked {
  const { memberId } = item;
  if (item.verb === "bet") return { memberId, unit: item.sessionUnit, purse: item.purse };
  return oldest(book.betsOf(item)) ?? { memberId, unit: moneyUnit, purse: null };
}

/** By its id: bets of a round in demo and in money are placed under different locks, and may be read in any order. */
const oldest = (bets: readonly Bet[]): Bet | undefined =>
  bets.reduce<Bet | undefined>(
    (first, bet) => (first === undefined || bet.id < first.id ? bet : first),
    undefined,
  );

function raise({ book }: Betting, item: WalletItem, kind: CaseKind): void {
  const { vendor, memberId, verb, transaction, round } = item;
  const amount = "amountMinor" in item ? String(item.amountMinor) : null;
  book.raise({ kind, memberId, vendor, detail: { verb, transaction, round, amount } });
}
