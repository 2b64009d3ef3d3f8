// A balance put right by hand [OFF-4, WAL-2]: asked for by one person, posted when another has agreed, once, with both
// names and the reason beside the posting.
import { memberAccount, post, shardOf } from "@jonaki/ledger";
import type { Pools, Unit } from "@jonaki/ledger";
import { formatAmount, parseAmount } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, OfficeCalls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { connectionIn } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/database.ts";
import { announce } from "../../../platform/outbox.store.ts";
import { memberChannel } from "../../../platform/topics.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { ApprovalKinds, Approvals } from "../approvals.flow.ts";
import type { OfficeContext } from "../operator-view.ts";
import { readRisk } from "./risk-card.store.ts";

type CorrectCall = OfficeCalls["members"]["correctBalance"];

export interface CorrectionParts {
  readonly database: Database;
  readonly pools: Pools;
  readonly moneyUnit: Unit;
  readonly accounts: Pick<Accounts, "memberById">;
  readonly approvals: Approvals;
}

export const createCorrectBalance =
  ({ database, moneyUnit, approvals }: CorrectionParts) =>
  (
    { memberId, way, amount, reason }: ParsedInput<CorrectCall>,
    context: OfficeContext,
  ): Promise<Answer<CallOutput<CorrectCall>, RefusalOf<CorrectCall>>> =>
    database.transaction(async (tx) => {
      const member = await readRisk(tx, BigInt(memberId), moneyUnit);
      if (member === null) return refused("NOT_FOUND");
      const amountMinor = parseAmount(amount);
      if (amountMinor === null || amountMinor <= 0n) return refused("AMOUNT_FORMAT");
      if (way === "OUT" && amountMinor > member.cash) return refused("INSUFFICIENT_BALANCE");
      const content = { memberId, account: member.username, way, amount: formatAmount(amountMinor) };
      const asked = { kind: "corrections.post", subject: member.username, content, reason };
      return accepted({ state: null, approvalId: String(await approvals.ask(tx, asked, context)) });
    });

/** What the member has by then decides: nothing goes below zero [WAL-4]. */
export const correctionApprovals = ({
  pools,
  moneyUnit: unit,
}: Pick<CorrectionParts, "pools" | "moneyUnit">): ApprovalKinds => ({
  "corrections.post": {
    permission: "corrections.approve",
    run: async (tx, content, { approvalId, maker, checker, reason }) => {
      const memberId = BigInt(String(content["memberId"]));
      const amountMinor = parseAmount(String(content["amount"]));
      if (amountMinor === null) throw new Error("a correction without an amount was agreed on");
      const pool = await pools.find({ ownerKind: "HOUSE", owner: "house", kind: "CORRECTIONS", unit });
      const [cash, house] = [memberAccount(memberId, "CASH", unit), shardOf(pool, 0)];
      const [from, to] = content["way"] === "IN" ? [house, cash] : [cash, house];
      const note = { corrects: null, actor: `${maker.name}, ${checker.name}`, reason };
      const key = `correction/${approvalId}`;
      const posted = await post(connectionIn(tx), {
        key,
        kind: "correction",
        legs: [{ from, to, amountMinor }],
        note,
      });
      if ("refused" in posted) return refused("STATE_CHANGED");
      await announce(tx, memberChannel(String(memberId)), "wallet.changed", {});
      return null;
    },
  },
});
