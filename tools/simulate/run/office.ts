// Carries the office's steps out on a process: holds, limits, standings, corrections; each answer as one line.
import { consumeHold, placeHold, releaseHold, shardOf } from "../../../packages/ledger/src/index.ts";
import type { HoldEnded, Posted } from "../../../packages/ledger/src/index.ts";
import { minor } from "../../../packages/money/src/index.ts";
import type { StatusMove } from "../../../apps/server/src/domains/accounts/accounts.ts";
import type { CorrectionAnswer } from "../../../apps/server/src/domains/bets/bets.ts";
import { connectionIn } from "../../../apps/server/src/platform/database/database.ts";
import { EXCLUSION_MS, TIME_OUT_MS } from "../model/standing.ts";
import { holdKey } from "../operations.ts";
import type {
  CorrectOperation,
  EndHoldOperation,
  HoldOperation,
  LimitOperation,
  OfficeOperation,
  StatusOperation,
} from "../operations.ts";
import type { SimProcess } from "../platform/process.ts";
import type { Step } from "../check/steps.ts";

/** No hold and no bet has it. */
const NO_ID = 1n;

export interface OfficeCall {
  readonly process: SimProcess;
  readonly memberId: bigint;
  readonly nowMs: number;
  readonly sent: Step["sent"];
}

export function doOfficeStep(call: OfficeCall, operation: OfficeOperation): Promise<string> {
  switch (operation.kind) {
    case "hold":
      return hold(call, operation);
    case "end hold":
      return endHold(call, operation);
    case "limit":
      return limit(call, operation);
    case "status":
      return status(call, operation);
    case "correct":
    default:
      return correct(call, operation);
  }
}

const postedLine = (posted: Posted | HoldEnded): string =>
  "refused" in posted
    ? `refused ${posted.refused}`
    : `transfer ${posted.transferId} ${posted.repeated ? "again" : "new"}`;

const hold = async (
  { process, memberId }: OfficeCall,
  { name, unit, amountMinor }: HoldOperation,
): Promise<string> =>
  process.database.transaction(async (tx) =>
    postedLine(
      await placeHold(connectionIn(tx), {
        key: holdKey(name),
        kind: "withdrawal",
        memberId,
        unit,
        amountMinor: minor(amountMinor),
        purpose: "buy-in",
      }),
    ),
  );

/** What is consumed leaves the house the way it came in. */
async function endHold(
  { process, sent }: OfficeCall,
  { how, name, hold: placed }: EndHoldOperation,
): Promise<string> {
  const holdId = sent.holdId ?? NO_ID;
  const key = holdKey(name);
  const unit = sent.holdUnit ?? "PLAY";
  const pool = await process.money.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit });
  const kind = `withdrawal ${how} ${placed}`;
  return process.database.transaction(async (tx) => {
    const connection = connectionIn(tx);
    const posted =
      how === "release"
        ? await releaseHold(connection, { holdId, key, kind })
        : await consumeHold(connection, { holdId, key, kind, to: shardOf(pool, 1) });
    return postedLine(posted);
  });
}

const limit = (
  { process, memberId, nowMs }: OfficeCall,
  { limit: kind, period, amountMinor }: LimitOperation,
): Promise<string> =>
  process.database.transaction(async (tx) => {
    await process.money.safe.setLimit(tx, { memberId, kind, period, amountMinor, at: new Date(nowMs) });
    return "set";
  });

const status = async ({ process, memberId, nowMs }: OfficeCall, { to }: StatusOperation): Promise<string> =>
  String(
    await process.soundDatabase.transaction((tx) =>
      process.accounts.setStatus(tx, memberId, moveOf(to, nowMs)),
    ),
  );

function moveOf(to: StatusOperation["to"], nowMs: number): StatusMove {
  if (to === "TIME-OUT") return { to: "EXCLUDED", until: new Date(nowMs + TIME_OUT_MS), isTimeOut: true };
  if (to === "EXCLUSION") return { to: "EXCLUDED", until: new Date(nowMs + EXCLUSION_MS), isTimeOut: false };
  if (to === "SUSPENSION") return { to: "SUSPENDED" };
  return { to: to === "RETURN" ? "ACTIVE" : "BEFORE" };
}

async function correct(
  { process, memberId, sent }: OfficeCall,
  { request, payoutMinor }: CorrectOperation,
): Promise<string> {
  const answer = await process.money.bets.correct({
    requestId: request,
    memberId,
    betId: sent.correction?.betId ?? NO_ID,
    resultVersion: sent.correction?.resultVersion ?? 1,
    payoutMinor: minor(payoutMinor),
    validMinor: minor(sent.correction?.validMinor ?? 0n),
    actor: "simulator",
    reason: "the result was wrong",
  });
  return correctionLine(answer);
}

const correctionLine = (answer: CorrectionAnswer): string =>
  "refused" in answer
    ? `refused ${answer.refused}`
    : `version ${answer.resultVersion} owed ${answer.owedMinor}`;
