// Where an entry of the shell leads. An entry whose page does not exist is absent, so that nothing on the page leads
// nowhere; who would see it is decided by the rules of each menu.
import type { MessageKey } from "@jonaki/i18n";
import type { Flag } from "@jonaki/wire/flags";
import type { VendorCard } from "../app/vendors.query.ts";
import type { ModalName } from "./modals.rules.ts";

/** The member centre or the agent centre, by its key in the address [SHELL-81]. */
export type Centre = "mc" | "ac";

export type Place =
  | { readonly kind: "route"; readonly to: string }
  /** A page of a centre, by its key, or one part of it. */
  | { readonly kind: "panel"; readonly page: string; readonly centre: Centre; readonly part?: string }
  | { readonly kind: "modal"; readonly name: ModalName }
  /** Starts a vendor's game. */
  | { readonly kind: "vendor"; readonly vendor: VendorCard }
  | { readonly kind: "act"; readonly act: "service" | "theme" | "language" | "logout" };

/** What exists on this site today. */
export interface SiteParts {
  readonly isBuilt: (to: string) => boolean;
  readonly hasPanel: (page: string) => boolean;
  readonly hasModal: (name: ModalName) => boolean;
  readonly isPlayable: (vendor: VendorCard) => boolean;
}

/** The words of an entry: a text of ours, or a name that somebody gave. */
export type Label = { readonly text: MessageKey } | { readonly name: string };

/** Who looks at a menu. */
export interface Viewer {
  readonly isMember: boolean;
  /** Null for a visitor, and while member info is on its way. */
  readonly accountType: number | null;
  readonly isOn: (flag: Flag) => boolean;
}

/** What a link or button can lead to; an act is done on the spot. */
export type Target = Exclude<Place, { readonly kind: "act" }>;

export const route = (to: string): Target => ({ kind: "route", to });
export const panel = (page: string, centre: Centre = "mc"): Target => ({ kind: "panel", page, centre });
export const panelPart = (page: string, part: string): Target => ({
  kind: "panel",
  page,
  centre: "mc",
  part,
});
export const modal = (name: ModalName): Target => ({ kind: "modal", name });

export function placeExists(place: Place, site: SiteParts): boolean {
  if (place.kind === "route") return site.isBuilt(place.to);
  if (place.kind === "panel") return site.hasPanel(place.page);
  if (place.kind === "modal") return site.hasModal(place.name);
  return place.kind === "act" || site.isPlayable(place.vendor);
}

/** A panel is for members, and so is the chat room: a visitor logs in first [ACC-5, MSG-28]. */
export const needsLogin = (place: Place, isMember: boolean): boolean =>
  !isMember && (place.kind === "panel" || (place.kind === "modal" && place.name === "chatRoom"));
