// Whom to pay [CAS-1.4]: account, name, exact amount and reference, each to be copied, the code for another device, and
// the way to the provider's own page where it has one.
import { formatAmount } from "@jonaki/money";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { CopyButton } from "@jonaki/ui/copy-button";
import { cx } from "@jonaki/ui/cx";
import ExternalLink from "lucide-react/icons/external-link";
import { QrCode } from "../../shell/qr-code.tsx";
import { minorOf, payPage } from "./deposit.rules.ts";
import type { Deposit } from "./deposit.rules.ts";
import { useSymbol } from "./use-money.ts";
import styles from "./pay-to.module.css";

interface PayToProps {
  readonly order: Deposit;
  readonly payTo: NonNullable<Deposit["payTo"]>;
}

export function PayTo({ order, payTo }: PayToProps) {
  const t = useText();
  const symbol = useSymbol()(payTo.currency);
  const page = payPage(payTo.qrData);
  return (
    <>
      <p className={styles["body"]}>{t("deposit_pay_body")}</p>
      <div className={styles["pay"]}>
        <dl className={styles["rows"]}>
          <Row name={t("deposit_pay_account")} text={payTo.account} />
          <Row name={t("deposit_pay_name")} text={payTo.name} />
          <Row
            isAmount
            name={t("deposit_pay_exact")}
            text={formatMoney(payTo.amount, { symbol })}
            copied={formatAmount(minorOf(payTo.amount))}
          />
          <Row name={t("record_reference")} text={order.reference} />
        </dl>
        {payTo.qrData === null ? null : (
          <figure className={styles["code"]}>
            <span className={styles["plate"]}>
              <QrCode isPlain text={payTo.qrData} label={t("deposit_pay_qr")} />
            </span>
            <figcaption>{t("deposit_pay_scan")}</figcaption>
          </figure>
        )}
      </div>
      {page === null ? null : (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: "amber", size: "lg", block: true })}
        >
          <ExternalLink aria-hidden="true" />
          {t("deposit_pay_page")}
        </a>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  /** What the clipboard gets where it differs from what is read. */
  readonly copied?: string;
  readonly isAmount?: boolean;
}

function Row({ name, text, copied, isAmount = false }: RowProps) {
  const t = useText();
  return (
    <div className={styles["row"]}>
      <dt>{name}</dt>
      <dd>
        <span className={cx("num", styles["text"], isAmount && "money", isAmount && styles["exact"])}>
          {text}
        </span>
        <CopyButton
          iconOnly
          text={copied ?? text}
          label={t("cashier_copy", { name })}
          copiedLabel={t("action_copied")}
          failedLabel={t("action_copy_failed")}
        />
      </dd>
    </div>
  );
}
