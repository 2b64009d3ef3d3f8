// The calls of transfers along the tree: up, down, and what their page shows [WAL-22, WAL-24, WAL-29].
import { formatAmount, minor } from "@jonaki/money";
import { accepted } from "@jonaki/wire";
import type { CallOutput, Calls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { DomainHandlers } from "../../../http/handlers.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Policy } from "../../../platform/policy.ts";
import { memberIdOf } from "../../accounts/accounts.ts";
import type { KnownMember, Standings } from "../../accounts/accounts.ts";
import { createTreeTransfer } from "./tree-transfer.flow.ts";
import type { TreeTransferParts } from "./tree-transfer.flow.ts";
import { downwards, isRefusal, leftToday, maskedAccount, upwards } from "./tree-transfer.rules.ts";
import type { Way } from "./tree-transfer.rules.ts";
import { readSent, readSentToday } from "./tree-transfers.store.ts";

export interface TreeRouteParts extends TreeTransferParts {
  readonly memberByName: Standings["memberByName"];
  readonly policy: Pick<Policy, "transfersBetweenAccounts">;
}

type TreeCalls = "transferUpline" | "transferDownline" | "treeTransfers";
type Page = CallOutput<Calls["wallet"]["treeTransfers"]>;

const SHOWN = 10;
const { minMinor, maxMinor } = SETTINGS.transferLimits;

export function treeTransferRoutes(parts: TreeRouteParts): Pick<DomainHandlers<"wallet">, TreeCalls> {
  const { memberByName, policy } = parts;
  const send = createTreeTransfer(parts);
  return {
    transferUpline: (input, context) => {
      const endOf = async (store: Queryable, senderId: bigint) =>
        upwards(await uplineOf(parts, store, senderId), policy.transfersBetweenAccounts);
      return send({ way: "UP", endOf }, input, context);
    },
    transferDownline: ({ account, ...input }, context) => {
      const endOf = async (store: Queryable, senderId: bigint) =>
        downwards(
          await known(parts, store, senderId),
          await memberByName(store, account),
          policy.transfersBetweenAccounts,
        );
      return send({ way: "DOWN", endOf }, input, context);
    },
    treeTransfers: async ({ way }, context) => accepted(await pageOf(parts, memberIdOf(context), way)),
  };
}

async function known({ memberById }: TreeRouteParts, store: Queryable, id: bigint): Promise<KnownMember> {
  const member = await memberById(store, id);
  if (member === null) throw new Error(`there is no member ${id}`);
  return member;
}

async function uplineOf(parts: TreeRouteParts, store: Queryable, id: bigint): Promise<KnownMember | null> {
  const { uplineId } = await known(parts, store, id);
  return uplineId === null ? null : parts.memberById(store, uplineId);
}

/** The last transfers this way, and what the form beside them says. */
async function pageOf(parts: TreeRouteParts, memberId: bigint, way: Way): Promise<Page> {
  const { store } = parts.database;
  const upline = upwards(await uplineOf(parts, store, memberId), parts.policy.transfersBetweenAccounts);
  const { withdrawableMinor } = await parts.wallet.withdrawableOf(store, memberId, false);
  const rows = await readSent(store, memberId, way, SHOWN);
  const names = new Map<bigint, string>();
  for (const id of new Set(rows.map(({ receiverId }) => receiverId)))
    names.set(id, (await known(parts, store, id)).username);
  const nameOf = (id: bigint): string => names.get(id) ?? "";
  return {
    upline: isRefusal(upline) ? null : maskedAccount(upline.username),
    withdrawable: formatAmount(withdrawableMinor),
    minimum: formatAmount(minMinor),
    maximum: formatAmount(maxMinor),
    leftToday: formatAmount(leftToday(await readSentToday(store, memberId, parts.timeZone))),
    list: rows.map((row) => ({
      time: row.madeAt.toISOString(),
      reference: String(row.id),
      account: way === "UP" ? maskedAccount(nameOf(row.receiverId)) : nameOf(row.receiverId),
      amount: formatAmount(minor(row.amountMinor)),
      remark: row.remark,
      state: "DONE",
    })),
  };
}
