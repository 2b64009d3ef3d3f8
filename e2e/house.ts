// The house for the browser's journeys: one process for each worker, its own data, and the operator's switches.
import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";
import { ownDatabaseUrl } from "../apps/launch/src/database.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import { expectStill } from "./sound.ts";
import { openHeardSwitches } from "./switches.ts";
import type { Switches } from "./switches.ts";

export interface House {
  readonly url: string;
  readonly officeUrl: string;
  /** What it has said so far, the owners' first passwords included [OFF-7]. */
  said(): string;
  readonly switches: Switches;
}

export interface StartedHouse extends House {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A journey is about what is answered: a machine that stands still for a second sends nobody away. */
export const UNHURRIED = { CHECK_ANSWERS: "true", OVERLOAD_MS: "60000" };

/** Every house of the journeys has the same, so that a second process of one can be started beside it. */
export const SECRET_KEY = "one key for the houses of all journeys";

export async function startHouse(variables: Readonly<Record<string, string>> = {}): Promise<StartedHouse> {
  const running = await runHouse({ ...UNHURRIED, SECRET_KEY, ...variables });
  const databaseUrl = ownDatabaseUrl(running.dataFolder);
  const open = await openHeardSwitches(databaseUrl, running.url);
  return {
    url: running.url,
    officeUrl: running.officeUrl,
    said: running.said,
    databaseUrl,
    switches: open.switches,
    stop: async () => {
      await open.close();
      await running.stop();
    },
  };
}

/** What a page says to its console as an error from now on, or tries and is forbidden. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (problem) => complaints.push(problem.message));
  return complaints;
}

interface Fixtures {
  /** Of the journey's page, from its beginning. */
  readonly complaints: string[];
}

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startHouse();
      await use(house);
      await house.stop();
    },
    { scope: "worker" },
  ],
  complaints: async ({ page }, use) => {
    await use(complaintsOf(page));
  },
});

export { expect };

/** What a journey proves does not depend on the screen: it runs on one of them. */
export const ANY_SCREEN = { tag: "@any-screen" } as const;

interface Returning {
  readonly lang?: "BN" | "EN";
  readonly theme?: "dark" | "light";
  /** Popup announcements, which a returning visitor has put away for today. */
  readonly popups?: boolean;
}

/** More than the seed has announcements. */
const POPUPS = Array.from({ length: 200 }, (_, id) => String(id));

/** Opens a page with a language and theme chosen before, as a returning visitor has them. */
export async function open(page: Page, url: string, choice: Returning = {}): Promise<void> {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(new Date());
  const away = choice.popups === true ? null : JSON.stringify({ day, ids: POPUPS });
  await page.addInitScript(
    ({ lang, theme, putAway }) => {
      if (lang !== undefined) localStorage.setItem("lang", lang);
      if (theme !== undefined) localStorage.setItem("theme", theme);
      if (putAway !== null) localStorage.setItem("popupsNotToday", putAway);
    },
    { ...choice, putAway: away },
  );
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

const PHONE_WIDTH = 840;
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONE_WIDTH;

/** The first button of the header opens the side menu. */
export const menuButton = (page: Page) => page.getByRole("banner").getByRole("button").first();

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectStill(page);
}

/** By the login page's own form, in whatever language; ends on the home page. */
export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator("main [name='username']").fill("demo");
  await page.locator("main [name='password']").fill("Jonaki-123");
  await page.locator("main [type='submit']").click();
  await page.waitForURL(`${url}/index`);
}

export const CHOICES = [
  { lang: "BN", theme: "dark" },
  { lang: "BN", theme: "light" },
  { lang: "EN", theme: "dark" },
  { lang: "EN", theme: "light" },
] as const;
