// /idp-return: where an identity provider sends its popup back to [ACC-36]. The answer stands in the fragment, which no
// server sees; it goes to the window that opened this one, and this one closes.
import type { Tabs } from "@jonaki/browser/tabs";
import type { SiteTimers } from "./clock.ts";
import { HOME } from "./routes.ts";

/** The channel between the two. */
export const IDENTITY_CHANNEL = "identity";

/** What the provider answered, as its fragment had it. */
export interface IdentityNote {
  readonly state: string | null;
  readonly idToken: string | null;
}

type ReturnWindow = Pick<Window, "location" | "history" | "close">;

/** A window that a script may not close is of more use as the site. */
const CLOSED_MS = 1_000;

export function handOver(
  window: ReturnWindow,
  openTabs: (name: string) => Tabs,
  after: SiteTimers["after"],
): void {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  window.history.replaceState(null, "", window.location.pathname);
  const note: IdentityNote = { state: answer.get("state"), idToken: answer.get("id_token") };
  openTabs(IDENTITY_CHANNEL).tell(note);
  window.close();
  after(CLOSED_MS, () => window.location.replace(HOME));
}
