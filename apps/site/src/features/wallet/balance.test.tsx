// @vitest-environment happy-dom
// The balance in the header, in a whole site without a server.
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hearLive, openSite, PERMISSION } from "../../app/test-doubles.tsx";
import type { Reply, SiteOptions } from "../../app/test-doubles.tsx";

const BALANCE = "/wps/v2/wallets/balance";
const INFO = "/wps/member/info";
const MEMBER = {
  id: "77",
  account: "Rina01",
  nickname: "Rina",
  type: 0,
  toUpline: false,
  clubLabel: { labelName: "Lamp I", rankLevel: 0 },
  memberLabel: [],
  avatar: null,
  avatarType: "STATIC",
};
const has = (sumBalance: string): Reply => ({ value: { sumBalance } });

async function open(balance: Reply, options: SiteOptions & { readonly type?: number } = {}) {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite("/index", {
      local: { lang: "EN" },
      ...options,
      session: { token: "t-1", username: "Rina01", ...options.session },
      replies: {
        [BALANCE]: balance,
        [INFO]: { value: { ...MEMBER, type: options.type ?? 0 } },
        ...options.replies,
      },
    });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}

const block = () => screen.getByRole("region", { name: "Balance" });
const press = (name: string) => userEvent.click(within(block()).getByRole("button", { name }));

describe("the balance in the header", () => {
  afterEach(cleanup);

  it("[WAL-7] [WAL-9] [SITE-56] shows sumBalance with the brand's symbol, grouped the South Asian way", async () => {
    await open(has("123456.50"));
    expect(within(block()).getByText("৳1,23,456.50")).toBeTruthy();
  });

  it("[WAL-9] without a symbol the fallback stands before it", async () => {
    await open(has("5.00"), { start: { brand: { ...BRAND_DEFAULTS, currencySymbol: "" } } });
    expect(within(block()).getByText("P5.00")).toBeTruthy();
  });

  it("[WAL-8] until the first answer it says that it is being updated", async () => {
    await open("silence");
    expect(within(block()).getByText("Balance updating")).toBeTruthy();
  });

  it("[SAFE-20] a member's balance is marked as play money, a guest's as trial money", async () => {
    await open(has("5.00"));
    expect(within(block()).getByText("Play money")).toBeTruthy();
    cleanup();
    await open(has("5.00"), { type: 4 });
    expect(within(block()).getByText("Trial money")).toBeTruthy();
    expect(within(block()).queryByText("Play money")).toBeNull();
  });

  it("[WAL-10] [WAL-11] hidden it shows ***, asks nothing, and stays hidden in this tab", async () => {
    const { session, asked } = await open(has("123.00"));
    await press("Hide the balance");
    expect(within(block()).getByText("***")).toBeTruthy();
    expect(within(block()).queryByText("৳123.00")).toBeNull();
    expect(session.getItem("hideBalance")).toBe("true");
    await press("Show the balance");
    expect(within(block()).getByText("৳123.00")).toBeTruthy();
    expect(asked(BALANCE)).toHaveLength(1);
    cleanup();
    await open(has("123.00"), { session: { hideBalance: "true" } });
    expect(within(block()).getByText("***")).toBeTruthy();
  });

  it("[WAL-12] a press asks again, at most once a second, and the control turns meanwhile", async () => {
    const { asked, replies, time } = await open(has("10.00"));
    const control = () => within(block()).getByRole("button", { name: "Refresh the balance" });
    replies[BALANCE] = has("20.00");
    await press("Refresh the balance");
    expect(within(block()).getByText("৳20.00")).toBeTruthy();
    expect(control().getAttribute("aria-busy")).toBe("true");
    await press("Refresh the balance");
    expect(asked(BALANCE)).toHaveLength(2);
    await act(() => time.advance(1_000));
    expect(control().getAttribute("aria-busy")).toBeNull();
    await press("Refresh the balance");
    expect(asked(BALANCE)).toHaveLength(3);
  });

  it("[ACC-78] only a press keeps the session awake", async () => {
    const { asked } = await open(has("10.00"));
    await press("Refresh the balance");
    expect(asked(BALANCE).map(({ headers }) => headers["Background"])).toEqual(["1", undefined]);
  });

  it("[WAL-13] the server's push of a change reloads it", async () => {
    const site = await open(has("10.00"));
    site.replies[BALANCE] = has("30.00");
    await hearLive(site, "wallet.changed");
    expect(within(block()).getByText("৳30.00")).toBeTruthy();
  });

  it("[WAL-14] a reload that fails keeps the last balance and opens no dialog", async () => {
    const { replies, time } = await open(has("10.00"));
    replies[BALANCE] = [500, "UNKNOWN"];
    await press("Refresh the balance");
    await act(() => time.advance(2_000));
    expect(within(block()).getByText("৳10.00")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("[SHELL-33] [SHELL-35] a member finds the betting record beside it, a guest has no member centre", async () => {
    const whitelabel = [{ modId: "MEMBERCENTER3", enabled: "1", childrenNodes: [] }];
    const start = { permission: { ...PERMISSION, whitelabel } };
    await open(has("10.00"), { start });
    expect(screen.getByRole("link", { name: "Betting record" }).getAttribute("href")).toBe(
      "/index?mc=personalHistoryCopy",
    );
    cleanup();
    await open(has("10.00"), { start, type: 4 });
    expect(screen.queryByRole("link", { name: "Betting record" })).toBeNull();
  });

  it("a visitor has no balance, and none is asked for", async () => {
    let site: Awaited<ReturnType<typeof openSite>> | null = null;
    await act(async () => {
      site = await openSite("/index", { local: { lang: "EN" } });
    });
    expect(screen.queryByRole("region", { name: "Balance" })).toBeNull();
    expect(site!.asked(BALANCE)).toEqual([]);
  });
});
