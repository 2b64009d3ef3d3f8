// The desk of members [OFF-10]: searched by account, mobile, e-mail, number, device or address, and the one that stands open.
import { useText } from "@jonaki/i18n/react";
import { useTime } from "../../app/house.query.ts";
import { statusKey } from "../../shell/member.rules.ts";
import { MemberStatus } from "../../shell/member-status.tsx";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { MemberPanel } from "./member-panel.tsx";
import { useMembers } from "./members.query.ts";
import type { FoundMember } from "./members.query.ts";

function useShape(): DeskShape<FoundMember> {
  const t = useText();
  const time = useTime();
  const statusText = ({ status }: FoundMember): string => {
    const key = statusKey(status);
    return key === null ? status : t(key);
  };
  return {
    name: "members",
    title: "office_noun_members",
    search: "office_search_members",
    isWhole: false,
    columns: [
      textColumn("account", "office_account", ({ account }) => account),
      textColumn("nickname", "office_nickname", ({ nickname }) => (nickname === "" ? "–" : nickname)),
      {
        id: "status",
        title: "record_state",
        text: statusText,
        cell: ({ status }) => <MemberStatus status={status} />,
      },
      figureColumn("registered", "office_registered", ({ registered }) => time(registered)),
      figureColumn("lastLogin", "office_last_login", ({ lastLogin }) =>
        lastLogin === null ? "–" : time(lastLogin),
      ),
      figureColumn("id", "office_number", ({ memberId }) => memberId),
    ],
    filters: [],
    rowKey: ({ memberId }) => memberId,
    phone: { badge: "status", sub: "nickname", end: "id" },
  };
}

export function MembersPage() {
  const shape = useShape();
  const desk = useDeskView(shape);
  const { data: answer, isFetching, refetch } = useMembers(desk.view.search, desk.view.page);
  const page = answer?.ok === true ? answer.value : undefined;
  return (
    <>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={page?.list}
        pageCount={page?.pageCount ?? 1}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ memberId }) => desk.open(memberId)}
      />
      <MemberPanel memberId={desk.opened} onClose={desk.close} />
    </>
  );
}
