// The cashier's pages of the member centre with what other parts of the site give to them: the balance with its mark
// [SAFE-20], the way to customer service, and how to buy digital dollars [SITE-29].
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { IconButton } from "@jonaki/ui/icon-button";
import { usePhone } from "@jonaki/ui/use-phone";
import Headset from "lucide-react/icons/headset";
import { usePermission } from "../app/permission-context.ts";
import { useMemberInfo } from "../features/accounts/member.query.ts";
import { DepositPage } from "../features/cashier/deposit-page.tsx";
import { WithdrawPage } from "../features/cashier/withdraw-page.tsx";
import { resourceLabel, resourceOf, usdJumpLink } from "../features/site/resources.rules.ts";
import { useCustomerService } from "../features/site/use-customer-service.ts";
import { BalanceBlock } from "../features/wallet/balance-block.tsx";
import { WarningDialog } from "./warning.tsx";

export function DepositPanel() {
  return (
    <DepositPage
      balance={<BalanceBlock look="bar" />}
      service={<ServiceButton />}
      dollarHelp={useDollarHelp()}
    />
  );
}

export function WithdrawPanel() {
  return <WithdrawPage balance={<BalanceBlock look="bar" />} service={<ServiceButton />} />;
}

function useDollarHelp() {
  const { t, language } = useTranslator();
  const { resources } = usePermission();
  const url = usdJumpLink(resources, { digitalDollar: true });
  const resource = resourceOf(resources, "USDJUMP");
  return url === null || resource === null ? null : { url, label: resourceLabel(resource, language, t) };
}

/** Absent where the operator has none [SITE-35]. */
function ServiceButton() {
  const { customerService } = usePermission();
  return customerService.enabled ? <Service /> : null;
}

function Service() {
  const { t } = useTranslator();
  const isPhone = usePhone();
  const rankLevel = useMemberInfo()?.clubLabel.rankLevel ?? null;
  const { contact, busy, warning } = useCustomerService({ from: "menu", rankLevel });
  return (
    <span>
      {isPhone ? (
        <IconButton
          tone="quiet"
          size="sm"
          label={t("support_title")}
          icon={<Headset />}
          aria-busy={busy || undefined}
          onClick={contact}
        />
      ) : (
        <Button size="sm" tone="ghost" icon={<Headset />} loading={busy} onClick={contact}>
          {t("support_title")}
        </Button>
      )}
      <WarningDialog warning={warning} />
    </span>
  );
}
