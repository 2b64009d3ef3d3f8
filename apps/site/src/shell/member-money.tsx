// What a member has, and the way to the record of it [SHELL-33, SHELL-35]. A guest has no member centre.
import { useText } from "@jonaki/i18n/react";
import { MEMBER_CENTRE_EXCLUDED } from "@jonaki/wire/account-types";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useAccountType } from "../app/use-token.ts";
import { BalanceBlock } from "../features/wallet/balance-block.tsx";
import { FIRST_STEP, RECORD_PAGE, usePanelHref } from "./panel-address.ts";
import { SiteLink } from "./site-link.tsx";
import styles from "./money-place.module.css";

export function MemberMoney() {
  const type = useAccountType();
  const isMember = type !== null && type !== MEMBER_CENTRE_EXCLUDED;
  return (
    <>
      <BalanceBlock />
      {isMember ? <RecordLink /> : null}
    </>
  );
}

function RecordLink() {
  const t = useText();
  return (
    <SiteLink to={usePanelHref(RECORD_PAGE)} state={FIRST_STEP} className={styles["record"]}>
      <ReceiptText aria-hidden="true" />
      {t("record_title")}
    </SiteLink>
  );
}
