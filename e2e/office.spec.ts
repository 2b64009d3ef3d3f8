// Two owners, one in each language, bring a third person into the office: nobody does it alone, and the log tells it.
import type { Page } from "@playwright/test";
import { expect, test } from "./house.ts";
import { firstPassword, firstSignIn, goTo, OFFICE, officePage } from "./office-steps.ts";
import type { Lang } from "./office-steps.ts";
import { expectSound } from "./sound.ts";

/** On the phone's turn the tablet is looked at, and the owners speak the other way round. */
const turn = (page: Page): { readonly width: number; readonly maker: Lang; readonly checker: Lang } => {
  const width = page.viewportSize()?.width ?? 0;
  return width > 840 ? { width, maker: "BN", checker: "EN" } : { width, maker: "EN", checker: "BN" };
};

test("[OFF-1] [OFF-2] [OFF-4] [OFF-6] [OFF-7] [OFF-21] an operator is made and gets a role by two owners, and the audit log shows it with its chain whole", async ({
  browser,
  page,
  house,
}) => {
  const { width, maker, checker } = turn(page);
  const [first, second, third] = [
    await officePage(browser, width),
    await officePage(browser, width),
    await officePage(browser, width),
  ];

  await firstSignIn(first, house, maker, ["owner1", firstPassword(house, "owner1")]);
  await expectSound(first);
  const words = OFFICE[maker];
  await goTo(first, words.people);
  await first.getByRole("button", { name: words.newPerson }).click();
  const form = first.getByRole("form", { name: words.newPerson });
  await form.locator("[name='username']").fill("rahim");
  await form.locator("[name='name']").fill("রহিম");
  await form.locator("textarea").fill("নতুন সহকর্মী");
  await form.locator("[type='submit']").click();
  const given = (await first.locator("code").textContent()) ?? "";
  await first.getByRole("button", { name: words.kept }).click();

  await first.getByRole("button", { name: "রহিম" }).click();
  const person = first.getByRole("dialog", { name: "রহিম" });
  await person.getByText(words.finance, { exact: true }).click();
  await person.locator("textarea").fill("হিসাবের কাজ");
  await person.getByRole("button", { name: words.ask }).click();
  await expect(first.getByText(words.asked)).toBeVisible();
  await goTo(first, words.approvals);
  await first.locator("[data-row]").first().click();
  await expect(first.getByText(words.needed)).toBeVisible();
  await expect(first.getByRole("button", { name: words.approve })).toHaveCount(0);

  await firstSignIn(second, house, checker, ["owner2", firstPassword(house, "owner2")]);
  const seen = OFFICE[checker];
  // What waits for this owner stands on the dashboard.
  await second.getByRole("main").getByRole("link", { name: "rahim" }).click();
  const drawer = second.getByRole("dialog");
  await expect(drawer.getByText(`${seen.added}:`)).toBeAttached();
  await drawer.locator("textarea").fill("দেখে ঠিক আছে");
  await expectSound(second);
  await drawer.getByRole("button", { name: seen.approve, exact: true }).click();
  // It waits no more, so it is gone from the list of what does.
  await expect(drawer).toHaveCount(0);

  await goTo(second, seen.audit);
  const log = second.locator(`[aria-label="${seen.audit}"]`);
  for (const act of [seen.didApprove, seen.didAsk, seen.didPerson])
    await expect(log.getByText(act, { exact: true }).first()).toBeVisible();
  await second.getByRole("button", { name: seen.check }).click();
  await expect(second.getByRole("alertdialog").getByText(seen.holds)).toBeVisible();
  await second.getByRole("alertdialog").getByRole("button").click();
  await expectSound(second);

  // The maker's page hears of it by itself.
  await expect(first.getByRole("dialog").getByText(words.approved, { exact: true })).toBeVisible({
    timeout: 30_000,
  });

  await firstSignIn(third, house, maker, ["rahim", given]);
  // The role is theirs; no desk of it stands yet, and none of the owners' is shown.
  await expect(third.getByRole("link", { name: words.people })).toHaveCount(0);
  await third.getByRole("banner").getByRole("button").last().click();
  await expect(third.getByRole("dialog").getByText(words.finance, { exact: true })).toBeVisible();
  // Readable on a phone, too.
  await second.setViewportSize({ width: 360, height: 800 });
  await expectSound(second);
});
