// The left menu of the member centre [SHELL-83 to SHELL-87], and where the source's labels without a target
// lead [SHELL-88].
import type { MessageKey } from "@jonaki/i18n";
import type { Flag } from "@jonaki/wire/flags";
import { DEFAULT_PAGE } from "./panel-address.ts";
import { modal, panel, placeExists, route } from "./place.rules.ts";
import type { Place, SiteParts } from "./place.rules.ts";

/** Opens from within, and has no entry [SHELL-86]. */
export const RANK_PAGE = "playerRank";

export interface MemberMenuEntry {
  /** The label's text key. */
  readonly name: MessageKey;
  /** The page key. */
  readonly page: string;
  /** A count beside the label; null where none is shown. */
  readonly badge: number | null;
}

export interface MemberMenuFacts {
  readonly toUpline: boolean;
  readonly isOn: (flag: Flag) => boolean;
  readonly missionCount: number;
  readonly unreadCount: number;
}

const shownCount = (count: number): number | null => (count > 0 ? count : null);

export function memberMenu(facts: MemberMenuFacts): readonly MemberMenuEntry[] {
  const { toUpline, isOn, missionCount, unreadCount } = facts;
  const entry = (name: MessageKey, page: string, badge: number | null = null): MemberMenuEntry => ({
    name,
    page,
    badge,
  });
  const rows: readonly (readonly [boolean, MemberMenuEntry])[] = [
    [true, entry("member_account", DEFAULT_PAGE)],
    [true, entry("member_wallet", "transferFund")],
    [true, entry("tab_deposit", "depositv2")],
    [true, entry("menu_withdraw", "withdraw")],
    [toUpline, entry("member_to_upline", "transferUpline")],
    [true, entry("record_title", "personalHistoryCopy")],
    [isOn("MANPLAYREB3"), entry("menu_cashback", "manualRebate")],
    [true, entry("menu_account_record", "transactionHistory")],
    [true, entry("menu_personal_loss", "personalProfit")],
    [true, entry("member_bonus", "bonusDetails")],
    [true, entry("menu_reward_centre", "rewardCenter")],
    [isOn("REFERRALPROMO3"), entry("menu_invite", "referral")],
    [true, entry("member_missions", "missionLeaderboard", shownCount(missionCount))],
    [true, entry("member_messages", "messageV2", shownCount(unreadCount))],
  ];
  return rows.filter(([isSeen]) => isSeen).map(([, one]) => one);
}

export const shownMemberMenu = (
  entries: readonly MemberMenuEntry[],
  site: SiteParts,
): readonly MemberMenuEntry[] => entries.filter(({ page }) => placeExists(panel(page), site));

/** The page of a key; without a key, or with one that no page has, the default. */
export const memberPage = (key: string | null, site: Pick<SiteParts, "hasPanel">): string =>
  key !== null && site.hasPanel(key) ? key : DEFAULT_PAGE;

export type LooseLabel =
  | "redEnvelope"
  | "pointsMall"
  | "redeemHistory"
  | "pointsRules"
  | "helpCentre"
  | "chatRoom"
  | "blog"
  | "news"
  | "beginnerGuide"
  | "gameCentre"
  | "language"
  | "theme";

export const LOOSE_LABELS: Readonly<Record<LooseLabel, Place>> = {
  redEnvelope: panel("redEnvelope"),
  pointsMall: route("/pointMall"),
  redeemHistory: route("/pointMall#history"),
  pointsRules: route("/pointMall#rules"),
  helpCentre: route("/help"),
  chatRoom: modal("chatRoom"),
  blog: route("/help#blog"),
  news: route("/help#news"),
  beginnerGuide: route("/help#guide"),
  gameCentre: route("/hot"),
  language: { kind: "act", act: "language" },
  theme: { kind: "act", act: "theme" },
};
