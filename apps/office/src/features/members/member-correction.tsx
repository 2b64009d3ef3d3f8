// A balance put right by hand [OFF-4]: asked for here, with a reason; it happens when a second person has agreed.
import { useText } from "@jonaki/i18n/react";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useHouse, useMoney } from "../../app/house.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import type { Risk } from "../../shell/member.rules.ts";
import { CORRECTIONS } from "./member-acts.rules.ts";
import styles from "./member-panel.module.css";

export function MemberCorrection({ member }: { readonly member: Risk }) {
  const t = useText();
  const money = useMoney();
  const { currency } = useHouse();
  const { api } = useServices();
  const { memberId } = member;
  return (
    <div className={styles["main"]}>
      <Facts>
        <Fact name={t("office_account")}>{member.account}</Fact>
        <Fact num name={t("office_cash")}>
          {money(member.cash)}
        </Fact>
      </Facts>
      <ActForm
        title="office_correction"
        acts={CORRECTIONS}
        about={member.account}
        amount={{ label: t("office_correction_amount", { 0: currency }), likely: "" }}
        call={(way, { reason, amount = "" }) => api.members.correctBalance({ memberId, way, amount, reason })}
      />
    </div>
  );
}
