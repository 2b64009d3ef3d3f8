// The pages of the member centre that exist, by page key: each a chunk of its own, with the title of its panel.
import type { MessageKey } from "@jonaki/i18n";
import { lazyPage } from "../app/lazy-page.ts";
import type { LazyPage } from "../app/lazy-page.ts";
import { DEFAULT_PAGE } from "./member-menu.rules.ts";
import { RECORD_PAGE } from "./panel-address.ts";

export interface Panel {
  readonly title: MessageKey;
  readonly content: LazyPage<object>;
}

const PANELS: ReadonlyMap<string, Panel> = new Map([
  [
    RECORD_PAGE,
    {
      title: "record_title",
      content: lazyPage(async () => (await import("../features/reports/betting-record.tsx")).BettingRecord),
    },
  ],
]);

/** Whether a page key has a page by now. */
export const hasPanel = (page: string): boolean => PANELS.has(page);

/** Without its key or with an unknown one the default page opens [SHELL-82]; until that exists, the first there is. */
export function pageOfKey(key: string): string {
  if (PANELS.has(key)) return key;
  return PANELS.has(DEFAULT_PAGE) ? DEFAULT_PAGE : ([...PANELS.keys()][0] ?? DEFAULT_PAGE);
}

export const panelOf = (page: string): Panel | undefined => PANELS.get(page);
