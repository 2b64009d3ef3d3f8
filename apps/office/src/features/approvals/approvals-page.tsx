// The approvals [OFF-4]: by state, each opening to what it holds and to the decision.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { APPROVAL_STATES } from "@jonaki/wire/states";
import { useTime } from "../../app/house.query.ts";
import { useServices } from "../../app/services.ts";
import { csvText } from "../../table/csv.rules.ts";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { everyPage } from "../../table/every-page.ts";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { wholePage } from "../../table/whole-list.rules.ts";
import { ApprovalDrawer } from "./approval-drawer.tsx";
import { aboutText, kindName, STATE_KEYS, STATE_TONES } from "./approval.rules.ts";
import { useApprovals } from "./approvals.query.ts";
import type { Approval, ApprovalState } from "./approvals.query.ts";

function useShape(): DeskShape<Approval> {
  const t = useText();
  const time = useTime();
  const stateName = ({ state }: Approval): string => t(STATE_KEYS[state]);
  return {
    name: "approvals",
    title: "office_approvals",
    search: "office_search_page",
    isWhole: true,
    columns: [
      textColumn("kind", "office_kind", ({ kind }) => kindName(kind, t)),
      textColumn("about", "office_about", aboutText),
      textColumn("maker", "office_maker", ({ maker }) => maker.name),
      figureColumn("time", "office_time", (approval) => time(approval.time)),
      {
        id: "state",
        title: "record_state",
        text: stateName,
        cell: (approval) => (
          <Badge size="md" tone={STATE_TONES[approval.state]}>
            {stateName(approval)}
          </Badge>
        ),
      },
      textColumn("checker", "office_checker", ({ checker }) => checker?.name ?? "–"),
      textColumn("reason", "office_reason", ({ reason }) => reason),
      figureColumn(
        "decided",
        "office_decided",
        ({ decided }) => (decided === null ? "–" : time(decided)),
        EXTRA,
      ),
      figureColumn("id", "office_number", ({ approvalId }) => approvalId, EXTRA),
    ],
    filters: [
      {
        kind: "choice",
        id: "state",
        title: "record_state",
        choices: APPROVAL_STATES.map((value) => ({ value, label: t(STATE_KEYS[value]) })),
      },
    ],
    rowKey: ({ approvalId }) => approvalId,
    phone: { badge: "state", sub: "maker", end: "about" },
  };
}

const EXTRA = { isExtra: true };

const stateOf = (text: string | undefined): ApprovalState | undefined =>
  APPROVAL_STATES.find((state) => state === text);

export function ApprovalsPage() {
  const t = useText();
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { view } = desk;
  const state = stateOf(view.filters["state"]);
  const { data: answer, isFetching, refetch } = useApprovals(state, view.page);
  const page = answer?.ok === true ? answer.value : undefined;
  const { rows } = useWholeList(shape, { ...desk, view: { ...view, page: 1 } }, page?.list);
  const csv = async (): Promise<string | null> => {
    const all = await everyPage((pageNo) => api.approvals.approvals({ state, pageNo }));
    return all === null ? null : csvText(shape.columns, wholePage(all, view, shape.columns).found, t);
  };
  return (
    <>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={rows}
        pageCount={page?.totalPages ?? 1}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ approvalId }) => desk.open(approvalId)}
        onExport={csv}
      />
      <ApprovalDrawer
        approval={page?.list.find(({ approvalId }) => approvalId === desk.opened)}
        onClose={desk.close}
      />
    </>
  );
}
