// Holds the first paint back until the letters are here, but not for long: on a slow line it is better to read other
// letters than none.
import type { SiteTimers } from "./clock.ts";

/** On <html> while words wait for their letters. */
const WAIT = "wait";
const LONGEST_MS = 2_000;

/** Resolves when the words may be seen. */
export function waitForLetters(
  { documentElement, fonts }: Document,
  { after }: Pick<SiteTimers, "after">,
): Promise<void> {
  const faces = [...fonts].filter(({ status }) => status !== "loaded");
  if (faces.length === 0) return Promise.resolve();
  documentElement.dataset[WAIT] = "";
  const show = (): void => {
    delete documentElement.dataset[WAIT];
  };
  const late = new Promise<void>((resolve) => void after(LONGEST_MS, resolve));
  const loaded = Promise.all(faces.map((face) => face.load()));
  return Promise.race([late, loaded]).then(show, show);
}
