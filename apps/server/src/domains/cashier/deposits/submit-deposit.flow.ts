// What a member does with an open deposit [CAS-6, CAS-7]: says that it was paid, with a transaction id or an image, or
// cancels it. Both under the lock of the deposit, which a payment may come to at the same moment.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { CashierNews } from "../cashier-news.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { databaseNow } from "../moment.store.ts";
import { memberIdOf } from "../session-of.ts";
import type { DepositMoves } from "./deposit-moves.flow.ts";
import { depositMovedBy } from "./deposit-state.rules.ts";
import type { DepositState } from "./deposit-state.rules.ts";
import { proofBar, transactionKey } from "./deposit.rules.ts";
import { isTransactionUsed, lockDeposit, writeSubmitted } from "./deposits.store.ts";

type SubmitCall = Calls["cashier"]["submitDeposit"];
type CancelCall = Calls["cashier"]["cancelDeposit"];
type Moved<Declared extends SubmitCall | CancelCall> = Promise<
  Answer<{ readonly state: DepositState }, RefusalOf<Declared>>
>;

export interface OwnDeposit {
  submit(input: ParsedInput<SubmitCall>, context: Context): Moved<SubmitCall>;
  cancel(input: ParsedInput<CancelCall>, context: Context): Moved<CancelCall>;
}

export function createOwnDeposit(
  { database, clock, files }: Pick<CashierParts, "database" | "clock" | "files">,
  { moves, news }: { readonly moves: DepositMoves; readonly news: CashierNews },
): OwnDeposit {
  return {
    submit: (input, context) =>
      database.transaction(async (tx): Moved<SubmitCall> => {
        const memberId = memberIdOf(context);
        const found = await lockDeposit(tx, input.reference, memberId);
        if (found === null) return refused("NOT_FOUND");
        const deposit = await moves.settle(tx, found);
        if (depositMovedBy("SUBMIT", deposit.state) === null) return refused("STATE_CHANGED");
        const key = transactionKey(input.transactionId ?? "");
        const images = [...new Set(input.images)];
        const bar = proofBar({ transactionKey: key, images });
        if (bar !== null) return bar;
        if (!(await files.areOwn(tx, memberId, images))) return refused("UPLOAD_INVALID");
        if (key !== "" && (await isTransactionUsed(tx, key))) return refused("REFERENCE_USED");
        if (!(await files.attach(tx, memberId, images, clock.now()))) return refused("UPLOAD_INVALID");
        const given = key === "" ? null : (input.transactionId?.trim() ?? null);
        const sender = input.sender?.trim() || null;
        const proof = { transactionId: given, transactionKey: key || null, sender, images };
        await writeSubmitted(tx, deposit.id, proof, await databaseNow(tx));
        await news.depositChanged(tx, deposit, false);
        return accepted({ state: "SUBMITTED" });
      }),
    cancel: ({ reference }, context) =>
      database.transaction(async (tx): Moved<CancelCall> => {
        const found = await lockDeposit(tx, reference, memberIdOf(context));
        if (found === null) return refused("NOT_FOUND");
        const deposit = await moves.settle(tx, found);
        if (depositMovedBy("CANCEL", deposit.state) === null) return refused("STATE_CHANGED");
        await moves.cancel(tx, deposit);
        return accepted({ state: "CANCELLED" });
      }),
  };
}
