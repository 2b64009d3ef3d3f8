// A correction is a new result with new postings [WAL-2, REP-3]: it names the bet's own transfer, its actor and
// its reason. What the member no longer has is booked as owed, and a case keeps withdrawals waiting.
import { hash } from "node:crypto";
import { memberAccount, openBatch, readKeys, shardOf, texts, writeBatch } from "@jonaki/ledger";
import type { Leg, Pools } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { connectionIn } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { RECORD_EVENT } from "../../platform/events.store.ts";
import type { Safe } from "../safe/safe.ts";
import { legsFrom, legsTo } from "./bet-changes.rules.ts";
import { accountOf } from "./bet-items.ts";
import { factOf } from "./bet-facts.ts";
import { insertCases, readBet, readSettledAt, updateBets, writeCorrection } from "./bets.store.ts";
import { correct } from "./correction.rules.ts";
import type { Correction } from "./correction.rules.ts";
import { splitPayout } from "./settlement.rules.ts";

export interface CorrectionRequest {
  /** Whoever repeats it uses the same one. */
  readonly requestId: string;
  readonly memberId: bigint;
  readonly betId: bigint;
  /** The result version it was decided on; another one means somebody was first. */
  readonly resultVersion: number;
  readonly payoutMinor: Minor;
  readonly validMinor: Minor;
  readonly actor: string;
  readonly reason: string;
}

export type CorrectionAnswer =
  | { readonly resultVersion: number; readonly owedMinor: Minor }
  | { readonly refused: "NOT_FOUND" | "BET_OPEN" | "CHANGED_MEANWHILE" | "REQUEST_REUSED" };

export interface CorrectionParts {
  readonly database: Database;
  readonly pools: Pools;
  readonly safe: Pick<Safe, "recount">;
  readonly consumers: readonly string[];
  announce(): void;
}

export const createCorrection =
  (parts: CorrectionParts) =>
  async (request: CorrectionRequest): Promise<CorrectionAnswer> => {
    const answer = await carryOut(parts, request);
    parts.announce();
    return answer;
  };

const carryOut = (parts: CorrectionParts, request: CorrectionRequest): Promise<CorrectionAnswer> =>
  parts.database.transaction(async (tx) => {
    const connection = connectionIn(tx);
    const found = await readBet(connection, request.memberId, request.betId);
    if (found === null) return { refused: "NOT_FOUND" };
    const { unit, vendor } = found;
    const [cash, bonus] = [accountOf(found, "CASH"), accountOf(found, "BONUS")];
    const shard = Number(request.memberId % 64n);
    const house = shardOf(
      await parts.pools.find({ ownerKind: "VENDOR", owner: vendor, kind: "HOUSE", unit }),
      shard,
    );
    const owing = shardOf(
      await parts.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "RECEIVABLE", unit }),
      0,
    );
    // The member's own CASH is the lock of a demo's purse, too.
    const own = memberAccount(request.memberId, "CASH", unit);
    const batch = await openBatch(connection, [own, cash, bonus, house, owing]);
    const key = `correction/${request.betId}/${request.requestId}`;
    const fingerprint = fingerprintOf(request);
    const known = (await readKeys(connection, [key])).get(key);
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint) return { refused: "REQUEST_REUSED" };
      return { resultVersion: request.resultVersion + 1, owedMinor: minor(known.balanceMinor ?? 0n) };
    }
    // Under the locks the bet stands still.
    const bet = await readBet(connection, request.memberId, request.betId);
    if (bet === null) return { refused: "NOT_FOUND" };
    if (bet.state === "OPEN") return { refused: "BET_OPEN" };
    if (bet.resultVersion !== request.resultVersion) return { refused: "CHANGED_MEANWHILE" };
    const held = {
      cashMinor: batch.balanceOf(cash) ?? minor(0n),
      bonusMinor: batch.balanceOf(bonus) ?? minor(0n),
    };
    const correction = correct(bet, request, held);
    if (correction === null) return { refused: "BET_OPEN" };
    const posted = batch.post("correction", legsOf(correction, house, owing));
    if ("refused" in posted) throw new Error(`a correction could not be posted: ${posted.refused}`);
    const { transferId } = posted;
    batch.remember({
      key,
      kind: "correction",
      fingerprint,
      transferId,
      answer: "OK",
      balanceMinor: correction.owedMinor,
    });
    await writeBatch(connection, batch);
    await writeCorrection(connection, bet, { ...request, transferId });
    await updateBets(connection, [correction.bet], batch.at);
    if (unit !== "TRIAL") await parts.safe.recount(tx, request.memberId, batch.at);
    const { memberId, reason } = request;
    const detail = { bet: String(bet.id), owed: String(correction.owedMinor), reason };
    if (correction.owedMinor > 0n)
      await insertCases(connection, [{ kind: "RECEIVABLE", memberId, vendor, detail }]);
    const settledAt = await readSettledAt(connection, bet);
    const facts = JSON.stringify([factOf(correction.bet, settledAt)]);
    await connection.rows({ ...RECORD_EVENT, values: ["bet.corrected", facts, texts(parts.consumers)] });
    return { resultVersion: correction.bet.resultVersion, owedMinor: correction.owedMinor };
  });

function legsOf(
  { bet, creditMinor, taken, owedMinor }: Correction,
  house: bigint,
  owing: bigint,
): readonly Leg[] {
  const stake = { cashMinor: bet.cashStakeMinor, bonusMinor: bet.bonusStakeMinor };
  return [
    ...legsTo(bet, house, splitPayout(creditMinor, stake)),
    ...legsFrom(bet, house, taken),
    { from: owing, to: house, amountMinor: owedMinor },
  ];
}

const fingerprintOf = ({
  memberId,
  betId,
  resultVersion,
  payoutMinor,
  validMinor,
}: CorrectionRequest): string =>
  hash("sha256", [memberId, betId, resultVersion, payoutMinor, validMinor].join(" "), "hex");
