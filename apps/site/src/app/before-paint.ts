// Runs before the first paint: without it a light page would start dark, a view that was drawn for somebody else would
// show, and words would jump when their letters come. Then it starts the program.
import { browserStorage } from "./browser-storage.ts";
import { browserTimers } from "./clock.ts";
import { hasDrawnView, judgeView } from "./drawn-view.ts";
import { waitForLetters } from "./letters.ts";
import { startProgram } from "./program.ts";
import { restoreTheme, showTheme } from "./theme-page.ts";

const storage = browserStorage();
judgeView(window, storage);
showTheme(document, restoreTheme(storage.local));
const painted = waitForLetters(document, browserTimers);
startProgram(document, hasDrawnView(document) ? painted : null, {
  run: (address) => import(/* @vite-ignore */ address),
  frame: (next) => void requestAnimationFrame(next),
  after: browserTimers.after,
});
