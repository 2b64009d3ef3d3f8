// Who a member is: the risk card, contacts, wallets and limits, and suspending or letting go [OFF-10].
import { digits, LIMIT_KEYS } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useMoney } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import { RiskCard } from "../../shell/risk-card.tsx";
import { unitName } from "../../shell/unit.rules.ts";
import { useBalance } from "../../shell/use-balance.ts";
import { PURSE_KEYS, statusActs } from "./member-acts.rules.ts";
import type { MemberPaper } from "./members.query.ts";
import styles from "./member-panel.module.css";

interface PaperProps {
  readonly paper: MemberPaper;
}

export function MemberOverview({ paper }: PaperProps) {
  return (
    <div className={styles["sides"]}>
      <div className={styles["main"]}>
        <Contacts paper={paper} />
        <Wallets paper={paper} />
        <Limits paper={paper} />
        <Standing paper={paper} />
      </div>
      <RiskCard member={paper.member} />
    </div>
  );
}

function Contacts({ paper: { contacts } }: PaperProps) {
  const t = useText();
  return (
    <section aria-labelledby="contacts">
      <h3 id="contacts" className={styles["head"]}>
        {t("office_contacts")}
      </h3>
      <Facts>
        <Fact num name={t("office_mobile")}>
          {contacts.mobile ?? "–"}
        </Fact>
        <Fact name={t("office_mail")}>{contacts.mail ?? "–"}</Fact>
      </Facts>
    </section>
  );
}

function Wallets({ paper: { wallets } }: PaperProps) {
  const t = useText();
  const balanceText = useBalance();
  return (
    <section aria-labelledby="wallets">
      <h3 id="wallets" className={styles["head"]}>
        {t("office_wallets")}
      </h3>
      {wallets.length === 0 ? <p className={styles["none"]}>{t("office_empty")}</p> : null}
      <Facts>
        {wallets.map(({ unit, kind, balance }) => {
          const key = PURSE_KEYS[kind];
          return (
            <Fact
              key={`${unit} ${kind}`}
              num
              name={`${unitName(unit, t)} · ${key === undefined ? kind : t(key)}`}
            >
              {balanceText(balance, unit)}
            </Fact>
          );
        })}
      </Facts>
    </section>
  );
}

function Limits({ paper: { limits } }: PaperProps) {
  const { t, language } = useTranslator();
  const money = useMoney();
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby="limits">
      <h3 id="limits" className={styles["head"]}>
        {t("limits_title")}
      </h3>
      <Facts>
        {limits.map(({ limit, amount }) => {
          const key = LIMIT_KEYS[limit];
          return (
            <Fact key={limit} num name={key === undefined ? limit : t(key)}>
              {limit.startsWith("TIME") ? t("limit_minutes", { 0: digits(amount, language) }) : money(amount)}
            </Fact>
          );
        })}
      </Facts>
    </section>
  );
}

function Standing({ paper: { member } }: PaperProps) {
  const may = useMay();
  const { api } = useServices();
  const acts = statusActs(member.status);
  if (acts.length === 0 || !may("members.write")) return null;
  const { memberId } = member;
  return (
    <ActForm
      key={member.status}
      title="office_standing"
      acts={acts}
      about={member.account}
      call={(act, { reason }) => api.members.memberStatus({ memberId, act, reason })}
    />
  );
}
