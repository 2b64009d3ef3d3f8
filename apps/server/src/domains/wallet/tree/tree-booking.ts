// What belongs to a transfer along the tree beside its posting: the row, the receiver's wagering and limits [WAL-28],
// the audit entry and the news for both [WAL-27]; in the transaction of the money.
import type { Unit } from "@jonaki/ledger";
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { recordEvent } from "../../../platform/events.store.ts";
import { announceAll } from "../../../platform/outbox.store.ts";
import { memberChannel } from "../../../platform/topics.ts";
import { addAuditEntry } from "../../accounts/accounts.ts";
import type { Standings } from "../../accounts/accounts.ts";
import type { Wallet } from "../wallet.ts";
import type { Going } from "./tree-transfer.flow.ts";
import { maskedAccount } from "./tree-transfer.rules.ts";
import { addTreeTransfer } from "./tree-transfers.store.ts";

/** What comes from an upline counts as a deposit of the receiver's [SAFE-1]; safe answers. */
export interface DepositLimits {
  depositRefusal(
    tx: OpenTransaction,
    memberId: bigint,
    amountMinor: Minor,
  ): Promise<Refused<"LIMIT_REACHED"> | null>;
  deposited(tx: OpenTransaction, memberId: bigint, amountMinor: Minor, at: Date): Promise<void>;
}

export interface BookingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, "withdrawableOf" | "addWagering">;
  readonly limits: DepositLimits;
  readonly memberById: Standings["memberById"];
  readonly moneyUnit: Unit;
  /** The domains that hear of a transfer. */
  readonly listeners: readonly string[];
}

export async function bookTransfer(
  parts: BookingParts,
  tx: OpenTransaction,
  made: Going & { readonly id: bigint },
  context: Context,
): Promise<void> {
  const { id, way, senderId, receiver, amountMinor } = made;
  const at = await addTreeTransfer(tx, { ...made, receiverId: receiver.id });
  if (way === "DOWN") {
    const wagering = { neededMinor: amountMinor, boundMinor: amountMinor, at };
    await parts.wallet.addWagering(tx, { memberId: receiver.id, source: "TRANSFER", ...wagering });
    await parts.limits.deposited(tx, receiver.id, amountMinor, at);
  }
  const [reference, amount] = [String(id), formatAmount(amountMinor)];
  const newValue = { reference, way, receiver: String(receiver.id), amount };
  const entry = { kind: "TREE_TRANSFER", memberId: senderId, actor: "MEMBER", newValue } as const;
  await addAuditEntry(tx, entry, context, parts.clock.now());
  const from = await nameFor(parts, tx, made);
  await recordEvent(tx, {
    name: "transfer.received",
    facts: [{ member: String(receiver.id), reference, amount, currency: parts.moneyUnit, from }],
    consumers: parts.listeners,
  });
  const changed = [senderId, receiver.id].map((member) => memberChannel(String(member)));
  await announceAll(
    tx,
    changed.map((topic) => ({ topic, name: "wallet.changed", value: {} })),
  );
}

/** The sender as the receiver may see it: an agent knows its line, the line sees its upline masked [WAL-29]. */
async function nameFor(
  { memberById }: BookingParts,
  tx: OpenTransaction,
  { way, senderId }: Going,
): Promise<string> {
  const name = (await memberById(tx, senderId))?.username ?? "";
  return way === "DOWN" ? maskedAccount(name) : name;
}
