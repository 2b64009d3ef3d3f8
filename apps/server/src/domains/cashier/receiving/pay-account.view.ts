// Receiving accounts as the wire has them: of a number only its end [CAS-11].
import type { CallOutput, Calls } from "@jonaki/wire";
import { shownNumber } from "./pay-account.rules.ts";
import type { ListedInstitution, PayAccount } from "./pay-accounts.store.ts";

type Language = "BN" | "EN";
type Answered = CallOutput<Calls["cashier"]["payAccounts"]>;

export const institutionName = (
  { name_bn: bn, name_en: en }: Pick<PayAccount, "name_bn" | "name_en">,
  language: Language,
): string => (language === "BN" ? bn : en);

export const payAccountView = (row: PayAccount, language: Language): Answered["accounts"][number] => ({
  accountId: String(row.id),
  kind: row.kind,
  bank: institutionName(row, language),
  branch: row.branch,
  name: row.name,
  number: shownNumber(row.number),
  usableFrom: row.is_waiting ? row.usable_from.toISOString() : null,
});

export const bankView = (row: ListedInstitution, language: Language): Answered["banks"][number] => ({
  kind: row.kind,
  bank: row.code,
  name: institutionName(row, language),
});
