// @vitest-environment happy-dom
// Header, side menu, tab bar, right bar and footer as people use them, in a whole site without a server.
import { generateKeyPairSync } from "node:crypto";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSite, PERMISSION, pressing, setWidth } from "../app/test-doubles.tsx";
import type { SiteOptions } from "../app/test-doubles.tsx";

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
const resource = (resourceType: "EMAIL" | "Android", url: string) => ({
  resourceType,
  url,
  qrCodeUrl: "",
  labelNameEn: "",
});
const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = publicKey.export({ format: "jwk" });
const permission = {
  ...PERMISSION,
  sealing: { kid: "k1", publicKey: { kty, crv, x, y } },
  whitelabel: ["MEMBERCENTER3", "DIRECTREG3"].map((modId) => ({ modId, enabled: "1", childrenNodes: [] })),
  resources: [resource("EMAIL", "help@jonaki.example"), resource("Android", "https://app.jonaki.example/a")],
};
const INSIDE: SiteOptions = {
  session: { token: "t-1", account: "Rina01", isAgent: "0" },
  replies: {
    "/wps/member/info": { value: MEMBER },
    "/wps/member/balance": { value: { sumBalance: "1500.00" } },
    "/wps/session/logout": { value: null },
  },
};

async function open(options: SiteOptions = {}, path = "/fair") {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, { start: { permission }, local: { lang: "EN" }, ...options });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}
const settle = () => act(() => vi.dynamicImportSettled());
const banner = () => within(screen.getByRole("banner"));

async function openMenu() {
  await pressing(() => userEvent.click(screen.getByRole("button", { name: "Open the menu" })));
  return screen.findByRole("dialog", { name: "Menu" });
}

beforeEach(() => setWidth(1024));
afterEach(cleanup);

describe("the header", () => {
  it("[SHELL-30] [SHELL-31] has the menu's button, the logo that leads home, the way in and the language", async () => {
    await open();
    expect(banner().getByRole("button", { name: "Open the menu" })).toBeTruthy();
    expect(banner().getByRole("link", { name: "Jonaki" }).getAttribute("href")).toBe("/index");
    expect(banner().getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
      "/fair?modal=loginPopupModal",
    );
    expect(banner().getByRole("combobox", { name: "Language" })).toBeTruthy();
  });

  it("[SHELL-30] [SHELL-27] a wide header has the login form itself, and it logs in", async () => {
    setWidth(1440);
    const came = {
      token: "t-2",
      firstTimeLogin: false,
      passwordExpired: false,
      userName: "Rina01",
      weakPassword: false,
    };
    const { asked } = await open({
      replies: { ...INSIDE.replies, "/wps/v2/session/login": { value: came } },
    });
    await userEvent.type(banner().getByRole("textbox", { name: "Username" }), " Rina01 ");
    await userEvent.type(banner().getByLabelText("Password"), "Jonaki-123");
    await act(async () => {
      await userEvent.keyboard("{Enter}");
      await vi.dynamicImportSettled();
    });
    expect(await screen.findByText("Rina01")).toBeTruthy();
    expect(asked("/wps/v2/session/login")).toHaveLength(1);
    expect(window.location.pathname).toBe("/index");
  });

  it("[ACC-18] the wide form names the field that is empty, and sends nothing", async () => {
    setWidth(1440);
    const { asked } = await open();
    await userEvent.click(banner().getByRole("button", { name: "Log in" }));
    expect(document.activeElement).toBe(banner().getByRole("textbox", { name: "Username" }));
    expect(banner().getAllByText("This field is required.")).toHaveLength(2);
    expect(asked("/wps/v2/session/login")).toEqual([]);
  });

  it("[SHELL-32] the way to the registration stands only while DIRECTREG3 is on", async () => {
    setWidth(1440);
    await open();
    const link = banner().getByRole("link", { name: "Register" });
    expect(link.getAttribute("href")).toBe("/fair?modal=registerModal");
    cleanup();
    await open({ start: { permission: PERMISSION } });
    expect(banner().queryByRole("link", { name: "Register" })).toBeNull();
  });

  it("[SHELL-105] the wide form leads to the window for a new password", async () => {
    setWidth(1440);
    await open();
    expect(banner().getByRole("link", { name: "Forgot?" }).getAttribute("href")).toBe(
      "/fair?modal=forgetPassModal",
    );
  });

  it("[SHELL-24] the login page has neither a second form nor the menu's button", async () => {
    setWidth(1440);
    await open({}, "/login");
    expect(screen.getAllByLabelText("Password")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Open the menu" })).toBeNull();
  });

  it("[SHELL-39] the lower row begins with Home and marks the page one is on", async () => {
    await open({}, "/index");
    const items = within(screen.getByRole("navigation", { name: "Main menu" })).getAllByRole("link");
    expect(items[0]?.textContent).toBe("Home");
    expect(items[0]?.getAttribute("aria-current")).toBe("page");
  });

  it("[SHELL-33] [SHELL-38] [ERR-46] logging out is asked about first, and cancel changes nothing", async () => {
    const { session, asked } = await open(INSIDE);
    await userEvent.click(banner().getByRole("button", { name: "Log out" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Prompt: Sure to log out?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(session.getItem("token")).toBe("t-1");
    expect(asked("/wps/session/logout")).toEqual([]);
  });
});

describe("a member's header", () => {
  it("[SHELL-30] [SAFE-20] a phone has menu, home and the marked balance in one row; the rest is in the side menu", async () => {
    setWidth(360);
    await open({
      ...INSIDE,
      replies: { ...INSIDE.replies, "/wps/v2/wallets/balance": { value: { sumBalance: "10000000.00" } } },
    });
    const balance = within(banner().getByRole("region", { name: "Balance" }));
    expect(balance.getByText("৳1,00,00,000.00")).toBeTruthy();
    expect(balance.getByText("Play money")).toBeTruthy();
    expect(banner().getByText("Rina01")).toBeTruthy();
    expect(
      banner()
        .getAllByRole("button")
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Open the menu"]);
    expect(banner().queryByRole("combobox")).toBeNull();
    const menu = within(await openMenu());
    expect(menu.getByText("Rina01")).toBeTruthy();
    expect(menu.getByText("Lamp I")).toBeTruthy();
    expect(menu.getByRole("button", { name: "Log out" })).toBeTruthy();
  });

  it("[SHELL-33] a wide one names the member and the rank, and has the record and the way out", async () => {
    setWidth(1440);
    await open(INSIDE);
    expect(banner().getByText("Rina01")).toBeTruthy();
    expect(banner().getByText("Lamp I")).toBeTruthy();
    expect(banner().getByRole("link", { name: "Betting record" })).toBeTruthy();
    expect(banner().getByRole("button", { name: "Log out" })).toBeTruthy();
  });
});

describe("the vendor list", () => {
  const VENDORS = "/lgw/games/vendors";

  it("[LOB-1] [LOB-5] is asked for when the browser is idle and not before", async () => {
    const { asked, time } = await open({ replies: { [VENDORS]: { value: [] } } });
    expect(asked(VENDORS)).toEqual([]);
    await act(() => time.advance(1));
    expect(asked(VENDORS)).toHaveLength(1);
  });

  it("[LOB-7] is asked for again at the next navigation when it failed, and only then", async () => {
    const { asked, time, replies } = await open({ replies: { [VENDORS]: [500, "VENDOR_LIST_FAILED"] } });
    const go = async (name: string) => {
      await pressing(() => userEvent.click(banner().getByRole("link", { name })));
      await act(() => time.advance(1));
    };
    await act(() => time.advance(1));
    expect(asked(VENDORS)).toHaveLength(1);
    replies[VENDORS] = { value: [] };
    await go("Jonaki");
    expect(asked(VENDORS)).toHaveLength(2);
    await go("Log in");
    expect(asked(VENDORS)).toHaveLength(2);
  });
});

describe("the side menu", () => {
  it("[SHELL-61] [SHELL-63] [SITE-36] a visitor finds the way in, customer service, theme and language", async () => {
    await open();
    const menu = within(await openMenu());
    expect(menu.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
      "/fair?modal=loginPopupModal",
    );
    expect(menu.getByRole("button", { name: "Customer service" })).toBeTruthy();
    expect(menu.getByRole("button", { name: /theme/ })).toBeTruthy();
    expect(menu.getByRole("radio", { name: "English" })).toHaveProperty("checked", true);
    // The brand's own language first.
    expect(menu.getAllByRole("radio").map((one) => one.closest("label")?.lang)).toEqual(["bn", "en"]);
    expect(menu.queryByRole("button", { name: "Log out" })).toBeNull();
  });

  it("[SHELL-62] [SHELL-65] [SHELL-66] [SAFE-20] a member finds balance with its mark, record and the way out", async () => {
    await open(INSIDE);
    const menu = within(await openMenu());
    expect(menu.getByText("Play money")).toBeTruthy();
    expect(menu.getByRole("button", { name: "Hide the balance" })).toBeTruthy();
    expect(menu.getByRole("button", { name: "Account" }).getAttribute("aria-expanded")).toBe("true");
    expect(menu.getByRole("link", { name: "Betting record" }).getAttribute("href")).toBe(
      "/fair?mc=personalHistoryCopy",
    );
    expect(menu.getByRole("button", { name: "Log out" })).toBeTruthy();
    expect(menu.queryByRole("link", { name: "Log in" })).toBeNull();
  });

  it("[SHELL-60] [SHELL-91] Escape closes it and gives the focus back", async () => {
    await open();
    await openMenu();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const button = screen.getByRole("button", { name: "Open the menu" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("[SHELL-60] a navigation closes it", async () => {
    await open();
    const menu = within(await openMenu());
    await act(async () => {
      await userEvent.click(menu.getByRole("link", { name: "Log in" }));
      await vi.dynamicImportSettled();
    });
    expect(window.location.search).toBe("?modal=loginPopupModal");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
  });

  it("[SHELL-38] its way out asks the same question", async () => {
    const { session } = await open(INSIDE);
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole("button", { name: "Log out" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Prompt: Sure to log out?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(session.getItem("token")).toBeNull());
  });

  it("[SITE-39] customer service that cannot open its window says so", async () => {
    await open();
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole("button", { name: "Customer service" }));
    expect(await screen.findByRole("alertdialog", { name: /Popup blocked/ })).toBeTruthy();
  });

  it("[SHELL-106] the theme changes from within it", async () => {
    await open();
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole("button", { name: "Switch to the light theme" }));
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });
});

describe("the tab bar", () => {
  it("[SHELL-115] stands on phones with Home, Games, Deposit and Me, and not on wide screens", async () => {
    setWidth(360);
    await open({}, "/index");
    const bar = within(screen.getByRole("navigation", { name: "Tab bar" }));
    expect(bar.getAllByRole("link").map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
      ["Home", "/index"],
      ["Games", "/hot"],
      ["Deposit", "/index?modal=loginPopupModal"],
      ["Me", "/index?modal=loginPopupModal"],
    ]);
    expect(bar.getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBe("page");
    cleanup();
    setWidth(1024);
    await open({}, "/index");
    expect(screen.queryByRole("navigation", { name: "Tab bar" })).toBeNull();
  });

  it("[SHELL-115] a member's Me is the member centre", async () => {
    setWidth(360);
    await open(INSIDE);
    expect(screen.getByRole("link", { name: "Me" }).getAttribute("href")).toBe("/fair?mc=securityCenter");
  });
});

describe("the right bar", () => {
  it("[SHELL-71] [SHELL-72] [SITE-28] stands on wide screens once the browser is idle, and draws a code", async () => {
    setWidth(1440);
    const { time } = await open();
    await act(() => time.advance(1));
    await settle();
    const bar = within(screen.getByRole("complementary", { name: "Contact and apps" }));
    expect(bar.getByRole("link", { name: "E-mail" }).getAttribute("href")).toBe("mailto:help@jonaki.example");
    expect(bar.getByRole("button", { name: "Service" })).toBeTruthy();
    const button = bar.getByRole("button", { name: "Android app" });
    await act(async () => {
      await userEvent.click(button);
      await vi.dynamicImportSettled();
    });
    const code = bar.getByRole("region", { name: "Android app" });
    await waitFor(() => expect(code.querySelector("svg path")?.getAttribute("d")).toMatch(/^M[0-9]/u));
    await userEvent.keyboard("{Escape}");
    expect(bar.queryByRole("region")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("[SHELL-71] a press elsewhere closes the code", async () => {
    setWidth(1440);
    const { time } = await open();
    await act(() => time.advance(1));
    await settle();
    await userEvent.click(screen.getByRole("button", { name: "Android app" }));
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("region", { name: "Android app" })).toBeNull();
  });
});

/** A screen on which every place is near. */
class SeesEverything {
  readonly see: (seen: readonly { isIntersecting: boolean }[]) => void;
  constructor(see: SeesEverything["see"]) {
    this.see = see;
  }
  observe(): void {
    this.see([{ isIntersecting: true }]);
  }
  disconnect(): void {
    this.see([]);
  }
}

describe("the footer", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("[SHELL-73] [SAFE-17] has the age mark, a help contact, the verifier and the copyright line, and no empty part", async () => {
    await open();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("Only for people aged 18 or older")).toBeTruthy();
    expect(footer.getByRole("link", { name: /help@jonaki.example/ })).toBeTruthy();
    expect(footer.getByRole("link", { name: "Fairness" }).getAttribute("href")).toBe("/fair");
    expect(footer.getByText("© 2026 Jonaki. All rights reserved.")).toBeTruthy();
    expect(footer.queryByText("Game providers")).toBeNull();
  });

  it("[SHELL-73] [LOB-5] names the providers once the vendor list is there, with their marks when it is near", async () => {
    vi.stubGlobal("IntersectionObserver", SeesEverything);
    const site = await open();
    await act(() =>
      site.queries.setQueryData(
        ["vendors", false, "EN"],
        [{ title: "RNG", cards: [{ vassalage: "RUPKOTHA", displayName: "Rupkotha", icon: "" }] }],
      ),
    );
    await settle();
    const part = within(screen.getByRole("contentinfo")).getByRole("region", { name: "Game providers" });
    await waitFor(() => expect(part.textContent).toContain("Rupkotha"));
    expect(part.querySelectorAll("li svg")).toHaveLength(1);
  });
});
