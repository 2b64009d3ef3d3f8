// Open sessions [OFF-5]: who is in the office, from where and since when; whoever may write ends any of them.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useTime } from "../../app/house.query.ts";
import { useLiveQuery } from "../../app/live-query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { EndSession } from "./end-session.tsx";
import type { Session } from "./end-session.tsx";

const SORTABLE = { isSortable: true };

function useShape(): DeskShape<Session> {
  const t = useText();
  const time = useTime();
  const hereText = ({ isCurrent }: Session): string => (isCurrent ? t("office_here") : "");
  return {
    name: "sessions",
    title: "office_sessions",
    search: "office_search_sessions",
    isWhole: true,
    columns: [
      textColumn("name", "office_person_name", ({ name }) => name, SORTABLE),
      {
        id: "here",
        title: "office_session",
        text: hereText,
        cell: (session) =>
          session.isCurrent ? (
            <Badge size="md" tone="live">
              {t("office_here")}
            </Badge>
          ) : (
            "–"
          ),
      },
      figureColumn("since", "office_since", ({ since }) => time(since), SORTABLE),
      figureColumn("lastAct", "office_last_act", ({ lastAct }) => time(lastAct), SORTABLE),
      figureColumn("address", "office_address", ({ address }) => address, SORTABLE),
      textColumn("browser", "office_browser", ({ browser }) => browser),
    ],
    filters: [],
    rowKey: ({ sessionId }) => sessionId,
    phone: { badge: "here", sub: "browser", end: "address" },
  };
}

export function SessionsPage() {
  const { api } = useServices();
  const may = useMay();
  const {
    data: answer,
    isFetching,
    refetch,
  } = useLiveQuery(["sessions"], (options) => api.people.sessions({}, options));
  const sessions = answer?.ok === true ? answer.value.sessions : undefined;
  const shape = useShape();
  const desk = useDeskView(shape);
  const list = useWholeList(shape, desk, sessions);
  const mayEnd = may("operators.write");
  return (
    <>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={list.rows}
        pageCount={list.pageCount}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        {...(mayEnd ? { onOpen: ({ sessionId }: Session) => desk.open(sessionId) } : {})}
        onExport={may("operators.export") ? list.csv : undefined}
      />
      {mayEnd ? (
        <EndSession
          session={sessions?.find(({ sessionId }) => sessionId === desk.opened)}
          onClose={desk.close}
          onEnded={() => void refetch()}
        />
      ) : null}
    </>
  );
}
