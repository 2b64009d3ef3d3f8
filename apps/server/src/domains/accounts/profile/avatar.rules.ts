// Pictures of members [ACC-76, ACC-77]: the built-in ones, which lie among the site's files, and how often one's own may
// be changed.
import { nextAllowedAt } from "../daily-limits.rules.ts";

/** Named after what is on them. */
export const STATIC_AVATARS = [
  "firefly",
  "lantern",
  "river",
  "boat",
  "tiger",
  "lotus",
  "kite",
  "hilsa",
  "owl",
  "moon",
  "drum",
  "rickshaw",
] as const;

export const isStaticAvatar = (id: string): boolean => STATIC_AVATARS.some((known) => known === id);

export const avatarUrl = (id: string): string => `/art/avatar-${id}.svg`;

/** Of the pictures of the last 24 hours; when the next one may come, or null for now. */
export const nextPictureAt = (sentLately: readonly Date[]): Date | null =>
  nextAllowedAt([{ times: sentLately, most: 1 }]);
