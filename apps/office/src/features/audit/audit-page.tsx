// The audit log [OFF-6]: searched by what stands in the address, opened entry by entry, exported, and its chain checked.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { usePeople } from "../../app/people.query.ts";
import { useServices } from "../../app/services.ts";
import type { DeskFilter, DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { actionName, KNOWN_ACTIONS } from "./audit.rules.ts";
import { auditFilters, useAudit } from "./audit.query.ts";
import type { AuditEntry } from "./audit.query.ts";
import { ChainCheck } from "./chain-check.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";

const EXTRA = { isExtra: true };

function useFilters(): readonly DeskFilter[] {
  const t = useText();
  const people = usePeople();
  const named = people?.operators.map(({ operatorId, name }) => ({ value: operatorId, label: name }));
  return [
    { kind: "days" },
    // Even where nobody can be named: an address may say whom.
    { kind: "choice", id: "operatorId", title: "office_operator", choices: named ?? [] },
    {
      kind: "choice",
      id: "action",
      title: "office_action",
      choices: KNOWN_ACTIONS.map((value) => ({ value, label: actionName(value, t) })),
    },
  ];
}

function useShape(): DeskShape<AuditEntry> {
  const t = useText();
  const time = useTime();
  const outcome = ({ isAllowed }: AuditEntry): string => t(isAllowed ? "office_done" : "office_not_allowed");
  return {
    name: "audit",
    title: "office_audit",
    search: "office_search_subject",
    isWhole: false,
    columns: [
      figureColumn("time", "office_time", (entry) => time(entry.time)),
      textColumn("operator", "office_operator", ({ operator }) => operator?.name ?? t("office_server")),
      textColumn("action", "office_action", ({ action }) => actionName(action, t)),
      textColumn("subject", "office_subject", ({ subject }) => subject),
      {
        id: "outcome",
        title: "office_outcome",
        text: outcome,
        cell: (entry) => (
          <Badge size="md" tone={entry.isAllowed ? "up" : "down"}>
            {outcome(entry)}
          </Badge>
        ),
      },
      textColumn("reason", "office_reason", ({ reason }) => (reason === "" ? "–" : reason)),
      figureColumn("address", "office_address", ({ address }) => (address === "" ? "–" : address)),
      figureColumn("id", "office_number", ({ entryId }) => entryId, EXTRA),
      figureColumn("hash", "office_hash", ({ hash }) => hash, EXTRA),
    ],
    filters: useFilters(),
    rowKey: ({ entryId }) => entryId,
    phone: { badge: "outcome", sub: "action", end: "operator" },
  };
}

export function AuditPage() {
  const may = useMay();
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { data: answer, isFetching, refetch } = useAudit(desk.view);
  const page = answer?.ok === true ? answer.value : undefined;
  const isRange = answer?.ok === false && answer.code === "DATE_RANGE";
  const csv = async (): Promise<string | null> => {
    const made = await api.audit.auditExport(auditFilters(desk.view));
    return made.ok ? made.value.csv : null;
  };
  return (
    <>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={isRange ? [] : page?.list}
        pageCount={page?.totalPages ?? 1}
        rangeError={isRange ? answer.message : undefined}
        problem={
          answer?.ok === false && !isRange
            ? { message: answer.message, isFetching, retry: () => void refetch() }
            : null
        }
        onOpen={({ entryId }) => desk.open(entryId)}
        onExport={may("audit.export") ? csv : undefined}
        actions={<ChainCheck />}
      />
      <EntryDrawer entry={page?.list.find(({ entryId }) => entryId === desk.opened)} onClose={desk.close} />
    </>
  );
}
