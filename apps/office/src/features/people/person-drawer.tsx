// One operator, opened: what they may do, and the form that asks for other roles, which a second person grants [OFF-4].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Checkbox } from "@jonaki/ui/checkbox";
import { Drawer } from "@jonaki/ui/drawer";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import type { Person, Role } from "../../app/people.query.ts";
import { roleName } from "../../app/rights.rules.ts";
import { useServices } from "../../app/services.ts";
import { isReason } from "../../shell/reason.rules.ts";
import { useLast } from "../../shell/use-last.ts";
import { AskingEnd } from "./asking-end.tsx";
import { RoleBadges } from "./role-badges.tsx";
import { useAsking } from "./use-asking.ts";
import styles from "./people-page.module.css";

interface PersonDrawerProps {
  readonly person: Person | undefined;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

export function PersonDrawer({ person, roles, onClose }: PersonDrawerProps) {
  const t = useText();
  const may = useMay();
  const shown = useLast(person);
  return (
    <Drawer
      side="end"
      size="md"
      open={person !== undefined}
      title={shown?.name ?? ""}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : (
        <>
          <PersonFacts person={shown} />
          {may("operators.write") ? (
            <GrantForm key={shown.operatorId} person={shown} roles={roles} onAsked={onClose} />
          ) : null}
        </>
      )}
    </Drawer>
  );
}

function PersonFacts({ person }: { readonly person: Person }) {
  const t = useText();
  const time = useTime();
  return (
    <Facts>
      <Fact name={t("office_username")}>{person.username}</Fact>
      <Fact name={t("office_roles")}>
        <RoleBadges roles={person.roles} />
      </Fact>
      <Fact name={t("record_state")}>{t(person.isActive ? "office_active" : "office_inactive")}</Fact>
      <Fact name={t("office_app")}>{t(person.hasTotp ? "office_app_set" : "office_app_not_set")}</Fact>
      <Fact num name={t("office_last_sign_in")}>
        {person.lastSignIn === null ? "–" : time(person.lastSignIn)}
      </Fact>
    </Facts>
  );
}

interface GrantFormProps {
  readonly person: Person;
  readonly roles: readonly Role[];
  readonly onAsked: () => void;
}

function GrantForm({ person, roles, onAsked }: GrantFormProps) {
  const t = useText();
  const { api } = useServices();
  const [chosen, setChosen] = useState<readonly string[]>(person.roles);
  const [reason, setReason] = useState("");
  const asking = useAsking(onAsked);
  const toggle = (name: string, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, name] : chosen.filter((one) => one !== name));
  const press = (event: FormEvent): void => {
    event.preventDefault();
    const { operatorId } = person;
    asking.send(isReason(reason), () =>
      api.people.grantRoles({ operatorId, roles: [...chosen], reason: reason.trim() }),
    );
  };
  return (
    <form noValidate aria-label={t("office_change_roles")} className={styles["part"]} onSubmit={press}>
      <h3 className={styles["head"]}>{t("office_change_roles")}</h3>
      <div>
        {roles.map(({ name }) => (
          <Checkbox key={name} checked={chosen.includes(name)} onValue={(isOn) => toggle(name, isOn)}>
            {roleName(name, t)}
          </Checkbox>
        ))}
      </div>
      <AskingEnd asking={asking} reason={reason} onReason={setReason} />
    </form>
  );
}
