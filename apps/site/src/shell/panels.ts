// The pages of the two centres that exist, by page key: each a chunk of its own, with the title of its panel.
import type { MessageKey } from "@jonaki/i18n";
import { lazyPage } from "../app/lazy-page.ts";
import type { LazyPage } from "../app/lazy-page.ts";
import { AGENT_PAGE } from "./agent-entry.rules.ts";
import { DEFAULT_PAGE, RECORD_PAGE } from "./panel-address.ts";
import type { Centre } from "./place.rules.ts";

export interface Panel {
  readonly title: MessageKey;
  readonly content: LazyPage<object>;
}

type Panels = ReadonlyMap<string, Panel>;

const PANELS: Readonly<Record<Centre, Panels>> = {
  mc: new Map([
    [
      DEFAULT_PAGE,
      {
        title: "member_account",
        content: lazyPage(
          async () => (await import("../features/accounts/security/security-centre.tsx")).SecurityCentre,
        ),
      },
    ],
    [
      RECORD_PAGE,
      {
        title: "record_title",
        content: lazyPage(async () => (await import("../features/reports/betting-record.tsx")).BettingRecord),
      },
    ],
  ]),
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
