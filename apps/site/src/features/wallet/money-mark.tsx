// Whose money it is: a guest's is trial money, everybody else's play money, until a licence says otherwise [SAFE-20].
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import { useAccountType } from "../../app/use-token.ts";

export function MoneyMark({ className }: { readonly className?: string | undefined }) {
  const t = useText();
  const type = useAccountType();
  if (type === null) return null;
  const isTrial = type === ACCOUNT_TYPES.trial;
  return (
    <Badge tone={isTrial ? "info" : "line"} className={className}>
      {t(isTrial ? "balance_trial" : "in_play_money")}
    </Badge>
  );
}
