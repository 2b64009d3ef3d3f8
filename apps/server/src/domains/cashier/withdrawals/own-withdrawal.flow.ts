// What a member does with a withdrawal [CAS-21 to CAS-24]: takes it back while nobody has approved it, and answers a
// payout. Under the lock of the order: of an answer and the time-out the first wins [CAS-25].
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { InMoney } from "../cashier-money.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { memberIdOf } from "../session-of.ts";
import type { Moving, WithdrawalMoves } from "./withdrawal-moves.flow.ts";
import { withdrawalMovedBy } from "./withdrawal-state.rules.ts";
import type { WithdrawalState } from "./withdrawal-state.rules.ts";
import { disputeBar, isCommentTooLong } from "./withdrawal.rules.ts";
import { lockWithdrawal, sentOf } from "./withdrawals.store.ts";

type CancelCall = Calls["cashier"]["cancelWithdrawal"];
type ConfirmCall = Calls["cashier"]["confirmWithdrawal"];
type ConfirmInput = ParsedInput<ConfirmCall>;
type Changed<Declared extends CancelCall | ConfirmCall> = Promise<
  Answer<{ readonly state: WithdrawalState }, RefusalOf<Declared>>
>;

export interface OwnWithdrawal {
  cancel(input: ParsedInput<CancelCall>, context: Context): Changed<CancelCall>;
  confirm(input: ConfirmInput, context: Context): Changed<ConfirmCall>;
}

const changedTo = (state: WithdrawalState | null) =>
  state === null ? refused("STATE_CHANGED") : accepted({ state });

export function createOwnWithdrawal(
  { clock, files }: Pick<CashierParts, "clock" | "files">,
  inMoney: InMoney,
  moves: WithdrawalMoves,
): OwnWithdrawal {
  const dispute = async (moving: Moving, input: ConfirmInput): Changed<ConfirmCall> => {
    const { tx, withdrawal } = moving;
    const { memberId, state } = withdrawal;
    if (withdrawalMovedBy("NOT_RECEIVED", state, sentOf(withdrawal)) === null)
      return refused("STATE_CHANGED");
    const images = [...new Set(input.images)];
    const comment = input.comment.trim();
    const bar = disputeBar(images);
    if (bar !== null) return bar;
    if (!(await files.areOwn(tx, memberId, images))) return refused("UPLOAD_INVALID");
    if (isCommentTooLong(comment)) return refused("COMMENT_LENGTH");
    if (!(await files.attach(tx, memberId, images, clock.now()))) return refused("UPLOAD_INVALID");
    return changedTo(await moves.dispute(moving, { comment, images }));
  };
  return {
    cancel: ({ reference }, context) =>
      inMoney(async (tx, money): Changed<CancelCall> => {
        const withdrawal = await lockWithdrawal(tx, reference, memberIdOf(context));
        if (withdrawal === null) return refused("NOT_FOUND");
        return changedTo(await moves.cancel({ tx, money, withdrawal }));
      }),
    confirm: (input, context) =>
      inMoney(async (tx, money): Changed<ConfirmCall> => {
        const withdrawal = await lockWithdrawal(tx, input.reference, memberIdOf(context));
        if (withdrawal === null) return refused("NOT_FOUND");
        const moving = { tx, money, withdrawal };
        if (input.answer === "NOT_RECEIVED") return dispute(moving, input);
        return changedTo(await moves.receive(moving, input.answer));
      }),
  };
}
