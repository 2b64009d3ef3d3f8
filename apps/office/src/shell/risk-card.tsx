// Beside an order or a document [OFF-9]: who asks, and what is known about the member and the money so far.
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { Link } from "react-router";
import { useMoney, useTime } from "../app/house.query.ts";
import { useMay } from "../app/operator.query.ts";
import { KYC_KEYS, KYC_TONES, owesMoney } from "./member.rules.ts";
import type { Risk } from "./member.rules.ts";
import { MemberStatus } from "./member-status.tsx";
import { MEMBERS } from "./places.ts";
import styles from "./risk-card.module.css";

export function RiskCard({ member }: { readonly member: Risk }) {
  const { t } = useTranslator();
  return (
    <Card as="section" surface="raised" padding="sm" aria-labelledby="risk-card">
      <h3 id="risk-card" className={styles["head"]}>
        {t("office_risk_card")}
      </h3>
      <Facts>
        <Standing member={member} />
        <Money member={member} />
      </Facts>
    </Card>
  );
}

function Standing({ member }: { readonly member: Risk }) {
  const { t } = useTranslator();
  const time = useTime();
  const may = useMay();
  const { memberId, account, nickname, kyc } = member;
  return (
    <>
      <Fact name={t("office_account")}>
        {may("members.read") ? (
          <Link to={`${MEMBERS}?open=${memberId}`} className={styles["link"]}>
            {account}
          </Link>
        ) : (
          account
        )}
      </Fact>
      <Fact name={t("office_nickname")}>{nickname === "" ? "–" : nickname}</Fact>
      <Fact name={t("record_state")}>
        <MemberStatus status={member.status} />
      </Fact>
      <Fact name={t("office_noun_kyc")}>
        <Badge size="md" tone={KYC_TONES[kyc]}>
          {t(KYC_KEYS[kyc])}
        </Badge>
      </Fact>
      <Fact num name={t("office_rank")}>
        {member.rank}
      </Fact>
      <Fact num name={t("office_registered")}>
        {time(member.registered)}
      </Fact>
      <Fact num name={t("office_last_login")}>
        {member.lastLogin === null ? "–" : time(member.lastLogin)}
      </Fact>
      <Fact name={t("office_upline")}>{member.upline ?? "–"}</Fact>
    </>
  );
}

function Money({ member }: { readonly member: Risk }) {
  const { t, language } = useTranslator();
  const money = useMoney();
  const { deposits, withdrawals } = member;
  const summed = ({ count, amount }: Risk["deposits"]): string =>
    t("office_times_sum", { 0: formatCount(count, language), 1: money(amount) });
  return (
    <>
      <Fact num name={t("office_cash")}>
        {money(member.cash)}
      </Fact>
      <Fact num name={t("office_bonus")}>
        {money(member.bonus)}
      </Fact>
      <Fact num name={t("office_held")}>
        {money(member.held)}
      </Fact>
      <Fact num name={t("office_noun_deposits")}>
        {summed(deposits)}
      </Fact>
      <Fact num name={t("office_noun_withdrawals")}>
        {summed(withdrawals)}
      </Fact>
      <Fact num name={t("office_owes")}>
        <span className={owesMoney(member) ? styles["owes"] : undefined}>{money(member.owes)}</span>
      </Fact>
    </>
  );
}
