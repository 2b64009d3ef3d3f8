// A member's receiving accounts [CAS-11 to CAS-15]: added and removed with the payment password, whose lock lets one
// change after the other in, withdrawals too.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { normalise } from "@jonaki/wire/patterns";
import type { Context } from "../../../http/handlers.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { mobileNumberOf } from "../../../platform/mobile-number.ts";
import { addAuditEntry } from "../../accounts/accounts.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { memberIdOf } from "../session-of.ts";
import {
  accountBar,
  foldedName,
  KEPT_MOST,
  numberKey,
  plainNumber,
  shownNumber,
} from "./pay-account.rules.ts";
import type { GivenAccount } from "./pay-account.rules.ts";
import { bankView, payAccountView } from "./pay-account.view.ts";
import {
  addPayAccount,
  claimNumber,
  findPayAccount,
  hasUnfinished,
  isKept,
  readInstitutions,
  readPayAccounts,
  writeRemoved,
} from "./pay-accounts.store.ts";
import type { ListedInstitution } from "./pay-accounts.store.ts";

type ListCall = Calls["cashier"]["payAccounts"];
type AddCall = Calls["cashier"]["addPayAccount"];
type RemoveCall = Calls["cashier"]["removePayAccount"];
type AddAnswer = Promise<Answer<CallOutput<AddCall>, RefusalOf<AddCall>>>;
type RemoveAnswer = Promise<Answer<null, RefusalOf<RemoveCall>>>;

export interface PayAccounts {
  list(context: Context): Promise<Answer<CallOutput<ListCall>, never>>;
  add(input: ParsedInput<AddCall>, context: Context): AddAnswer;
  remove(input: ParsedInput<RemoveCall>, context: Context): RemoveAnswer;
}

export type PayAccountParts = Pick<CashierParts, "database" | "clock" | "accounts">;

export function createPayAccounts(parts: PayAccountParts): PayAccounts {
  const { database, clock, accounts } = parts;
  const note = (tx: OpenTransaction, kind: string, memberId: bigint, value: object, context: Context) =>
    addAuditEntry(tx, { kind, memberId, actor: "MEMBER", newValue: value }, context, clock.now());
  return {
    list: async (context) => {
      const rows = await readPayAccounts(database.store, memberIdOf(context));
      const banks = await readInstitutions(database.store);
      const { language } = context;
      return accepted({
        accounts: rows.map((row) => payAccountView(row, language)),
        banks: banks.map((bank) => bankView(bank, language)),
      });
    },
    add: (input, context) =>
      database.transaction(async (tx): AddAnswer => {
        const memberId = memberIdOf(context);
        const wrong = await accounts.checkPayment(tx, memberId, input.paymentPassword);
        if (wrong !== null) return wrong;
        const given = givenIn(input, await readInstitutions(tx));
        const bar = accountBar(given);
        if (bar !== null || given.institution === null) return bar ?? refused("VALIDATION");
        const { institution, number } = given;
        if ((await readPayAccounts(tx, memberId)).length >= KEPT_MOST) return refused("PAY_ACCOUNT_LIMIT");
        const payeeName = await accounts.payeeNameOf(tx, memberId);
        const name = given.name === "" ? (payeeName ?? "") : given.name;
        if (payeeName !== null && foldedName(name) !== foldedName(payeeName)) return refused("NAME_MISMATCH");
        const key = numberKey(institution, number);
        const isOthers = (await claimNumber(tx, key, memberId)) !== memberId;
        if (isOthers || (await isKept(tx, institution.code, key))) return refused("PAY_ACCOUNT_EXISTS");
        const branch = given.branch === "" ? null : given.branch;
        const id = await addPayAccount(tx, { memberId, institution, branch, name, number, numberKey: key });
        if (payeeName === null && name !== "") await accounts.setPayeeName(tx, memberId, name);
        const shown = { bank: institution.code, number: shownNumber(number), name };
        await note(tx, "PAY_ACCOUNT_ADDED", memberId, shown, context);
        const added = await findPayAccount(tx, memberId, String(id));
        if (added === null) throw new Error("a receiving account that was added is not there");
        return accepted({ account: payAccountView(added, context.language) });
      }),
    remove: (input, context) =>
      database.transaction(async (tx): RemoveAnswer => {
        const memberId = memberIdOf(context);
        const wrong = await accounts.checkPayment(tx, memberId, input.paymentPassword);
        if (wrong !== null) return wrong;
        const account = await findPayAccount(tx, memberId, input.accountId);
        if (account === null) return refused("NOT_FOUND");
        if (await hasUnfinished(tx, account.id)) return refused("STATE_CHANGED");
        await writeRemoved(tx, account.id);
        const shown = { account: String(account.id), number: shownNumber(account.number) };
        await note(tx, "PAY_ACCOUNT_REMOVED", memberId, shown, context);
        return accepted(null);
      }),
  };
}

/** A telephone's number may be written in every way people write one. */
function givenIn(input: ParsedInput<AddCall>, known: readonly ListedInstitution[]): GivenAccount {
  const { kind, bank } = input;
  const institution = known.find((one) => one.kind === kind && one.code === bank) ?? null;
  const number = plainNumber(input.number);
  return {
    institution,
    number: kind === "EWALLET" ? (mobileNumberOf(number)?.slice(1) ?? "") : number,
    name: normalise(input.name ?? "").trim(),
    branch: normalise(input.branch ?? "").trim(),
  };
}
