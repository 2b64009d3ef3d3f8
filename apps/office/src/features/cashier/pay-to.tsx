// Whom a withdrawal is to be paid to, in full, each part to be copied.
import type { MessageKey } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { useTime } from "../../app/house.query.ts";
import type { Withdrawal } from "./order.query.ts";
import styles from "./order-panel.module.css";

const KIND_KEYS: Readonly<Record<string, MessageKey>> = {
  EWALLET: "receiving_ewallet",
  BANK: "receiving_bank",
  DIGITAL_DOLLAR: "receiving_digital_dollar",
};

export function PayTo({ payTo, order: { methodName } }: Pick<Withdrawal, "payTo" | "order">) {
  const { t, language } = useTranslator();
  const time = useTime();
  const kind = KIND_KEYS[payTo.kind];
  return (
    <section aria-labelledby="pay-to" className={styles["part"]}>
      <h3 id="pay-to" className={styles["head"]}>
        {t("office_pay_to")}
      </h3>
      <Facts>
        <Fact name={t("office_kind")}>{kind === undefined ? payTo.kind : t(kind)}</Fact>
        <Fact name={t("office_institution")}>
          {[methodName[language], payTo.branch].filter((text) => text !== null).join(", ")}
        </Fact>
        <LongFact name={t("receiving_name")} text={payTo.name} />
        <LongFact name={t("receiving_number_bank")} text={payTo.number} />
        <Fact num name={t("office_added_at")}>
          {time(payTo.added)}
        </Fact>
      </Facts>
    </section>
  );
}
