// The name of each lobby, and a sentence about it.
import type { MessageKey } from "@jonaki/i18n";
import type { LobbyKind } from "./lobby.rules.ts";

interface LobbyTexts {
  readonly title: MessageKey;
  readonly lead: MessageKey;
}

export const LOBBY_TEXTS: Readonly<Record<LobbyKind, LobbyTexts>> = {
  rng: { title: "category_rng", lead: "lobby_rng_lead" },
  live: { title: "category_live", lead: "lobby_live_lead" },
  pvp: { title: "category_pvp", lead: "lobby_pvp_lead" },
  fish: { title: "category_fish", lead: "lobby_fish_lead" },
  hot: { title: "home_hot", lead: "lobby_hot_lead" },
  fav: { title: "menu_favourites", lead: "lobby_fav_lead" },
};
