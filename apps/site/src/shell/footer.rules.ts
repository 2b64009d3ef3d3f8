// The links of the footer [SHELL-73, SHELL-75, SHELL-76, SHELL-116] and the game providers.
import type { MessageKey } from "@jonaki/i18n";
import { FAIR, HOME } from "../app/routes.ts";
import type { VendorCard, VendorCategories } from "../app/vendors.query.ts";
import { placeExists, route } from "./place.rules.ts";
import type { SiteParts } from "./place.rules.ts";

export interface FooterLink {
  readonly text: MessageKey;
  readonly to: string;
}

export const ABOUT_LINKS: readonly FooterLink[] = [
  { text: "footer_about", to: "/help#about" },
  { text: "footer_contact", to: "/help#contact" },
  { text: "footer_terms", to: "/help#terms" },
  { text: "footer_responsible", to: "/help#responsible" },
  { text: "footer_privacy", to: "/help#privacy" },
  { text: "footer_affiliates", to: "/help#affiliates" },
  { text: "footer_refund", to: "/help#refund" },
];

export const FURTHER_LINKS: readonly FooterLink[] = [
  { text: "footer_notices", to: "/noticePage" },
  { text: "footer_join", to: "/join" },
  { text: "footer_fair", to: FAIR },
  { text: "footer_winners", to: `${HOME}#winners` },
  { text: "footer_feedback", to: "/help#contact" },
];

export const shownLinks = (links: readonly FooterLink[], site: SiteParts): readonly FooterLink[] =>
  links.filter(({ to }) => placeExists(route(to), site));

export type Provider = Pick<VendorCard, "vassalage" | "displayName" | "icon">;

/** Each provider once, in the order of the vendor list; a code is never shown, only mark and display name [LOB-12]. */
export function providersOf(categories: VendorCategories): readonly Provider[] {
  const cards = categories.flatMap((category) => category.cards);
  return [...new Map(cards.map((card) => [card.vassalage, card])).values()];
}
