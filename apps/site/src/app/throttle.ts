// The one throttle of the site: work that many small events ask for is done at once and then at most once in every
// pause. What is asked for during a pause is done at its end, so that the last wish is never missed.
import type { SiteTimers } from "./clock.ts";

export function throttled(everyMs: number, after: SiteTimers["after"], work: () => void): () => void {
  let pausing = false;
  let wanted = false;
  const wish = (): void => {
    wanted = true;
    if (pausing) return;
    wanted = false;
    pausing = true;
    work();
    after(everyMs, () => {
      pausing = false;
      if (wanted) wish();
    });
  };
  return wish;
}
