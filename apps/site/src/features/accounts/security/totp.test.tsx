// @vitest-environment happy-dom
// The authenticator app is turned on and off; identities are bound for ever.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testPage } from "../../../app/test-doubles.tsx";
import type { Reply } from "../../../app/test-doubles.tsx";
import { dialog, press, readWarning, settled, type } from "../test-window.tsx";
import { answer, openCentre, part, pressIn, success } from "./test-centre.tsx";

const TOTP = "/wps/member/totp";
const SECRET = "JBSWY3DPEHPK3PXP";
const SETUP: Reply = {
  value: { secret: SECRET, qrData: `otpauth://totp/Jonaki:Rina01?secret=${SECRET}`, recoveryCodes: null },
};
const CODES = [
  "aaaa-1111",
  "bbbb-2222",
  "cccc-3333",
  "dddd-4444",
  "eeee-5555",
  "ffff-6666",
  "gggg-7777",
  "hhhh-8888",
];

afterEach(cleanup);

describe("turning the authenticator app on", () => {
  const open = async (reply: Reply = SETUP) => {
    const site = await openCentre({ replies: { [TOTP]: reply } });
    await pressIn(await part("Authenticator app"), "Turn on");
    const window = await dialog("Turn on the authenticator app");
    return { ...site, window };
  };

  it("[ACC-127] shows a QR code and its secret, and one code confirms", async () => {
    const { window, services, replies } = await open();
    expect(await window.findByText(SECRET)).toBeTruthy();
    expect(window.getByText("QR code for the authenticator app")).toBeTruthy();
    const sent = vi.spyOn(services.api.accounts, "totp");
    replies[TOTP] = { value: { secret: null, qrData: null, recoveryCodes: CODES } };
    await type("Code of the app", "১২৩৪৫৬");
    await press("Confirm and turn on");
    expect(await dialog("Your recovery codes")).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ action: "CONFIRM", code: "123456" });
  });

  it("[ACC-128] the recovery codes stay until the member says that they are kept", async () => {
    const { replies, window } = await open();
    await window.findByText(SECRET);
    replies[TOTP] = { value: { secret: null, qrData: null, recoveryCodes: CODES } };
    await type("Code of the app", "123456");
    await press("Confirm and turn on");
    const shown = await dialog("Your recovery codes");
    for (const code of CODES) expect(shown.getByText(code)).toBeTruthy();
    expect([
      shown.getByRole("button", { name: "Copy" }),
      shown.getByRole("button", { name: "Download" }),
    ]).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Your recovery codes" })).toBeTruthy();
    expect(shown.queryByRole("button", { name: "Close" })).toBeNull();
    expect(shown.getByRole<HTMLButtonElement>("button", { name: "Finish" }).disabled).toBe(true);
    await userEvent.click(shown.getByRole("checkbox"));
    await press("Finish");
    expect(await success("The authenticator app is on.")).toBeTruthy();
    expect(screen.queryByText(CODES[0]!)).toBeNull();
  });

  it("[ACC-127] a wrong code stands at its field", async () => {
    const { replies, window } = await open();
    await window.findByText(SECRET);
    replies[TOTP] = [422, "TOTP_INVALID"];
    await type("Code of the app", "000000");
    await press("Confirm and turn on");
    expect(await screen.findByText("text of TOTP_INVALID")).toBeTruthy();
  });

  it("[ACC-128] after its ten minutes a new secret is asked for", async () => {
    const { replies, window, time, asked } = await open();
    await window.findByText(SECRET);
    replies[TOTP] = [409, "STATE_CHANGED"];
    await type("Code of the app", "123456");
    await press("Confirm and turn on");
    await waitFor(() => expect(asked(TOTP)).toHaveLength(2));
    await act(() => time.advance(2_000));
    replies[TOTP] = { value: { secret: "NEWSECRET", qrData: "otpauth://totp/x", recoveryCodes: null } };
    await readWarning(/no longer valid/);
    expect(await window.findByText("NEWSECRET")).toBeTruthy();
  });

  it("[ACC-128] a secret that cannot be had can be asked for again", async () => {
    const { replies, window, time } = await open([422, "TOO_MANY_REQUESTS"]);
    expect(await window.findByText("text of TOO_MANY_REQUESTS")).toBeTruthy();
    await act(() => time.advance(2_000));
    replies[TOTP] = SETUP;
    await press("Try again");
    expect(await window.findByText(SECRET)).toBeTruthy();
  });
});

describe("turning it off", () => {
  it("[ACC-128] takes a code of the app or a recovery code", async () => {
    const site = await openCentre({
      profile: { totp: "ON" },
      replies: { [TOTP]: { value: { secret: null, qrData: null, recoveryCodes: null } } },
    });
    const sent = vi.spyOn(site.services.api.accounts, "totp");
    await pressIn(await part("Authenticator app"), "Turn off");
    const window = await dialog("Turn off the authenticator app");
    await pressIn(window, "Turn off");
    expect(sent).not.toHaveBeenCalled();
    await type("Code of the app, or a recovery code", "aaaa-1111");
    await pressIn(window, "Turn off");
    expect(await success("The authenticator app is off.")).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ action: "OFF", code: "aaaa-1111" });
  });
});

describe("an identity", () => {
  const BIND = "/wps/member/binding";
  const PROVIDER = {
    provider: "demo",
    name: "Demo ID",
    authorizeUrl: "https://id.example/auth",
    clientId: "c",
  };
  /** What the test's chance makes of every random text. */
  const GUESS = "07".repeat(16);
  const TOKEN = `h.${Buffer.from(JSON.stringify({ nonce: GUESS })).toString("base64url")}.s`;

  const open = async (reply: Reply = { value: { state: "PENDING" } }, isBlocked = false) => {
    const heard: ((note: unknown) => void)[] = [];
    const popup = { closed: false, close: () => undefined, location: { replace: () => undefined } };
    const site = await openCentre({
      replies: { "/wps/system/identityProviders": { value: [PROVIDER] }, [BIND]: reply },
      ports: {
        page: { ...testPage(() => undefined), openWindow: () => (isBlocked ? null : (popup as never)) },
        openTabs: () => ({ tell: () => undefined, hear: (listener) => void heard.push(listener) }),
      },
    });
    const sent = vi.spyOn(site.services.api.accounts, "bindIdentity");
    const card = await part("Identity binding");
    await waitFor(() => expect(card.getByRole("button", { name: "Bind Demo ID" })).toBeTruthy());
    const tell = () =>
      act(async () => {
        for (const listener of heard) listener({ state: GUESS, idToken: TOKEN });
        await settled();
      });
    return { ...site, sent, card, tell, popup };
  };

  it("[ACC-130] shows how each provider stands, and one that is bound has no button", async () => {
    const { card } = await open();
    expect([card.getByText("Not bound"), card.getByText("Bound")]).toHaveLength(2);
    expect(card.getAllByRole("button")).toHaveLength(1);
  });

  it("[ACC-129] [ACC-130] is bound only after the warning was confirmed", async () => {
    const { sent, card, tell } = await open();
    await pressIn(card, "Bind Demo ID");
    await tell();
    const base = { provider: "demo", idToken: TOKEN };
    expect(sent.mock.calls).toEqual([[{ ...base, confirm: false }]]);
    await answer("Bind Demo ID for ever?", "Bind for ever");
    expect(await success("Demo ID is bound to your account.")).toBeTruthy();
    expect(sent.mock.calls).toEqual([[{ ...base, confirm: false }], [{ ...base, confirm: true }]]);
  });

  it("[ACC-130] who cancels has bound nothing", async () => {
    const { sent, card, tell } = await open();
    await pressIn(card, "Bind Demo ID");
    await tell();
    await answer("Bind Demo ID for ever?", "Cancel");
    expect(sent).toHaveBeenCalledOnce();
  });

  it("[ACC-130] an identity of somebody else is told", async () => {
    const { card, tell } = await open([422, "BINDING_TAKEN"]);
    await pressIn(card, "Bind Demo ID");
    await tell();
    await readWarning("text of BINDING_TAKEN");
  });

  it("[ACC-130] a popup that was closed or blocked binds nothing and says so", async () => {
    const { sent, card, popup, time } = await open();
    await pressIn(card, "Bind Demo ID");
    popup.closed = true;
    await act(() => time.advance(1_500));
    await readWarning("The provider gave no answer. Nothing was bound.");
    expect(sent).not.toHaveBeenCalled();
    cleanup();
    const blocked = await open(undefined, true);
    await pressIn(blocked.card, "Bind Demo ID");
    await readWarning("Popup blocked. Please allow popups and try again.");
  });
});
