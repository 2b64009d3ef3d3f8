// Coming in, staying in and going out in a real browser.
import type { Page } from "@playwright/test";
import { ANY_SCREEN, expect, isPhone, open, openMenu, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const PASSWORD = "Jonaki-123";
const EN = { lang: "EN" } as const;
/** A button that opens the login, or on a wide screen the login form's own. */
const wayIn = (page: Page) => {
  const banner = page.getByRole("banner");
  const name = "Log in";
  return banner.getByRole("link", { name }).or(banner.getByRole("button", { name }));
};
const account = (page: Page) => page.getByRole("banner").getByText("demo", { exact: true });

/** In English, by the keyboard alone. */
async function logIn(page: Page, username = "demo", password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Username" }).focus();
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

/** On a phone the way out is in the side menu. */
async function logOut(page: Page): Promise<void> {
  if (isPhone(page)) await openMenu(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit" }).click();
}

test(
  "[ACC-22] [ACC-74] [ACC-81] a login lasts over a reload, a second tab takes it over, and logging out ends both",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, house.url, EN);
    if (await page.getByRole("link", { name: "Log in" }).isVisible()) await wayIn(page).click();
    await logIn(page);
    await expect(page).toHaveURL(`${house.url}/index`);
    await expect(account(page)).toBeVisible();
    await page.reload();
    await expect(account(page)).toBeVisible();

    const second = await page.context().newPage();
    await open(second, `${house.url}/login`, EN);
    await expect(second).toHaveURL(`${house.url}/index`);
    await expect(account(second)).toBeVisible();
    expect(await second.evaluate(() => sessionStorage.getItem("token"))).toBe(
      await page.evaluate(() => sessionStorage.getItem("token")),
    );

    await logOut(page);
    await expect(wayIn(page)).toBeVisible();
    await expect(wayIn(second)).toBeVisible();
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => /token|account|customerId/u.test(key)),
      ),
    ).toEqual([]);
    await page.reload();
    await expect(wayIn(page)).toBeVisible();
  },
);

test(
  "[ACC-25] [ACC-26] a wrong password is told in the page's language and keeps the username",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/login`);
    const username = page.getByRole("textbox", { name: "ব্যবহারকারীর নাম" });
    await username.fill("demo");
    await page.getByLabel("পাসওয়ার্ড", { exact: true }).fill("not-this-one");
    await page.getByRole("button", { name: "লগইন" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("ব্যবহারকারীর নাম বা পাসওয়ার্ড ভুল।");
    await expect(dialog.getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(username).toHaveValue("demo");

    await page.getByRole("combobox").selectOption("EN");
    await logIn(page, "-nobody", "not-this-one");
    await expect(dialog).toContainText("Wrong username or password.");
    await expectSound(page);
  },
);

test(
  "[ACC-79] with singleSession on, a login elsewhere ends this one, and the page says so by itself",
  ANY_SCREEN,
  async ({ page, house, browser }) => {
    await house.switches.setSetting("singleSession", true);
    await open(page, `${house.url}/login`, EN);
    await logIn(page, "demo2");
    await expect(page.getByRole("banner").getByText("demo2")).toBeVisible();
    const elsewhere = await browser.newPage();
    await open(elsewhere, `${house.url}/login`, EN);
    await logIn(elsewhere, "demo2");
    await expect(elsewhere.getByRole("banner").getByText("demo2")).toBeVisible();
    await expect(page).toHaveURL(`${house.url}/index?modal=loginPopupModal`);
    await expect(page.getByRole("dialog").getByText("You have logged in elsewhere.")).toBeVisible();
    await expectSound(page);
    await elsewhere.close();
    await house.switches.setSetting("singleSession", false);
  },
);

test("[ACC-64] free play lets a guest in with one press", ANY_SCREEN, async ({ page, house }) => {
  await open(page, `${house.url}/login`, EN);
  await page.getByRole("button", { name: "Play free" }).click();
  await expect(page).toHaveURL(`${house.url}/index`);
  await expect(page.getByRole("banner").getByText(/^guest[0-9a-f]{12}$/u)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isAgent"))).toBe("4");
});
