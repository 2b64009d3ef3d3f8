// @vitest-environment happy-dom
// The login page and the end of the header, in a whole site without a server.
import { generateKeyPairSync } from "node:crypto";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSite, PERMISSION, pressing } from "../../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../../app/test-doubles.tsx";

const LOGIN = "/wps/v2/session/login";
const FREE = "/wps/session/login/freeplay";
const INFO = "/wps/member/info";
const LOGOUT = "/wps/session/logout";
const CAME = {
  token: "t-1",
  firstTimeLogin: false,
  passwordExpired: false,
  userName: "Rina01",
  weakPassword: false,
};
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
const INSIDE: Replies = { [LOGIN]: { value: CAME }, [FREE]: { value: CAME }, [INFO]: { value: MEMBER } };

const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = publicKey.export({ format: "jwk" });
const permission = {
  ...PERMISSION,
  sealing: { kid: "k1", publicKey: { kty, crv, x, y } },
  whitelabel: [{ modId: "FREEPLAY3", enabled: "1", childrenNodes: [] }],
};

async function open(path: string, { start = {}, ...options }: SiteOptions = {}) {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, { start: { permission, ...start }, local: { lang: "EN" }, ...options });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}

const username = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Username" });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const press = (name: string) => pressing(() => userEvent.click(screen.getByRole("button", { name })));

async function type(name: string, secret: string): Promise<void> {
  await userEvent.type(username(), name);
  await userEvent.type(password(), secret);
}

describe("the login page", () => {
  afterEach(cleanup);

  it("[SHELL-27] [ACC-22] [ACC-45] [ACC-74] a login leads to /, and the header then shows the account", async () => {
    const { asked, session } = await open("/login", { replies: INSIDE });
    await type("Rina01", "Jonaki-123{Enter}");
    await waitFor(() => expect(within(screen.getByRole("banner")).getByText("Rina01")).toBeTruthy());
    expect(window.location.pathname).toBe("/index");
    expect(session.getItem("token")).toBe("t-1");
    expect(asked(INFO)[0]?.headers).toMatchObject({ Authorization: "Bearer t-1" });
    await waitFor(() => expect(session.getItem("customerId")).toBe("77"));
  });

  it("[ACC-18] an empty field says so beside its label, takes the focus, and nothing is sent", async () => {
    const { asked } = await open("/login", { replies: INSIDE });
    await press("Log in");
    expect([username().getAttribute("aria-invalid"), password().getAttribute("aria-invalid")]).toEqual([
      "true",
      "true",
    ]);
    expect(screen.getAllByText("This field is required.")).toHaveLength(2);
    expect(document.activeElement).toBe(username());
    await userEvent.type(username(), "Rina01");
    await press("Log in");
    expect(document.activeElement).toBe(password());
    expect(asked(LOGIN)).toEqual([]);
  });

  it("[ACC-25] [ACC-26] [ERR-5] a failed login is a warning dialog; the loader is gone and the username stays", async () => {
    const { session } = await open("/login", { replies: { [LOGIN]: [422, "LOGIN_FAILED"] } });
    await type("Rina01", "wrong-one");
    await press("Log in");
    const dialog = await screen.findByRole("alertdialog", { name: "text of LOGIN_FAILED" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect([username().value, password().value]).toEqual(["Rina01", ""]);
    expect(screen.getByRole("button", { name: "Log in" }).getAttribute("aria-busy")).toBeNull();
    expect(session.getItem("token")).toBeNull();
  });

  it("[CALL-12] without an answer what was typed stays for the next press", async () => {
    await open("/login", { replies: { [LOGIN]: "silence" } });
    await type("Rina01", "Jonaki-123");
    await press("Log in");
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
    expect(password().value).toBe("Jonaki-123");
  });

  it("the password can be shown and hidden again", async () => {
    await open("/login");
    await userEvent.type(password(), "Jonaki-123");
    expect(password().type).toBe("password");
    await press("Show password");
    expect(password().type).toBe("text");
    await press("Hide password");
    expect(password().type).toBe("password");
  });

  it("browsers and password managers know the fields", async () => {
    await open("/login");
    expect([username().autocomplete, password().autocomplete]).toEqual(["username", "current-password"]);
    expect(username().getAttribute("autocapitalize")).toBe("none");
  });

  it("[SHELL-103] [SHELL-105] has one form where the site has no other way, and the way to a new password", async () => {
    await open("/login");
    const main = within(screen.getByRole("main"));
    expect(
      main.getAllByRole("button").map((one) => one.textContent || one.getAttribute("aria-label")),
    ).toEqual(["Show password", "Log in", "Play free"]);
    expect(main.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([
      "/login?modal=forgetPassModal",
    ]);
    expect(main.queryByRole("radiogroup")).toBeNull();
  });

  it("[SHELL-28] with a token it leads to /index", async () => {
    await open("/login", { replies: INSIDE, session: { token: "t-1" } });
    expect(window.location.pathname).toBe("/index");
  });
});

describe("free play", () => {
  afterEach(cleanup);

  it("[ACC-64] [ACC-65] one press logs a guest in with the header version 3 and goes to /", async () => {
    const { asked, session } = await open("/login", { replies: INSIDE });
    await press("Play free");
    await waitFor(() => expect(window.location.pathname).toBe("/index"));
    expect(asked(FREE)[0]?.headers["Version"]).toBe("3");
    expect(JSON.parse(asked(FREE)[0]?.body as string)).toMatchObject({ os: "TestOS", platform: "W" });
    expect(session.getItem("token")).toBe("t-1");
  });

  it("[ACC-68] with FREEPLAY3 off there is no button", async () => {
    await open("/login", { start: { permission: { ...permission, whitelabel: [] } } });
    expect(screen.queryByRole("button", { name: "Play free" })).toBeNull();
  });

  it("[ACC-67] too many guests are a warning dialog", async () => {
    await open("/login", { replies: { [FREE]: [429, "TRY_LATER"] } });
    await press("Play free");
    expect(await screen.findByRole("alertdialog", { name: "text of TRY_LATER" })).toBeTruthy();
  });
});

describe("the end of the header", () => {
  afterEach(cleanup);
  const inside = (replies: Replies = {}): SiteOptions => ({
    session: { token: "t-1", username: "Rina01", merchant: "JONAKI", favGames: "[1]" },
    replies: { ...INSIDE, [LOGOUT]: { value: null }, ...replies },
  });
  const askToGo = async () => {
    await press("Log out");
    return screen.findByRole("alertdialog", { name: "Prompt: Sure to log out?" });
  };

  it("[SHELL-102] a visitor finds the way in over the page", async () => {
    await open("/index");
    await pressing(() => userEvent.click(screen.getByRole("link", { name: "Log in" })));
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
    expect(window.location.pathname).toBe("/index");
  });

  it("[SHELL-102] there is no second way in on the login page itself", async () => {
    await open("/login?modal=loginPopupModal");
    expect([screen.queryByRole("link", { name: "Log in" }), screen.queryByRole("dialog")]).toEqual([
      null,
      null,
    ]);
  });

  it("[ACC-74] on start with a token member info loads, once and not in the background", async () => {
    const { asked } = await open("/index", inside());
    expect(asked(INFO).map(({ headers }) => headers["Background"])).toEqual([undefined]);
  });

  it("[SHELL-38] log out asks first, and cancel changes nothing", async () => {
    const { session, asked } = await open("/index", inside());
    const dialog = await askToGo();
    expect(
      within(dialog)
        .getAllByRole("button")
        .map((one) => one.textContent),
    ).toEqual(["Cancel", "Submit"]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect([session.getItem("token"), asked(LOGOUT).length]).toEqual(["t-1", 0]);
  });

  it("[ACC-81] confirmed, it tells the server, clears the session but for the merchant keys and goes to /", async () => {
    const { session, asked } = await open("/index", inside());
    await userEvent.click(within(await askToGo()).getByRole("button", { name: "Submit" }));
    expect(asked(LOGOUT).map(({ method, headers }) => [method, headers["Authorization"]])).toEqual([
      ["DELETE", "Bearer t-1"],
    ]);
    const left = Array.from({ length: session.length }, (_one, place) => session.key(place));
    expect(new Set(left)).toEqual(new Set(["merchant", "merchantCode"]));
    expect(window.location.pathname).toBe("/index");
    expect(screen.getByRole("link", { name: "Log in" })).toBeTruthy();
  });

  it("[ACC-82] it completes although the call fails", async () => {
    const { session } = await open("/index", inside({ [LOGOUT]: "silence" }));
    await userEvent.click(within(await askToGo()).getByRole("button", { name: "Submit" }));
    expect(session.getItem("token")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it.each([
    ["ACC-78", "SESSION_EXPIRED", "Your session has ended, please log in again."],
    ["ACC-79", "SESSION_REPLACED", "You have logged in elsewhere."],
    ["ACC-11", "NOT_LOGGED_IN", "You are not logged in, please login"],
  ])("[%s] %s clears the session and opens the login with its words", async (_rule, code, words) => {
    const { session } = await open("/index", inside({ [INFO]: [401, code] }));
    await act(() => vi.dynamicImportSettled());
    expect(session.getItem("token")).toBeNull();
    const dialog = within(await screen.findByRole("dialog", { name: "Welcome back" }));
    expect(dialog.getByText(words)).toBeTruthy();
  });

  it("[ACC-80] session.ended makes the page ask for its own session in the background", async () => {
    const { sockets, time, asked, session, replies } = await open("/index", inside());
    await act(() => time.advance(0));
    const [socket] = sockets;
    replies[INFO] = [401, "SESSION_EXPIRED"];
    await act(async () => {
      socket!.open();
      socket!.hear({ kind: "welcome", member: true });
      socket!.hear({ kind: "joined", topic: "member", seq: 1 });
      const event = {
        topic: "member",
        name: "session.ended",
        seq: 2,
        time: "2026-11-14T20:00:00.000Z",
        value: {},
      };
      socket!.hear({ kind: "event", event });
      await time.advance(0);
    });
    expect(asked(INFO).map(({ headers }) => headers["Background"])).toEqual([undefined, "1"]);
    expect(session.getItem("token")).toBeNull();
  });

  it("[ACC-22] a session that comes from another tab shows at once", async () => {
    let hear = (_note: unknown): void => undefined;
    const tabs = { tell: () => undefined, hear: (listener: typeof hear) => void (hear = listener) };
    await open("/index", { tabs, replies: INSIDE });
    await act(async () => hear({ kind: "session", values: { token: "t-1", account: "Rina01" } }));
    await act(() => vi.dynamicImportSettled());
    expect(within(screen.getByRole("banner")).getByText("Rina01")).toBeTruthy();
  });
});
