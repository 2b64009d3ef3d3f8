// @vitest-environment happy-dom
// Identity providers: their buttons, the popup, and who may answer it.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testPage } from "../../app/test-doubles.tsx";
import type { Replies } from "../../app/test-doubles.tsx";
import { handOver } from "../../app/identity-return.ts";
import { doorOf } from "./door.ts";
import { CAME } from "./test-house.ts";
import { address, dialog, openAt, press, readWarning, settled } from "./test-window.tsx";

const PROVIDERS = "/wps/system/identityProviders";
const IDP = "/wps/session/login/idp";
const PROVIDER = {
  provider: "demo",
  name: "Demo ID",
  authorizeUrl: "https://id.example/auth",
  clientId: "c",
};
const BUTTON = "Continue with Demo ID";
/** What the test's chance makes of every random text. */
const GUESS = "07".repeat(16);
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

async function open(replies: Replies = {}, popup: { closed: boolean } | null = { closed: false }) {
  const went: string[] = [];
  const heard: ((note: unknown) => void)[] = [];
  const window_ =
    popup === null
      ? null
      : Object.assign(popup, {
          close: vi.fn<() => void>(),
          location: { replace: (to: string) => went.push(to) },
        });
  const page = { ...testPage(() => undefined), openWindow: () => window_ as never };
  const site = await openAt("/index?modal=loginPopupModal", {
    flags: ["DIRECTREG3"],
    replies: { [PROVIDERS]: { value: [PROVIDER] }, [IDP]: { value: CAME }, ...replies },
    ports: {
      page,
      openTabs: () => ({ tell: () => undefined, hear: (listener) => void heard.push(listener) }),
    },
  });
  await dialog("Welcome back");
  const answer = (note: object) =>
    act(async () => {
      for (const listener of heard) listener(note);
      await settled();
    });
  return { ...site, went, answer, popup: window_ };
}

afterEach(cleanup);

describe("identity providers", () => {
  it("[ACC-36] a site without any shows no button, and so does one that does not say", async () => {
    await openAt("/index?modal=loginPopupModal", { replies: { [PROVIDERS]: "silence" } });
    await dialog("Welcome back");
    expect(screen.queryByRole("button", { name: /Continue with/ })).toBeNull();
  });

  it("[ACC-36] the popup is sent to the provider, and its token lets in", async () => {
    const { went, answer, session, asked } = await open();
    await press(BUTTON);
    expect(new URL(went[0] ?? "").searchParams.get("redirect_uri")).toBe("https://jonaki.example/idp-return");
    await answer({ state: "somebody else's", idToken: token({ nonce: GUESS }) });
    expect(asked(IDP)).toEqual([]);
    await answer({ state: GUESS, idToken: token({ nonce: GUESS }) });
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    await waitFor(() => expect(address()).toBe("/index"));
  });

  it("[ACC-36] a token with another nonce is sent nowhere", async () => {
    const { answer, asked } = await open();
    await press(BUTTON);
    await answer({ state: GUESS, idToken: token({ nonce: "stolen" }) });
    await readWarning("Login failure. Please try again.");
    expect(asked(IDP)).toEqual([]);
  });

  it("[ACC-36] a blocked popup and a closed one are told, each in its words", async () => {
    await open({}, null);
    await press(BUTTON);
    await readWarning("Popup blocked. Please allow popups and try again.");
    cleanup();
    const popup = { closed: false };
    const { time } = await open({}, popup);
    await press(BUTTON);
    popup.closed = true;
    await act(() => time.advance(1_000));
    await readWarning("Login failure. Please try again.");
  });

  it("[ACC-37] an identity bound to no account opens the registration with what it brought", async () => {
    const { answer, services } = await open({ [IDP]: [404, "NOT_FOUND"] });
    await press(BUTTON);
    await answer({ state: GUESS, idToken: token({ nonce: GUESS, email: "rina@mail.com" }) });
    await waitFor(() => expect(address()).toBe("/index?modal=registerModal"));
    expect(doorOf(services.session).identity.get()).toEqual({ email: "rina@mail.com", mobileNum: null });
  });

  it("[ACC-12] a refused identity has the server's words", async () => {
    const { answer } = await open({ [IDP]: [403, "NOT_MEMBER"] });
    await press(BUTTON);
    await answer({ state: GUESS, idToken: token({ nonce: GUESS }) });
    await readWarning("text of NOT_MEMBER");
  });
});

describe("/idp-return", () => {
  it("[ACC-36] hands the fragment to the other windows, takes it out of the address and closes", () => {
    const told: unknown[] = [];
    const waits: (() => void)[] = [];
    const window_ = {
      location: {
        hash: "#state=s&id_token=a.b.c",
        pathname: "/idp-return",
        replace: vi.fn<(to: string) => void>(),
      },
      history: { replaceState: vi.fn<History["replaceState"]>() },
      close: vi.fn<() => void>(),
    };
    const openTabs = (name: string) => ({
      tell: (note: unknown) => void told.push([name, note]),
      hear: () => undefined,
    });
    handOver(window_ as never, openTabs, (_delayMs, run) => {
      waits.push(run);
      return () => undefined;
    });
    expect(told).toEqual([["identity", { state: "s", idToken: "a.b.c" }]]);
    expect(window_.history.replaceState).toHaveBeenCalledWith(null, "", "/idp-return");
    expect(window_.close).toHaveBeenCalledOnce();
    waits[0]?.();
    expect(window_.location.replace).toHaveBeenCalledWith("/index");
  });
});
