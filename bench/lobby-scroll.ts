// Scrolling a lobby of 20,000 games on a phone whose processor is four times slower: how many frames a second the browser
// draws, counted in its own trace, while the list fetches page after page. By a wheel: the browser without a screen answers no
// finger that nobody holds.
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import type { CDPSession, Page } from "@playwright/test";
import { PHONE } from "../e2e/phone.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Bench } from "./bench.ts";
import { machineLine } from "./machine.ts";
import { fillLobby } from "./many-games.ts";

const SLOWER = 4;
const PIXELS = 24_000;
const PIXELS_PER_SECOND = 1_600;
const FRAMES = 60;
/** The gesture's first and last frame are cut by its ends. */
const KEEPS_UP = 0.98;
/** The browser's note of a step of the gesture, from the wheel to the screen. */
const STEP = "InputLatency::GestureScrollUpdate";
const TRACE = join(tmpdir(), "jonaki-lobby-scroll.json");

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
}

const browserPath = (): string =>
  readFileSync(fileURLToPath(new URL("../.cache/browser", import.meta.url)), "utf8");

/** What the browser noted of its frames while it scrolled. */
async function scroll(cdp: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  const categories = "devtools.timeline,disabled-by-default-devtools.timeline.frame,benchmark";
  await cdp.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 180,
    y: 600,
    yDistance: -PIXELS,
    speed: PIXELS_PER_SECOND,
    gestureSourceType: "mouse",
    preventFling: true,
  });
  await cdp.send("Tracing.end");
  await ended;
  writeFileSync(TRACE, JSON.stringify({ traceEvents: events }));
  return events;
}

/** When each of these was noted, in milliseconds. */
const timesOf = (events: readonly TraceEvent[], wanted: string): readonly number[] =>
  events.filter(({ name }) => name === wanted).map(({ ts }) => ts / 1_000);

/** What was drawn from the first step of the gesture to its last: a page that stands still needs no frames. */
function framesOf(events: readonly TraceEvent[]) {
  const steps = timesOf(events, STEP);
  const [first, last] = [Math.min(...steps), Math.max(...steps)];
  const during = (name: string): number =>
    timesOf(events, name).filter((time) => time >= first && time <= last).length;
  const [ms, drawn] = [last - first, during("DrawFrame")];
  return { ms, drawn, dropped: during("DroppedFrame"), perSecond: (drawn * 1_000) / ms };
}

async function openLobby(page: Page, address: string): Promise<CDPSession> {
  await page.goto(`${address}/rng`, { waitUntil: "networkidle" });
  await page.locator("main article").first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return cdp;
}

async function run() {
  const house = await runHouse();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await fillLobby(house);
    const page = await browser.newPage(PHONE);
    const cdp = await openLobby(page, house.url);
    const before = await page.locator("main article").count();
    const events = await scroll(cdp);
    const { ms, drawn, dropped, perSecond } = framesOf(events);
    const shown = await page.locator("main article").count();
    console.log(`${machineLine()}; the trace is in ${TRACE}`);
    return {
      rows: [
        {
          seconds: (ms / 1_000).toFixed(1),
          drawn,
          dropped,
          "frames a second": perSecond.toFixed(1),
          "covers before": before,
          "covers after": shown,
        },
      ],
      figure: `${perSecond.toFixed(1)}/s,dropped=${dropped}`,
      bar: `>=${FRAMES}/s`,
      holds: perSecond >= FRAMES * KEEPS_UP && shown > before,
    };
  } finally {
    await browser.close();
    await house.stop();
  }
}

export const lobbyScroll: Bench = {
  name: "lobby-scroll",
  about: "frames a second while 20,000 games are scrolled on a phone with a quarter of this processor",
  run,
};
