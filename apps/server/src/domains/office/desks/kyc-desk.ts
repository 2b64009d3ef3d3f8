// The desk of identities [SAFE-22]: documents that wait, one member's with everything beside them, and the decision.
import type { Unit } from "@jonaki/ledger";
import { accepted, refused } from "@jonaki/wire";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { HandlersOf } from "../../../http/handlers.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { addAuditNote } from "../office-audit.store.ts";
import { operatorOf } from "../operator-view.ts";
import type { OperatorView } from "../operator-view.ts";
import { readDocuments, readIdentities, readIdentityDecisions } from "./identities.store.ts";
import { readRisk } from "./risk-card.store.ts";
import { riskCard } from "./risk-card.view.ts";
import type { DecideIdentity } from "../../safe/safe.ts";

type Row = CallOutput<OfficeCalls["kyc"]["identities"]>["list"][number];
type Document = CallOutput<OfficeCalls["kyc"]["identity"]>["documents"][number];

export interface KycDeskParts {
  readonly database: Database;
  readonly moneyUnit: Unit;
  /** In the caller's transaction. */
  readonly decideIdentity: DecideIdentity;
}

const ROWS = SETTINGS.recordDays.rowsPerPage;

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
export function kycDesk({
  database,
  moneyUnit,
  decideIdentity,
}: KycDeskParts): HandlersOf<OfficeCalls["kyc"], OperatorView> {
  const { store } = database;
  return {
    identities: async ({ state, after }) => {
      const rows = await readIdentities(store, state, after === undefined ? null : BigInt(after), ROWS + 1);
      const list = rows.slice(0, ROWS).map((row) => ({
        memberId: String(row.memberId),
        account: row.username,
        state: row.state as Row["state"],
        since: row.since.toISOString(),
        documents: Number(row.documents),
      }));
      return accepted({ list, next: rows.length > ROWS ? (list.at(-1)?.memberId ?? null) : null });
    },
    identity: async ({ memberId }) => {
      const id = BigInt(memberId);
      const risk = await readRisk(store, id, moneyUnit);
      if (risk === null || risk.kyc === null) return refused("NOT_FOUND");
      const [documents, decisions] = await Promise.all([
        readDocuments(store, id),
        readIdentityDecisions(store, id),
      ]);
      return accepted({
        state: risk.kyc as Row["state"],
        member: riskCard(risk),
        documents: documents.map((one) => ({
          kind: one.kind as Document["kind"],
          fileId: one.file_id,
          sent: one.sent_at.toISOString(),
        })),
        decisions: decisions.map((one) => ({
          time: one.decided_at.toISOString(),
          by: { operatorId: String(one.operator_id), name: one.operator_name },
          decision: one.decision,
          reason: one.reason,
        })),
      });
    },
    decideIdentity: ({ memberId, decision, reason }, context) =>
      database.transaction(async (tx: OpenTransaction) => {
        const { operatorId, name } = operatorOf(context);
        const answer = await decideIdentity(
          tx,
          { operatorId, name },
          { memberId: BigInt(memberId), decision, reason },
        );
        if (!answer.ok) return answer;
        const note = {
          operatorId,
          address: context.address,
          action: "kyc.decide",
          subject: `member ${memberId}`,
        };
        await addAuditNote(tx, { ...note, after: answer.value, reason });
        return answer;
      }),
  };
}
/* oxlint-enable typescript/no-unsafe-type-assertion */
