// The public face of reports: a member's own records.
import { accepted, refused } from "@jonaki/wire";
import type { CallOutput, Calls } from "@jonaki/wire";
import { formatAmount, minor } from "@jonaki/money";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordRange } from "./bet-record.rules.ts";
import { readBetPage, readBetRow, readEarlierResults, readReferences } from "./bet-record.store.ts";
import type { BetRow } from "./bet-record.store.ts";
import { lineOf, memberOf, textIn, totalsOf } from "./bet-record.view.ts";

export interface ReportsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  /** The server seed of a round, once it is revealed [FAIR-4]. */
  revealedSeed(round: string): Promise<string | null>;
}

export interface Reports {
  readonly handlers: Pick<DomainHandlers<"reports">, "betHistory" | "betDetail">;
}

type Detail = CallOutput<Calls["reports"]["betDetail"]>["bet"];

export function createReports(parts: ReportsParts): Reports {
  const { store } = parts.database;
  return {
    handlers: {
      betHistory: async (input, { session }) => {
        if (session === null) throw new Error("the pipeline lets only members in here");
        const range = recordRange(input, parts.clock.now(), parts.timeZone);
        if (range === null) return refused("DATE_RANGE");
        const { from: _from, to: _to, pageNo, pageSize, betId, ...filter } = input;
        const page = { number: pageNo, size: pageSize };
        const asked = { ...filter, memberId: BigInt(session.accountId), range, betId: idOf(betId) };
        const { rows, totals } = await readBetPage(store, asked, page);
        const totalPages = Math.max(1, Math.ceil(Number(totals.rows) / pageSize));
        return accepted({ list: rows.map(lineOf), pageNum: pageNo, totalPages, totals: totalsOf(totals) });
      },
      betDetail: async ({ betId }, { session }) => {
        const id = idOf(betId);
        if (session === null || id === undefined) return refused("NOT_FOUND");
        const row = await readBetRow(store, BigInt(session.accountId), id);
        return row === null ? refused("NOT_FOUND") : accepted({ bet: await detailOf(parts, row) });
      },
    },
  };
}

/** A bet's id is a whole number; other texts are simply nobody's bet. */
const NOBODYS = 0n;
const idOf = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : /^\d{1,18}$/u.test(text) ? BigInt(text) : NOBODYS;

async function detailOf(parts: ReportsParts, row: BetRow): Promise<Detail> {
  const { store } = parts.database;
  const [earlier, ledgerReferences, serverSeed] = await Promise.all([
    readEarlierResults(store, row.id),
    readReferences(store, row),
    parts.revealedSeed(row.round),
  ]);
  return {
    ...lineOf(row),
    round: row.round,
    result: row.state === "OPEN" ? null : textIn(row.detail, "result", "outcome"),
    odds: null,
    legs: [],
    resultVersion: row.result_version,
    earlierResults: earlier.map((one) => ({
      resultVersion: one.version,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- copied from the bet book's own column.
      state: one.state as Detail["state"],
      payout: formatAmount(minor(one.payout)),
      time: one.settled_at.toISOString(),
      reason: one.reason ?? "",
    })),
    ledgerReferences: [...ledgerReferences],
    fairness: fairnessOf(row, serverSeed),
  };
}

/** What the vendor stored of seeds and nonce [FAIR-8]; null for a game that has none. */
function fairnessOf({ detail }: BetRow, serverSeed: string | null): Detail["fairness"] {
  const serverSeedHash = memberOf(detail, "serverSeedHash");
  const clientSeed = memberOf(detail, "clientSeed");
  const nonce = memberOf(detail, "nonce");
  if (typeof serverSeedHash !== "string" || typeof clientSeed !== "string") return null;
  return { serverSeedHash, clientSeed, nonce: typeof nonce === "number" ? String(nonce) : "", serverSeed };
}
