// What is read once a member is inside, beside member info: the unread messages and the open contracts, and only for
// whom the member centre is there [ACC-75]. Each is read by its own feature once that is built.
import { hasMemberCentre } from "./agent-entry.rules.ts";
import type { Viewer } from "./place.rules.ts";

export type ReadAfterLogin = "messages.unreadCount" | "agents.consolidated";

export const readsAfterLogin = (viewer: Viewer): readonly ReadAfterLogin[] =>
  hasMemberCentre(viewer) ? ["messages.unreadCount", "agents.consolidated"] : [];
