// Going through the window of an identity provider, and binding an identity to the account one is in.
import type { Page } from "@playwright/test";
import { openSealedCalls } from "../bench/sealed-calls.ts";
import { expect } from "./house.ts";
import { ask } from "./member-steps.ts";

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

/** As the security centre does: once to see whose it is, once to confirm [ACC-130]. */
export async function bindIdentity(page: Page, url: string, mailbox: string): Promise<void> {
  const listed = await page.request.get(`${url}/wps/system/identityProviders`);
  const { value } = (await listed.json()) as {
    value: readonly { authorizeUrl: string; clientId: string; provider: string }[];
  };
  const [{ authorizeUrl, clientId, provider } = { authorizeUrl: "", clientId: "", provider: "" }] = value;
  const question = new URLSearchParams({
    client_id: clientId,
    response_type: "id_token",
    redirect_uri: `${url}/idp-return`,
    nonce: "bind",
    state: "bind",
    email: mailbox,
  });
  const answer = await fetch(`${authorizeUrl}?${question}`, { redirect: "manual" });
  const idToken = new URL(answer.headers.get("location") ?? "").hash.slice("#id_token=".length).split("&")[0];
  const { seal } = await openSealedCalls(url);
  for (const confirm of [false, true]) {
    const sealed = JSON.parse(await seal({ provider, idToken, confirm })) as object;
    expect(await ask(page, "/wps/member/binding", sealed)).toMatchObject({ success: true });
  }
}
