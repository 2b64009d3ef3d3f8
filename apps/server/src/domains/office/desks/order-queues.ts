// The queues of deposits and withdrawals as both desks read them [OFF-9, CAS-31]: a page, a file, one order with its member.
import { parseAmount } from "@jonaki/money";
import type { Unit } from "@jonaki/ledger";
import { accepted, refused } from "@jonaki/wire";
import type { OfficeCalls, ParsedInput } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { Cashier, QueuedOrder, QueueFilter } from "../../cashier/cashier.ts";
import { waitingApprovalOf } from "../approvals.store.ts";
import { operatorOf } from "../operator-view.ts";
import type { OfficeContext } from "../operator-view.ts";
import { namesOf, readDecisions } from "./orders.store.ts";
import { decisionView, ordersFile, orderView } from "./orders.view.ts";
import type { Order } from "./orders.view.ts";
import { readRisk } from "./risk-card.store.ts";
import { riskCard } from "./risk-card.view.ts";

type Filters =
  | ParsedInput<OfficeCalls["deposits"]["deposits"]>
  | ParsedInput<OfficeCalls["withdrawals"]["withdrawals"]>;

export interface QueueParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly moneyUnit: Unit;
  readonly currency: string;
  readonly cashier: Pick<Cashier, "desk">;
  readonly accounts: Pick<Accounts, "memberByName">;
}

const ROWS = SETTINGS.recordDays.rowsPerPage;
const MOST_ROWS = 10_000;

/** Opens an order at the operator's own desk, or puts it back. */
export const createTake =
  ({ desk }: Pick<Cashier, "desk">) =>
  ({ reference, take }: { reference: string; take: boolean }, context: OfficeContext) => {
    const { operatorId, name } = operatorOf(context);
    return take ? desk.lock(reference, { operatorId, name }) : desk.unlock(reference, { operatorId, name });
  };

export function createQueues({ database, clock, moneyUnit, currency, cashier, accounts }: QueueParts) {
  const { store } = database;
  const { desk } = cashier;
  const viewsOf = async (orders: readonly QueuedOrder[]): Promise<Order[]> => {
    const lockers = orders.flatMap(({ lockedBy }) => (lockedBy === null ? [] : [lockedBy]));
    const about = { currency, names: await namesOf(store, lockers), now: clock.now() };
    return orders.map((order) => orderView(order, about));
  };
  /** Null where the agent is nobody. */
  const filterOf = async (kind: QueueFilter["kind"], asked: Filters): Promise<QueueFilter | null> => {
    const agent = asked.agent === undefined ? undefined : await accounts.memberByName(store, asked.agent);
    if (agent === null) return null;
    const minorOf = (text: string | undefined) =>
      text === undefined ? undefined : (parseAmount(text) ?? 0n);
    const given = {
      states: asked.state === undefined ? undefined : [asked.state],
      username: asked.account,
      method: asked.method,
      leastMinor: minorOf(asked.least),
      mostMinor: minorOf(asked.most),
      olderThanMinutes: asked.olderThanMinutes,
      agentId: agent?.id,
      after: asked.after === undefined ? undefined : BigInt(asked.after),
    };
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return { kind, ...set };
  };
  return {
    page: async (kind: QueueFilter["kind"], asked: Filters) => {
      const filter = await filterOf(kind, asked);
      if (filter === null) return refused("NOT_FOUND");
      const orders = await desk.list({ ...filter, size: ROWS + 1 });
      const list = await viewsOf(orders.slice(0, ROWS));
      return accepted({ list, next: orders.length > ROWS ? (list.at(-1)?.orderId ?? null) : null });
    },
    file: async (kind: QueueFilter["kind"], asked: Filters) => {
      const filter = await filterOf(kind, asked);
      if (filter === null) return refused("NOT_FOUND");
      return accepted({ csv: ordersFile(await viewsOf(await desk.list({ ...filter, size: MOST_ROWS }))) });
    },
    one: async (kind: QueueFilter["kind"], reference: string) => {
      const [order] = await desk.list({ kind, reference });
      if (order === undefined) return null;
      const [[view], risk, decisions, waiting] = await Promise.all([
        viewsOf([order]),
        readRisk(store, order.memberId, moneyUnit),
        readDecisions(store, reference),
        waitingApprovalOf(store, reference),
      ]);
      if (view === undefined || risk === null) throw new Error(`nobody knows whose ${reference} is`);
      return {
        order: view,
        member: riskCard(risk),
        decisions: decisions.map(decisionView),
        approvalId: waiting === null ? null : String(waiting.id),
      };
    },
  };
}
