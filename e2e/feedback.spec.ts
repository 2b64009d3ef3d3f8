// A member writes to the house with a picture: chosen, sent ahead, shown, taken out, and named by the words.
import type { Page } from "@playwright/test";
import { expect, open, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const TEXTS = {
  BN: {
    user: "ব্যবহারকারীর নাম",
    images: "ছবি (ঐচ্ছিক)",
    remove: "সরিয়ে দিন",
    words: "আপনার কথা",
    send: "পাঠান",
    wrong: "শুধু png বা jpg ছবি গ্রহণযোগ্য।",
    unread: "ফাইলটি পড়া যায়নি",
  },
  EN: {
    user: "Username",
    images: "Images (optional)",
    remove: "Remove",
    words: "Your message",
    send: "Send",
    wrong: "Only png or jpg images are accepted.",
    unread: "The file could not be read",
  },
} as const;

/** Two by two, amber. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4v0Hh/wYFBggFADYuBz150XnhAAAAAElFTkSuQmCC",
  "base64",
);
const file = (name: string, buffer: Buffer, mimeType = "image/png") => ({ name, mimeType, buffer });

async function logIn(page: Page, url: string, lang: keyof typeof TEXTS): Promise<void> {
  await open(page, `${url}/login`, { lang });
  await page.getByRole("textbox", { name: TEXTS[lang].user }).first().fill("demo");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Jonaki-123");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${url}/index`);
}

for (const lang of ["BN", "EN"] as const)
  test(`[MSG-22] [CALL-99] [SHELL-101] feedback with a picture, in ${lang}`, async ({ page, house }) => {
    const texts = TEXTS[lang];
    await logIn(page, house.url, lang);
    await page.goto(`${house.url}/help#contact`, { waitUntil: "networkidle" });
    const picker = page.getByLabel(texts.images);
    const form = page.locator("form", { has: picker });

    await picker.setInputFiles(file("words.txt", Buffer.from("no picture"), "text/plain"));
    await expect(form.getByText(texts.wrong)).toBeVisible();
    await picker.setInputFiles(file("broken.png", PICTURE.subarray(0, 40)));
    await expect(form.getByText(texts.unread)).toBeVisible();
    await expectSound(page);
    await form.getByRole("button", { name: texts.remove }).press("Enter");
    await expect(picker).toBeFocused();

    const sent = page.waitForResponse("**/wps/upload");
    await picker.setInputFiles(file("receipt.png", PICTURE));
    expect((await sent).status()).toBe(200);
    const shown = form.getByRole("img", { name: "receipt.png" });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
    await expectSound(page);

    await form.getByRole("textbox", { name: texts.words }).fill("one two three four five");
    await form.getByRole("button", { name: texts.send, exact: true }).click();
    await expect(page.getByText(/F-[0-9A-Z]{8}/u)).toBeVisible();
  });
