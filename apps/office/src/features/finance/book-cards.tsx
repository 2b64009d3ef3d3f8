// The books in short: what the house owes its members and the sum of everything by unit, and the cases that are open.
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useTime } from "../../app/house.query.ts";
import { Age } from "../../shell/age.tsx";
import { unitName } from "../../shell/unit.rules.ts";
import { useBalance } from "../../shell/use-balance.ts";
import { CASE_KEYS, isZero } from "./finance.rules.ts";
import type { Books } from "./finance.query.ts";
import styles from "./finance-page.module.css";

export function BookCards({ books }: { readonly books: Books | undefined }) {
  if (books === undefined) return <Skeleton height={220} radius="var(--r-lg)" />;
  return (
    <>
      <Owed books={books} />
      <Cases books={books} />
    </>
  );
}

function Owed({ books: { liabilities, sums, time: at } }: { readonly books: Books }) {
  const { t } = useTranslator();
  const balanceText = useBalance();
  const time = useTime();
  return (
    <Card as="section" aria-labelledby="owed">
      <h2 id="owed" className={styles["head"]}>
        {t("office_liabilities")}
      </h2>
      <Facts>
        {liabilities.map(({ unit, balance }) => (
          <Fact key={unit} num name={unitName(unit, t)}>
            {balanceText(balance, unit)}
          </Fact>
        ))}
        {sums.map(({ unit, balance }) => (
          <Fact key={`sum ${unit}`} num name={t("office_sum_of", { 0: unitName(unit, t) })}>
            {isZero(balance) ? (
              balanceText(balance, unit)
            ) : (
              <b role="alert" className={styles["wrong"]}>
                {balanceText(balance, unit)}
              </b>
            )}
          </Fact>
        ))}
        <Fact num name={t("office_as_of")}>
          {time(at)}
        </Fact>
      </Facts>
    </Card>
  );
}

function Cases({ books: { cases } }: { readonly books: Books }) {
  const { t, language } = useTranslator();
  return (
    <Card as="section" aria-labelledby="cases">
      <h2 id="cases" className={styles["head"]}>
        {t("office_cases")}
      </h2>
      {cases.length === 0 ? <p className={styles["none"]}>{t("office_no_cases")}</p> : null}
      <Facts>
        {cases.map(({ kind, open, oldest }) => {
          const key = CASE_KEYS[kind];
          return (
            <Fact key={kind} name={key === undefined ? kind : t(key)}>
              <span className={styles["badges"]}>
                <Badge size="md" tone="down">
                  {t("office_cases_open", { 0: formatCount(open, language) })}
                </Badge>
                <Age since={oldest} />
              </span>
            </Fact>
          );
        })}
      </Facts>
    </Card>
  );
}
