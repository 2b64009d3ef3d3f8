// Going through the window of an identity provider.
import type { Page } from "@playwright/test";
import { expect } from "./house.ts";

/** Presses the provider's button; answers the window it opens. */
export async function openProvider(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name }).click();
  const popup = await opened;
  await expect(popup.locator("#email")).toBeVisible();
  return popup;
}

/** Says who one is; the window closes by itself. */
export async function comeWith(popup: Page, mailbox: string): Promise<void> {
  const closed = popup.waitForEvent("close");
  await popup.locator("#email").fill(mailbox);
  await popup.getByRole("button").click();
  await closed;
}
