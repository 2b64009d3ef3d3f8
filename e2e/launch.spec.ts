// Launching at a foreign vendor in a real browser: a sports page sized by message, the popup, a direct address, a room's table
// and a hostile page, on a phone and on a desktop.
import type { Page } from "@playwright/test";
import { FOREIGN_ORIGIN } from "../packages/testkit/src/foreign-vendor.ts";
import { answerVendor, test } from "./foreign-house.ts";
import { ANY_SCREEN, expect, isPhone, logIn, open } from "./house.ts";
import { expectSound } from "./sound.ts";

const frame = (page: Page) => page.locator("main iframe");
const inFrame = (page: Page) => page.frameLocator("main iframe");

test.beforeEach(({ page }) => answerVendor(page));

test("[SPO-1] [LOB-43] [VEN-19] /sports is its vendor's frame between header and footer, as high as it says", async ({
  page,
  house,
}) => {
  await logIn(page, house.url);
  await open(page, `${house.url}/sports`, { lang: "EN" });
  await expect(inFrame(page).getByRole("heading", { name: "Jhorna" })).toBeVisible();
  await expect(inFrame(page).locator("#address")).toContainText("/jhorna-sports?who=");
  await expect.poll(async () => (await frame(page).boundingBox())?.height).toBe(1717);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expectSound(page, { withoutFrames: true });
});

test(
  "[LOB-52] a member's direct address launches by itself, and again when it is loaded again",
  ANY_SCREEN,
  async ({ page, house }) => {
    await logIn(page, house.url);
    const launches: string[] = [];
    page.on("request", (request) => request.url().includes("launchGame") && launches.push(request.method()));
    await open(page, `${house.url}/seamless?gameCode=jhorna-teen`, { lang: "EN" });
    await expect(inFrame(page).locator("#address")).toContainText("/jhorna-teen?who=");
    await page.reload();
    await expect(inFrame(page).locator("#address")).toContainText("/jhorna-teen?who=");
    expect(launches).toEqual(["POST", "POST"]);
    await expectSound(page, { withoutFrames: true });
  },
);

test(
  "[LOB-35] [LOB-52] a visitor's direct address asks for the login, and then goes on",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/seamless?gameCode=jhorna-teen`, { lang: "EN" });
    const login = page.getByRole("dialog");
    await login.locator("[name='username']").fill("demo");
    await login.locator("[name='password']").fill("Jonaki-123");
    await login.locator("[type='submit']").click();
    await expect(inFrame(page).locator("#address")).toContainText("/jhorna-teen?who=");
    await expect(login).toHaveCount(0);
  },
);

test("[LOB-52] an unknown code says so, with a way to the games", ANY_SCREEN, async ({ page, house }) => {
  await open(page, `${house.url}/seamless?gameCode=nothing`);
  await page.getByRole("link", { name: "গেমগুলো দেখুন" }).click();
  await expect(page).toHaveURL(`${house.url}/index#games`);
});

test("[LOB-34] the popup has the vendor's games, and one of them opens on /game under its own name", async ({
  page,
  house,
}) => {
  await logIn(page, house.url);
  await open(page, `${house.url}/index?modal=gamePopup.JHORNA`, { lang: "EN" });
  const popup = page.getByRole("dialog", { name: "Jhorna" });
  const tile = popup.locator("article").filter({ has: page.getByRole("heading", { name: "Teen Patti" }) });
  await expectSound(page);
  if (isPhone(page)) await tile.getByRole("button").click();
  else await tile.hover();
  await page.getByRole("button", { name: /^Immediate game.*Teen Patti/u }).click();
  await expect(page).toHaveURL(`${house.url}/game`);
  await expect(page.getByTitle("Game: Teen Patti")).toBeVisible();
  await expect(inFrame(page).locator("#address")).toContainText("/jhorna-teen?who=");
});

test(
  "[LOB-48] [CAR-3] a room's launch answers the table as content, and a full one is refused",
  ANY_SCREEN,
  async ({ page, house }) => {
    await logIn(page, house.url);
    const answer = await page.evaluate(async () => {
      const headers = {
        "Content-Type": "application/json",
        Authorization: `Bearer ${sessionStorage.getItem("token")}`,
        Language: "EN",
      };
      const body = { vassalage: "JHORNA", username: "demo", merchantCode: "JONAKI", language: "EN" };
      const send = async (roomId: string) => {
        const request = { method: "POST", headers, body: JSON.stringify({ ...body, roomId }) };
        return (await (await fetch("/wps/game/launchGame", request)).json()) as {
          code: string | null;
          value: { content: string } | null;
        };
      };
      return [await send("teen-1"), await send("teen-full")];
    });
    expect(answer[0]?.value?.content).toContain(`${FOREIGN_ORIGIN}/table/teen-1`);
    expect(answer[1]?.code).toBe("ROOM_FULL");
  },
);

test(
  "[LOB-51] [abuse 80] a stranger inside the vendor's page closes and leads nothing",
  ANY_SCREEN,
  async ({ page, house }) => {
    await logIn(page, house.url);
    const address = `${house.url}/seamless?gameCode=jhorna-hostile`;
    await open(page, address, { lang: "EN" });
    await expect(inFrame(page).getByRole("heading", { name: "Jhorna" })).toBeVisible();
    // Heard by everybody, acted upon by nobody.
    await page.evaluate(() => window.postMessage({ type: "close" }, "*"));
    await expect(page.getByRole("button", { name: "Load the game again" })).toBeVisible();
    expect(page.url()).toBe(address);
  },
);

test(
  "[LOB-51] [abuse 80] a stranger inside the vendor's page sizes nothing where the page is as high as the vendor says",
  ANY_SCREEN,
  async ({ page, house }) => {
    await answerVendor(page, true);
    await logIn(page, house.url);
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      window.addEventListener("message", ({ data }) => heard.push(data));
      Object.assign(window, { heard });
    });
    await open(page, `${house.url}/sports`, { lang: "EN" });
    const heights = () =>
      page.evaluate(() =>
        (window as unknown as { heard: { type?: string; height?: number }[] }).heard.flatMap(
          ({ type, height }) => (type === "size" ? [height] : []),
        ),
      );
    await expect.poll(heights).toEqual(expect.arrayContaining([1717, 9999]));
    // Whatever was said last is drawn by now.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect((await frame(page).boundingBox())?.height).toBe(1717);
    await expect(page).toHaveURL(`${house.url}/sports`);
  },
);

test("[LOB-51] [SAFE-13] on the full screen the bar stands over the game, and the cashier is seen", async ({
  page,
  house,
}) => {
  await logIn(page, house.url);
  await open(page, `${house.url}/seamless?gameCode=jhorna-teen`, { lang: "EN" });
  await expect(inFrame(page).getByRole("heading", { name: "Jhorna" })).toBeVisible();
  await page.getByRole("button", { name: "Full screen", exact: true }).click();
  const leave = page.getByRole("button", { name: "Leave full screen" });
  await expect(leave).toBeVisible();
  const [bar, game] = [await leave.boundingBox(), await frame(page).boundingBox()];
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect([game?.x, game?.width, (game?.y ?? 0) + (game?.height ?? 0)]).toEqual([0, width, height]);
  expect((bar?.y ?? height) + (bar?.height ?? 0)).toBeLessThanOrEqual(game?.y ?? 0);
  await page.getByRole("button", { name: "Deposit" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test(
  "[LOB-43] a frame of an origin that no vendor has is not loaded",
  ANY_SCREEN,
  async ({ page, house }) => {
    await logIn(page, house.url);
    const blocked = page.evaluate(
      () =>
        new Promise<string>((told) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
            told(effectiveDirective),
          );
          const stranger = document.createElement("iframe");
          stranger.src = "https://evil.example/";
          document.body.append(stranger);
        }),
    );
    expect(await blocked).toBe("frame-src");
  },
);
