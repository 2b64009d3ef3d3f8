// The side menu: its entries in order [SHELL-61] and who sees each [SHELL-62 to SHELL-70, SHELL-116].
import type { MessageKey } from "@jonaki/i18n";
import { AGENT_PAGE, agentEntry, hasMemberCentre, isMemberCentreOffered } from "./agent-entry.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { DEFAULT_PAGE, SAFE_PART } from "./panel-address.ts";
import { modal, panel, panelPart, placeExists, route } from "./place.rules.ts";
import type { Label, Place, SiteParts, Viewer } from "./place.rules.ts";
import { REGISTER_PLACE } from "./way-in.rules.ts";

export interface MenuLink {
  readonly key: string;
  readonly label: Label;
  readonly place: Place;
  /** A count beside the label; none is shown for 0. */
  readonly badge?: number;
}

/** A link, several under one word, two side by side, or the balance. */
export type MenuEntry =
  | (MenuLink & { readonly kind: "link" })
  | {
      readonly kind: "submenu";
      readonly key: string;
      readonly label: Label;
      readonly links: readonly MenuLink[];
    }
  | { readonly kind: "pair"; readonly key: string; readonly links: readonly MenuLink[] }
  | { readonly kind: "balance"; readonly key: "balance" };

export interface MenuFacts extends Viewer {
  /** The header's category items [SHELL-68]. */
  readonly categories: readonly NavigationItem[];
  readonly hasDownload: boolean;
  readonly unreadCount: number;
  readonly hasCustomerService: boolean;
}

type Row = readonly [isSeen: boolean, entry: MenuEntry];

const link = (key: string, text: MessageKey, place: Place): MenuLink => ({ key, label: { text }, place });
const row = (isSeen: boolean, key: string, text: MessageKey, place: Place): Row => [
  isSeen,
  { kind: "link", ...link(key, text, place) },
];
const act = (name: "service" | "theme" | "language" | "logout"): Place => ({ kind: "act", act: name });

function accountLinks({ isOn, unreadCount }: MenuFacts): readonly MenuLink[] {
  const cashback = link("cashback", "menu_cashback", panel("manualRebate"));
  return [
    ...(isOn("MANPLAYREB3") ? [cashback] : []),
    link("vip", "menu_vip", route("/vip")),
    link("record", "record_title", panel("personalHistoryCopy")),
    link("accountRecord", "menu_account_record", panel("transactionHistory")),
    link("security", "menu_security", panel("securityCenter")),
    link("personalLoss", "menu_personal_loss", panel("personalProfit")),
    { ...link("messages", "menu_messages", panel("messageV2")), badge: unreadCount },
  ];
}

function gameLinks({ categories }: MenuFacts): readonly MenuLink[] {
  return [
    link("hot", "menu_hot", route("/hot")),
    link("favourites", "menu_favourites", route("/fav")),
    ...categories.map(({ key, label, target }) => ({ key, label, place: target })),
  ];
}

/** Money and rewards, down to the two submenus. */
function upperRows(facts: MenuFacts): readonly Row[] {
  const { isMember, isOn } = facts;
  const offered = isMemberCentreOffered(facts);
  const invites = offered && isOn("REFERRALPROMO3");
  const promotions = link("promotions", "nav_promotions", route("/promotions"));
  const invite = link("invite", "menu_invite", panel("referral"));
  const ways = [
    link("login", "login_submit", modal("loginPopupModal")),
    ...(isOn("DIRECTREG3") ? [link("register", "register_submit", REGISTER_PLACE)] : []),
  ];
  const shortcut = invites ? [promotions, invite] : [promotions];
  return [
    [isMember, { kind: "balance", key: "balance" }],
    [invites, { kind: "link", ...invite }],
    [true, { kind: "link", ...promotions }],
    row(offered, "deposit", "tab_deposit", panel("depositv2")),
    [!isMember, { kind: "pair", key: "ways", links: ways }],
    row(hasMemberCentre(facts), "withdraw", "menu_withdraw", panel("withdraw")),
    [!isMember, { kind: "pair", key: "shortcut", links: shortcut }],
    row(offered, "rewards", "menu_reward_centre", panel("rewardCenter")),
    [true, { kind: "submenu", key: "games", label: { text: "menu_game_centre" }, links: gameLinks(facts) }],
    [
      hasMemberCentre(facts),
      { kind: "submenu", key: "account", label: { text: "menu_account" }, links: accountLinks(facts) },
    ],
  ];
}

/** The entries that were added, help, and the page's own settings [SHELL-116]. */
function lowerRows(facts: MenuFacts): readonly Row[] {
  const { isMember } = facts;
  const isInside = hasMemberCentre(facts);
  return [
    row(agentEntry(facts) !== "absent", "agent", "menu_agent", panel(AGENT_PAGE, "ac")),
    row(true, "points", "menu_points", route("/pointMall")),
    row(isInside, "redEnvelope", "menu_red_envelope", panel("redEnvelope")),
    row(isMember, "chat", "menu_chat", modal("chatRoom")),
    row(isInside, "limits", "menu_limits", panelPart(DEFAULT_PAGE, SAFE_PART)),
    row(facts.hasDownload, "download", "menu_download", route("/down")),
    row(facts.hasCustomerService, "service", "support_title", act("service")),
    row(true, "help", "menu_help", route("/help")),
    row(true, "notices", "footer_notices", route("/noticePage")),
    row(true, "guide", "menu_guide", route("/help#guide")),
    row(true, "news", "menu_news", route("/help#news")),
    row(true, "blog", "menu_blog", route("/help#blog")),
    row(true, "join", "footer_join", route("/join")),
    row(true, "theme", "theme_label", act("theme")),
    row(true, "language", "language_label", act("language")),
    row(isMember, "logout", "account_log_out", act("logout")),
  ];
}

/** Everything this viewer will see once every page exists. */
export const menuEntries = (facts: MenuFacts): readonly MenuEntry[] =>
  [...upperRows(facts), ...lowerRows(facts)].filter(([isSeen]) => isSeen).map(([, entry]) => entry);

/** Of them what exists; a submenu or a pair without a way to go is no entry. */
export function shownEntries(entries: readonly MenuEntry[], site: SiteParts): readonly MenuEntry[] {
  const isThere = ({ place }: MenuLink): boolean => placeExists(place, site);
  return entries.flatMap((entry): readonly MenuEntry[] => {
    if (entry.kind === "balance") return [entry];
    if (entry.kind === "link") return isThere(entry) ? [entry] : [];
    const links = entry.links.filter(isThere);
    return links.length === 0 ? [] : [{ ...entry, links }];
  });
}
