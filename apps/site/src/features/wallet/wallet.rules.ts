// The shortcuts of the wallet, in the order of the rule [WAL-21.4]; one whose page does not exist is absent.
import type { MessageKey } from "@jonaki/i18n";

export type ShortcutKey = "deposit" | "withdraw" | "record";

interface Shortcut {
  readonly key: ShortcutKey;
  readonly text: MessageKey;
  /** A page key of the member centre. */
  readonly page: string;
}

export const shortcuts: readonly Shortcut[] = [
  { key: "deposit", text: "tab_deposit", page: "depositv2" },
  { key: "withdraw", text: "menu_withdraw", page: "withdraw" },
  { key: "record", text: "menu_account_record", page: "transactionHistory" },
];
