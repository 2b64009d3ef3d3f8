// The support page in the browser: its real ports. It stands apart from the site, so that it works when that is
// closed or broken, and costs almost nothing.
import "@jonaki/ui/tokens.css";
import "@jonaki/ui/base.css";
import "../shell/start-skeleton.css";
import "./support.css";
import { loadFirstTexts } from "@jonaki/i18n/browser";
import { browserStorage } from "../app/browser-storage.ts";
import { browserTimers } from "../app/clock.ts";
import { startSupport } from "./start-support.ts";

/** Only a window that a script opened can be closed; from a page of its own the way leads to the site. */
function leave(): void {
  window.close();
  if (!window.closed) window.location.assign("/");
}

startSupport({
  page: document,
  local: browserStorage().local,
  after: browserTimers.after,
  load: loadFirstTexts,
  // Asynchronous, because where there is no clipboard naming it throws.
  copy: async (text) => navigator.clipboard.writeText(text),
  leave,
}).catch(() => document.getElementById("root")?.setAttribute("data-slow", ""));
