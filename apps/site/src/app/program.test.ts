// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { startProgram } from "./program.ts";
import { fakeTime } from "./test-doubles.tsx";

const VENDOR = "/assets/vendor-1.js";

function start(painted: Promise<void> | null, readyState = "complete") {
  const time = fakeTime();
  const frames: (() => void)[] = [];
  const ran: string[] = [];
  Object.defineProperty(document, "readyState", { value: readyState, configurable: true });
  startProgram(document, painted, {
    run: (address) => {
      ran.push(address);
      return Promise.resolve();
    },
    frame: (next) => void frames.push(next),
    after: time.after,
  });
  const fetched = () =>
    [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"));
  return { ran, time, fetched, frame: () => frames.shift()?.() };
}

describe("the program", () => {
  beforeEach(() => {
    document.head.innerHTML = `<script type="application/json" id="program">["/page.js","${VENDOR}"]</script>`;
  });

  it("[SITE-7] is fetched at once where nothing stands yet, and what others wrote runs in a turn of its own", async () => {
    const { ran, fetched, time } = start(null);
    expect([ran, fetched()]).toEqual([[VENDOR], ["/page.js", VENDOR]]);
    await time.advance(0);
    expect(ran).toEqual([VENDOR, "/page.js"]);
  });

  it("[SITE-7] runs when the page has been read to its end", async () => {
    const { ran, fetched, time } = start(null, "loading");
    await time.advance(0);
    expect([ran, fetched().length]).toEqual([[], 2]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await time.advance(0);
    expect(ran).toEqual([VENDOR, "/page.js"]);
  });

  it("[SITE-7] waits until a view that stands has been painted", async () => {
    const { ran, fetched, frame } = start(Promise.resolve());
    await Promise.resolve();
    frame();
    expect([ran, fetched()]).toEqual([[], []]);
    frame();
    expect([ran, fetched().length]).toEqual([[VENDOR], 2]);
  });

  it("[SITE-7] but not for ever: a page in the background is never painted", async () => {
    const { ran, time } = start(new Promise(() => undefined));
    await time.advance(1_000);
    expect(ran).toEqual([VENDOR, "/page.js"]);
  });
});
