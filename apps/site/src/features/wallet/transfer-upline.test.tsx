// @vitest-environment happy-dom
// Transfer to the upline over a page, in a whole site without a server.
import { generateKeyPairSync } from "node:crypto";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { compactDecrypt } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { hearLive, MEMBER_PERMISSION, pressing } from "../../app/test-doubles.tsx";
import type { Replies } from "../../app/test-doubles.tsx";
import { BALANCE, openWallet, TRANSFERS } from "./test-wallet.tsx";

const SEND = "/wps/relay/passwordCheck/MCS2_transferUpline";
const ROW = {
  time: "2026-11-14T19:30:05.000Z",
  reference: "90071",
  account: "Rah***",
  amount: "1500.00",
  remark: "for the tables",
  state: "DONE",
};
const PAGE = {
  upline: "Rah***",
  withdrawable: "5000.00",
  minimum: "100.00",
  maximum: "100000.00",
  leftToday: "500000.00",
  list: [ROW],
};
const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = publicKey.export({ format: "jwk" });
const permission = { ...MEMBER_PERMISSION, sealing: { kid: "k1", publicKey: { kty, crv, x, y } } };

/** No two ids are alike. */
function countingChance() {
  let next = 0;
  return (count: number) => new Uint8Array(count).fill((next += 1));
}

const open = (replies: Replies = {}) =>
  openWallet("transferUpline", {
    start: { permission },
    ports: { chance: countingChance() },
    replies: { [TRANSFERS]: { value: PAGE }, [SEND]: { value: { reference: "90072" } }, ...replies },
  });
const page = () => screen.getByRole("dialog", { name: "Transfer to upline" });
const box = (name: string) => within(page()).getByLabelText<HTMLInputElement>(name, { selector: "input" });
const type = (name: string, text: string) => userEvent.type(box(name), text);
const press = (name: string | RegExp) =>
  pressing(() => userEvent.click(within(page()).getByRole("button", { name })));
/** Sealing takes as long as it takes: the button says when there was an answer. */
async function send(): Promise<void> {
  const button = within(page()).getByRole("button", { name: /^Transfer/u });
  await pressing(() => userEvent.click(button));
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
}
const fact = (name: string) => within(page()).getByText(name).nextSibling?.textContent;
const errorOf = (name: string) =>
  document.getElementById(box(name).getAttribute("aria-describedby") ?? "")?.textContent ?? "";

async function fillIn(amount = "250.5", password = "135790"): Promise<void> {
  await type("Amount", amount);
  await type("Remark", "thanks");
  await type("Payment password", password);
}

async function closeDialog(): Promise<void> {
  const dialog = await screen.findByRole("alertdialog");
  await pressing(() => userEvent.click(within(dialog).getByRole("button")));
}

const bodyOf = (request: { readonly body?: unknown } | undefined): string =>
  typeof request?.body === "string" ? request.body : "";

/** What was sent, as only the server can read it. */
async function sent(site: Awaited<ReturnType<typeof open>>) {
  return Promise.all(
    site.asked(SEND).map(async (request) => {
      const { sealed } = JSON.parse(bodyOf(request)) as { sealed: string };
      const { plaintext } = await compactDecrypt(sealed, privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext)) as { readonly payload: { requestId: string } };
    }),
  );
}

describe("transfer to upline", () => {
  afterEach(cleanup);

  it("[WAL-29] shows the upline masked, what may go, and the last transfers", async () => {
    await open();
    expect([fact("Your upline"), fact("Can be withdrawn"), fact("Per transfer"), fact("Left today")]).toEqual(
      ["Rah***", "৳5,000.00", "৳100.00 – ৳1,00,000.00", "৳5,00,000.00"],
    );
    const [, row] = within(page()).getAllByRole("row");
    expect(
      within(row!)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["2026-11-15 01:30:05", "90071", "৳1,500.00", "for the tables", "Done"]);
    expect(box("Remark").maxLength).toBe(50);
  });

  it("[SAFE-20] carries the play-money mark", async () => {
    await open();
    expect(within(page()).getByText("Play money")).toBeTruthy();
  });

  it("[WAL-22] [WAL-29] sends amount, remark and payment password sealed, tells the reference and begins anew", async () => {
    const site = await open();
    await fillIn();
    await press("Transfer ৳250.50 to Rah***");
    const told = await screen.findByRole("alertdialog", { name: "৳250.50 has been transferred to Rah***." });
    expect(told.textContent).toContain("90072");
    expect(await sent(site)).toEqual([
      expect.objectContaining({
        payload: expect.objectContaining({ amount: "250.5", remark: "thanks", paymentPassword: "135790" }),
      }),
    ]);
    expect(bodyOf(site.asked(SEND)[0])).not.toContain("135790");
    expect([box("Amount").value, box("Remark").value, box("Payment password").value]).toEqual(["", "", ""]);
  });

  it("[WAL-13] a transfer reloads the balance and the page", async () => {
    const { asked } = await open();
    await fillIn();
    await send();
    expect([asked(BALANCE).length, asked(TRANSFERS).length]).toEqual([2, 2]);
  });

  it("[WAL-26] what cannot go is told beside its field, and nothing is sent", async () => {
    const { asked } = await open();
    await press("Transfer");
    expect([errorOf("Amount"), errorOf("Payment password")]).toEqual([
      "This field is required.",
      "This field is required.",
    ]);
    await fillIn("99", "12");
    expect([errorOf("Amount"), errorOf("Payment password")]).toEqual([
      "The amount must be between ৳100.00 and ৳1,00,000.00.",
      "Enter exactly 6 digits.",
    ]);
    expect(asked(SEND)).toEqual([]);
  });

  it.each(["AMOUNT_FORMAT", "AMOUNT_RANGE", "DAILY_LIMIT", "INSUFFICIENT_BALANCE"])(
    "[WAL-26] the refusal %s stands beside the amount",
    async (code) => {
      await open({ [SEND]: [422, code] });
      await fillIn();
      await send();
      expect(errorOf("Amount")).toBe(`text of ${code}`);
      expect(box("Amount").value).toBe("250.5");
    },
  );

  it("[ACC-135] a wrong payment password is told beside it and forgotten", async () => {
    await open({ [SEND]: [422, "PAYMENT_PASSWORD_WRONG"] });
    await fillIn();
    await send();
    expect(errorOf("Payment password")).toBe("text of PAYMENT_PASSWORD_WRONG");
    expect(box("Payment password").value).toBe("");
    expect(document.activeElement).toBe(box("Payment password"));
  });

  it("[ACC-135] who has none is shown the way to set one", async () => {
    await open({ [SEND]: [422, "PAYMENT_PASSWORD_NOT_SET"] });
    await fillIn();
    await send();
    const way = within(page()).getByRole("link", { name: "Set a payment password in my account" });
    expect(way.getAttribute("href")).toBe("/index?mc=securityCenter&part=payment");
  });

  it("[WAL-23] a transfer that is not allowed any more is told, and the page asks again", async () => {
    const { asked } = await open({ [SEND]: [422, "TRANSFER_NOT_ALLOWED"] });
    await fillIn();
    await send();
    expect(await screen.findByRole("alertdialog", { name: "text of TRANSFER_NOT_ALLOWED" })).toBeTruthy();
    expect([asked(TRANSFERS).length, asked("/wps/member/info").length > 0]).toEqual([2, true]);
  });

  it("[WAL-3] without an answer the next press with the same values is the same request, after one it is another", async () => {
    const site = await open({ [SEND]: "silence" });
    await fillIn();
    await send();
    site.replies[SEND] = { value: { reference: "90072" } };
    await closeDialog();
    await site.time.advance(1_000);
    await send();
    await closeDialog();
    await site.time.advance(1_000);
    await fillIn();
    await send();
    const [lost, again, next] = (await sent(site)).map(({ payload }) => payload.requestId);
    expect([lost === again, again === next]).toEqual([true, false]);
  });

  it("[WAL-23] where there is nobody to transfer to there is no form, and the last transfers stay", async () => {
    await open({ [TRANSFERS]: { value: { ...PAGE, upline: null } } });
    expect(
      within(page()).getByRole("heading", { name: "This transfer is not allowed for your account." }),
    ).toBeTruthy();
    expect(within(page()).queryByRole("form")).toBeNull();
    expect(within(page()).getByText("90071")).toBeTruthy();
  });

  it("[WAL-23] the member centre offers it only when member info says toUpline", async () => {
    const offered = () => screen.queryByRole("link", { name: "Transfer to upline" }) !== null;
    await openWallet("transferFund");
    expect(offered()).toBe(true);
    cleanup();
    await openWallet("transferFund", { session: { toUpline: "false" } });
    expect(offered()).toBe(false);
  });

  it("[WAL-13] the server's push of a change asks for what may go", async () => {
    const site = await open();
    site.replies[TRANSFERS] = { value: { ...PAGE, withdrawable: "7.00" } };
    await hearLive(site, "wallet.changed");
    expect(fact("Can be withdrawn")).toBe("৳7.00");
    expect(site.asked(TRANSFERS).at(-1)?.headers["Background"]).toBe("1");
  });
});
