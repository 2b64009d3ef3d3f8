// Operators [OFF-2]: who they are, what they may do, when they were last here; somebody new is made from here [OFF-7].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import UserPlus from "lucide-react/icons/user-plus";
import { useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { usePeopleQuery } from "../../app/people.query.ts";
import type { Person, Role } from "../../app/people.query.ts";
import { roleName } from "../../app/rights.rules.ts";
import { useShortcut } from "../../shell/shortcuts.tsx";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { NewPerson } from "./new-person.tsx";
import { PersonDrawer } from "./person-drawer.tsx";
import { RoleBadges } from "./role-badges.tsx";

const SORTABLE = { isSortable: true };

function useShape(roles: readonly Role[]): DeskShape<Person> {
  const t = useText();
  const time = useTime();
  const rolesOf = (person: Person): string => person.roles.map((role) => roleName(role, t)).join(", ");
  const stateOf = ({ isActive }: Person): string => t(isActive ? "office_active" : "office_inactive");
  return {
    name: "people",
    title: "office_people",
    search: "office_search_people",
    isWhole: true,
    columns: [
      textColumn("name", "office_person_name", ({ name }) => name, SORTABLE),
      textColumn("username", "office_username", ({ username }) => username, SORTABLE),
      {
        id: "roles",
        title: "office_roles",
        text: rolesOf,
        cell: (person) => <RoleBadges roles={person.roles} />,
      },
      {
        id: "state",
        title: "record_state",
        text: stateOf,
        cell: (person) => (
          <Badge size="md" tone={person.isActive ? "up" : "quiet"}>
            {stateOf(person)}
          </Badge>
        ),
      },
      textColumn("app", "office_app", ({ hasTotp }) => t(hasTotp ? "office_app_set" : "office_app_not_set")),
      figureColumn(
        "lastSignIn",
        "office_last_sign_in",
        ({ lastSignIn }) => (lastSignIn === null ? "–" : time(lastSignIn)),
        SORTABLE,
      ),
    ],
    filters: [
      {
        kind: "choice",
        id: "role",
        title: "office_role",
        choices: roles.map(({ name }) => ({ value: name, label: roleName(name, t) })),
      },
    ],
    rowKey: ({ operatorId }) => operatorId,
    phone: { badge: "state", sub: "roles", end: "username" },
  };
}

export function PeoplePage() {
  const may = useMay();
  const { data: answer, isFetching, refetch } = usePeopleQuery();
  const people = answer?.ok === true ? answer.value : undefined;
  const shape = useShape(people?.roles ?? []);
  const desk = useDeskView(shape);
  const { role } = desk.view.filters;
  const list = useWholeList(
    shape,
    desk,
    people?.operators,
    ({ roles }) => role === undefined || roles.includes(role),
  );
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
        onOpen={({ operatorId }) => desk.open(operatorId)}
        onExport={may("operators.export") ? list.csv : undefined}
        actions={may("operators.write") ? <AddPerson /> : null}
      />
      <PersonDrawer
        person={people?.operators.find(({ operatorId }) => operatorId === desk.opened)}
        roles={people?.roles ?? []}
        onClose={desk.close}
      />
    </>
  );
}

function AddPerson() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useShortcut("n", "office_new_person", () => setOpen(true));
  return (
    <>
      <Button tone="brand" icon={<UserPlus />} onClick={() => setOpen(true)}>
        {t("office_new_person")}
      </Button>
      {isOpen ? <NewPerson onClose={() => setOpen(false)} /> : null}
    </>
  );
}
