// The banner of the login window, when an operator has one [MSG-13].
import { useAnnouncements } from "./announcements.query.ts";
import type { Banner } from "./announcements.query.ts";

const LOGIN_GROUP = "w_login";

export function useLoginBanner(): Banner | undefined {
  return useAnnouncements().announcements?.banners.find(({ group }) => group === LOGIN_GROUP);
}
