// Runs before the first paint: without it a light page would start dark, a view that was drawn for somebody else would
// show, and words would jump when their letters come.
import { browserStorage } from "./browser-storage.ts";
import { browserTimers } from "./clock.ts";
import { judgeView } from "./drawn-view.ts";
import { waitForLetters } from "./letters.ts";
import { restoreTheme, showTheme } from "./theme-page.ts";

const storage = browserStorage();
judgeView(window, storage);
showTheme(document, restoreTheme(storage.local));
waitForLetters(document, browserTimers);
