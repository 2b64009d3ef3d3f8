// The windows that add and remove a receiving account. They stand beside the form of the withdrawal and not in it: a
// form inside another would send both.
import { useText } from "@jonaki/i18n/react";
import { PayAccountDialog } from "./pay-account-dialog.tsx";
import { RemoveAccountDialog } from "./remove-account-dialog.tsx";
import type { PayAccount, PayAccounts } from "./withdrawal.rules.ts";

/** Add one, or remove this one. */
export type AccountTask = "add" | PayAccount;

interface PayAccountWindowsProps {
  readonly task: AccountTask | null;
  readonly kept: PayAccounts;
  readonly onClose: () => void;
  readonly onAdded: (account: PayAccount) => void;
  readonly onNews: (text: string) => void;
}

export function PayAccountWindows({ task, kept, onClose, onAdded, onNews }: PayAccountWindowsProps) {
  const t = useText();
  if (task === null) return null;
  if (task !== "add") return <RemoveAccountDialog account={task} onClose={onClose} onNews={onNews} />;
  return (
    <PayAccountDialog
      banks={kept.banks}
      onClose={onClose}
      onAdded={(account) => {
        onAdded(account);
        onNews(t("receiving_added"));
      }}
    />
  );
}
