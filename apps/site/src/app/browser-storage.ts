// Session and local storage and the site's own cookies, and the only file of the site that touches them.
import { safeStore } from "@jonaki/browser/text-store";
import type { BrowserStorage, TextStore } from "@jonaki/browser/text-store";

export function browserStorage(): BrowserStorage {
  return {
    session: safeStore(() => window.sessionStorage),
    local: safeStore(() => window.localStorage),
  };
}

/** What a form remembers for a day [ACC-38]; the credential itself is the server's, and no script sees it. */
export type Cookies = Omit<TextStore, "clear">;

const SECONDS_PER_HOUR = 3_600;

export function browserCookies(page: Document, hours: number): Cookies {
  const set = (name: string, value: string, seconds: number): void => {
    const secure = page.location.protocol === "https:" ? "; Secure" : "";
    // oxlint-disable-next-line unicorn/no-document-cookie -- this file is the one place for it.
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  };
  return {
    read: (name) => {
      const found = page.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
      return found === undefined ? null : decoded(found.slice(name.length + 1));
    },
    write: (name, value) => set(name, value, hours * SECONDS_PER_HOUR),
    remove: (name) => set(name, "", 0),
  };
}

/** Somebody else may have written it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
