// Notices and games as the server answers them, for the tests of the pages that show them.
import type { Replies } from "../app/test-doubles.tsx";
import type { Announcements, Notice } from "../features/messages/announcements.query.ts";
import type { Game } from "../features/lobby/games.query.ts";

export const ANNOUNCEMENTS = "/wps/relay/MCSFE_getListAnnouncements";

/** The answer with these announcements and no others. */
export const announced = (changes: Partial<Announcements> = {}): Replies => ({
  [ANNOUNCEMENTS]: { value: { player: [], banners: [], popup: [], promotion: [], ...changes } },
});

/** The first one is the newest. */
export const notice = (place: number, changes: Partial<Notice> = {}): Notice => ({
  id: String(place),
  title: `নোটিশ ${place}`,
  content: `<p>কথা ${place}</p>`,
  timestamp: new Date(Date.UTC(2026, 10, 14, 12, 0, 60 - place)).toISOString(),
  kind: "SITE",
  isPinned: false,
  ...changes,
});

export const notices = (count: number): Notice[] =>
  Array.from({ length: count }, (_, place) => notice(place + 1));

export const game = (code: string, changes: Partial<Game> = {}): Game => ({
  gameId: code,
  nodeId: code,
  code,
  vassalage: "TUNTUNI",
  gameName: `গেম ${code}`,
  nodeName: code,
  displayName: "টুনটুনি",
  showIcon: "",
  smallIcon: "",
  supportPlay: 0,
  isHot: 0,
  game_url: "",
  game_url2: "",
  defaultPlayType: "",
  accountTypeName: "",
  gameType: "MINI",
  isGame: "",
  ...changes,
});
