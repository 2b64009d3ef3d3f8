// The pages of the two centres that exist, by page key: each a chunk of its own, with the title of its panel.
import type { MessageKey } from "@jonaki/i18n";
import { lazyPage } from "../app/lazy-page.ts";
import type { LazyPage } from "../app/lazy-page.ts";
import { AGENT_PAGE } from "./agent-entry.rules.ts";
import { DEFAULT_PAGE, DEPOSIT_PAGE, RECORD_PAGE, STATEMENT_PAGE, WITHDRAW_PAGE } from "./panel-address.ts";
import type { Centre } from "./place.rules.ts";

export interface Panel {
  readonly title: MessageKey;
  readonly content: LazyPage<object>;
}

/** The pages of the member centre in no order of their own. */
const MEMBER_PAGES = [
  [DEFAULT_PAGE, "member_account"],
  [DEPOSIT_PAGE, "tab_deposit"],
  [WITHDRAW_PAGE, "menu_withdraw"],
  [RECORD_PAGE, "record_title"],
  ["transferFund", "member_wallet"],
  ["transferUpline", "member_to_upline"],
  ["transactionHistory", "menu_account_record"],
  ["personalProfit", "menu_personal_loss"],
  [STATEMENT_PAGE, "statement_title"],
] as const satisfies readonly (readonly [page: string, title: MessageKey])[];
export type MemberPage = (typeof MEMBER_PAGES)[number][0];

/** Which files a page is made of, the part behind it knows: no first page pays for the list. */
const memberPanel = (page: MemberPage, title: MessageKey): Panel => ({
  title,
  content: lazyPage(async () => (await import("./panel-pages.ts")).loadMemberPage(page)),
});

const PANELS: Readonly<Record<Centre, ReadonlyMap<string, Panel>>> = {
  mc: new Map(MEMBER_PAGES.map(([page, title]) => [page, memberPanel(page, title)])),
  ac: new Map(),
};
const DEFAULTS: Readonly<Record<Centre, string>> = { mc: DEFAULT_PAGE, ac: AGENT_PAGE };

/** Whether a page key has a page by now, in one of the centres. */
export const hasPanel = (page: string): boolean => PANELS.mc.has(page) || PANELS.ac.has(page);

/** Without its key or with an unknown one the default page opens [SHELL-82]; until that exists, the first there is. */
export function pageOfKey(key: string, centre: Centre = "mc"): string {
  const pages = PANELS[centre];
  const [page = DEFAULTS[centre]] = [key, DEFAULTS[centre], ...pages.keys()].filter((one) => pages.has(one));
  return page;
}

export const panelOf = (page: string, centre: Centre): Panel | undefined => PANELS[centre].get(page);
