// The screens of the shell as the look draws them, in both languages and themes, on phone and desktop: each is
// photographed to be held beside its picture, and is sound in the same breath.
import type { Page, TestInfo } from "@playwright/test";
import { expect, isPhone, logIn, open, openMenu } from "./house.ts";
import { answerAllVendors, test } from "./whole-site.ts";
import { expectSound } from "./sound.ts";

const LANGUAGES = ["BN", "EN"] as const;
/** A page of the shell without art of its own. */
const QUIET = "/fair";
const HEADER_HEIGHT_PX = 60;
const RICH = "10000000.00";

// Nothing is photographed on its way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** In both themes without a reload, as the switch changes them [SHELL-106]. */
async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((next) => {
      document.documentElement.dataset["theme"] = next;
    }, theme);
    await test.step(`${name}, ${theme}`, async () => {
      await expectSound(page);
      await page.screenshot({ path: info.outputPath(`${name}-${theme}.png`) });
    });
  }
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const lang of LANGUAGES) {
  test(`[SHELL-30] [SHELL-61] [SHELL-71] [SHELL-73] [MSG-7] a visitor's header, bars, menu, notices and footer, ${lang}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await open(page, `${house.url}/index`, { lang });
    await look(page, info, "home");
    const service = page.getByRole("complementary").getByRole("button", { expanded: false }).last();
    if (!isPhone(page)) {
      await service.click();
      await expect(page.getByRole("complementary").locator("section svg path")).toBeVisible();
      await look(page, info, "right-bar-code");
      await page.keyboard.press("Escape");
      await page.locator("header [type='submit']").click();
      await expect(page.locator("header input[aria-invalid]")).toHaveCount(2);
      await look(page, info, "header-login-missing");
    }
    await page
      .locator("main")
      .getByRole("button", { name: /^(নোটিশ|Notices):/u })
      .click();
    await expect(page.getByRole("dialog").locator("article")).toBeVisible();
    await look(page, info, "notice-modal");
    if (isPhone(page)) {
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /সব নোটিশ|All notices/u })
        .click();
      await look(page, info, "notice-modal-list");
    }
    await closeDialog(page);
    await openMenu(page);
    await look(page, info, "menu-visitor");
    await closeDialog(page);
    await page.goto(house.url + QUIET, { waitUntil: "networkidle" });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo").getByRole("button").first()).toBeVisible();
    await look(page, info, "footer");
    expect(complaints).toEqual([]);
  });

  test(`[SHELL-24] [SHELL-33] [SHELL-38] [SAFE-20] the login page, a member's header, menu and way out, ${lang}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await open(page, `${house.url}/login`, { lang });
    await look(page, info, "login");
    await page.locator("main [type='submit']").click();
    await expect(page.locator("input[aria-invalid]")).toHaveCount(2);
    await look(page, info, "login-missing");
    await page.route("**/wps/v2/wallets/balance", (route) =>
      route.fulfill({ json: { success: true, code: null, value: { sumBalance: RICH }, message: "" } }),
    );
    await logIn(page, house.url);
    const balance = page.getByRole("banner").getByRole("region", { name: /^(Balance|ব্যালেন্স)$/u });
    await expect(balance).toContainText("৳1,00,00,000.00");
    await expect(balance).toContainText(/Play money|খেলার টাকা/u);
    await look(page, info, "member");
    if (isPhone(page)) await expectOneRow(page);
    await openMenu(page);
    await look(page, info, "menu-member");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Log out|লগআউট/u })
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await look(page, info, "logout");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
    expect(complaints).toEqual([]);
  });

  test(`[MSG-10] [MSG-24] [SHELL-111] [SHELL-112] notices, help, download and join, ${lang}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await open(page, `${house.url}/noticePage`, { lang });
    await look(page, info, "notice-page");
    for (const path of ["help", "join", "down"]) {
      await page.goto(`${house.url}/${path}`, { waitUntil: "networkidle" });
      await look(page, info, path);
    }
    expect(complaints).toEqual([]);
  });

  test(`[SHELL-39] [SHELL-49] [SHELL-61] [SHELL-115] header, dropdown, menu and tab bar once every page exists, ${lang}`, async ({
    page,
    wholeSite,
  }, info) => {
    await answerAllVendors(page);
    await open(page, `${wholeSite}/index`, { lang });
    await look(page, info, "whole-visitor");
    if (!isPhone(page)) {
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^(স্লট|Slots)$/u })
        .hover();
      await page.locator("[data-vendor]").nth(1).hover();
      await look(page, info, "whole-dropdown");
      await page.mouse.move(0, 0);
    }
    await openMenu(page);
    await look(page, info, "whole-menu-visitor");
    await logIn(page, wholeSite);
    await expect(page.getByRole("banner").getByRole("region")).toContainText("৳");
    await look(page, info, "whole-member");
    await openMenu(page);
    await look(page, info, "whole-menu-member");
  });
}

/** Menu, brand and balance side by side, none over the other, in the height of one row. */
async function expectOneRow(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  const boxes = [
    await banner.getByRole("button").first().boundingBox(),
    await banner.getByRole("link", { name: /Jonaki|জোনাকি/u }).boundingBox(),
    await banner.getByRole("region").boundingBox(),
  ];
  boxes.reduce((before, box) => {
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    return box;
  });
  expect((await banner.boundingBox())?.height).toBe(HEADER_HEIGHT_PX);
}

test("with reduced motion nothing on the home page and in an opened menu moves for longer than a blink", async ({
  page,
  house,
}) => {
  const LONGEST_MS = 1;
  const moving = () =>
    page.evaluate((longestMs) => {
      const seconds = (times: string): number =>
        Math.max(...times.split(",").map((one) => Number.parseFloat(one)));
      const styled = [...document.querySelectorAll("*")].flatMap((one) =>
        [undefined, "::before", "::after"]
          .map((part) => getComputedStyle(one, part))
          .filter(
            (style) =>
              seconds(style.animationDuration) * 1_000 > longestMs ||
              seconds(style.transitionDuration) * 1_000 > longestMs,
          )
          .map((style) => `${one.tagName} ${one.className} ${style.animationName}`),
      );
      const running = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > longestMs)
        .map(({ effect }) => String((effect as KeyframeEffect).target?.className));
      return [...styled, ...running];
    }, LONGEST_MS);
  await open(page, `${house.url}/index`);
  expect(await moving()).toEqual([]);
  await openMenu(page);
  expect(await moving()).toEqual([]);
});
