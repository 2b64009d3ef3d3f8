// The ways of the logged-in bar [SHELL-33 to SHELL-36]; username and logout stand beside it.
import type { MessageKey } from "@jonaki/i18n";
import { AGENT_PAGE, agentEntry, hasMemberCentre } from "./agent-entry.rules.ts";
import { panel, placeExists } from "./place.rules.ts";
import type { SiteParts, Target, Viewer } from "./place.rules.ts";

export type BarKey = "deposit" | "withdraw" | "personal" | "record" | "cashback" | "agent";

export interface BarEntry {
  readonly key: BarKey;
  readonly text: MessageKey;
  readonly place: Target;
}

export function memberBarEntries(viewer: Viewer): readonly BarEntry[] {
  const isInside = hasMemberCentre(viewer);
  const rows: readonly (readonly [boolean, BarKey, MessageKey, Target])[] = [
    [isInside, "deposit", "tab_deposit", panel("depositv2")],
    [isInside, "withdraw", "menu_withdraw", panel("withdraw")],
    [isInside, "personal", "member_account", panel("securityCenter")],
    [isInside, "record", "record_title", panel("personalHistoryCopy")],
    [isInside && viewer.isOn("MANPLAYREB3"), "cashback", "menu_cashback", panel("manualRebate")],
    [agentEntry(viewer) !== "absent", "agent", "menu_agent", panel(AGENT_PAGE, "ac")],
  ];
  return rows.filter(([isSeen]) => isSeen).map(([, key, text, place]) => ({ key, text, place }));
}

export const shownBarEntries = (viewer: Viewer, site: SiteParts): readonly BarEntry[] =>
  memberBarEntries(viewer).filter(({ place }) => placeExists(place, site));
