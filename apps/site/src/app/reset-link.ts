// The token of a reset link, /login#reset={token} [ACC-60]: it leaves the address bar as soon as it is seen, at the start
// and whenever such a link is followed later, and lives in memory alone.
import { observable } from "@jonaki/browser/observable";
import type { Settable } from "@jonaki/browser/observable";
import { addressText } from "./address.ts";
import type { SiteHistory } from "./site-history.ts";

const MARK = "#reset=";

export function takeResetToken(history: SiteHistory): Settable<string | null> {
  const token = observable<string | null>(null);
  const take = (): void => {
    const { pathname, search, hash } = history.location();
    if (!hash.startsWith(MARK)) return;
    token.set(hash.slice(MARK.length));
    history.replace(addressText({ pathname, search, hash: "" }));
  };
  take();
  history.listen(take);
  return token;
}
