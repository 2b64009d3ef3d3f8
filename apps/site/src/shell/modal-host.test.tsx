// @vitest-environment happy-dom
// The modals over a page as people meet them: opened by a press or by the address, closed by Escape, control or Back.
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lazyPage } from "../app/lazy-page.ts";
import { ServicesContext } from "../app/services.ts";
import { SiteRouter } from "../app/site-router.tsx";
import { openSettled, startSite } from "../app/test-doubles.tsx";
import { ModalHost } from "./modal-host.tsx";
import { MODALS } from "./modals.rules.ts";
import type { ModalName } from "./modals.rules.ts";
import type { ModalProps, ModalScreens } from "./modals.ts";
import { PlaceLink } from "./place-link.tsx";
import { modal } from "./place.rules.ts";
import { ANNOUNCEMENTS, announced, notices } from "./test-content.ts";

const ANSWER = announced({ player: notices(2) });
const open = (path: string) => openSettled(path, { local: { lang: "EN" }, replies: ANSWER });
const address = () => window.location.pathname + window.location.search;
const gone = () => waitFor(() => expect([screen.queryByRole("dialog"), address()]).toEqual([null, "/index"]));

async function pressTicker() {
  const ticker = await screen.findByRole("button", { name: /নোটিশ 1/u });
  await act(async () => {
    await userEvent.click(ticker);
    await vi.dynamicImportSettled();
  });
  return screen.findByRole("dialog", { name: "Notices" });
}

afterEach(cleanup);

describe("noticeModal", () => {
  it("[SHELL-89] [SHELL-91] a press opens it at an address of its own, and Escape leads back", async () => {
    await open("/index");
    await pressTicker();
    expect(address()).toBe("/index?modal=noticeModal.1");
    await userEvent.keyboard("{Escape}");
    await gone();
  });

  it("[SHELL-91] its close control leads back", async () => {
    await open("/index");
    const dialog = await pressTicker();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await gone();
  });

  it("[SHELL-89] Back closes it, and the page stays", async () => {
    await open("/index");
    await pressTicker();
    act(() => window.history.back());
    await gone();
    expect(await screen.findByRole("button", { name: /নোটিশ 1/u })).toBeTruthy();
  });

  it("[SHELL-89] [MSG-8] a reload opens it on the same notice, and closing does not leave the site", async () => {
    await open("/index?modal=noticeModal.2");
    const dialog = await screen.findByRole("dialog", { name: "Notices" });
    expect(await within(dialog).findByText("কথা 2")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await gone();
  });

  it("[MSG-7] one that is gone leaves the newest, and notices that do not come are asked for again", async () => {
    const site = await openSettled("/index?modal=noticeModal.old", {
      local: { lang: "EN" },
      replies: { [ANNOUNCEMENTS]: [500, "UNKNOWN"] },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Notices" }));
    await dialog.findByText("text of UNKNOWN");
    Object.assign(site.replies, ANSWER);
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("কথা 1")).toBeTruthy();
  });

  it("[SHELL-89] a modal without a screen opens nothing", async () => {
    await open("/index?modal=chatRoom&modal=nonsense");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

/** A screen for every modal, as they will be: a dialog with ways to the others. */
const fakeScreen = (name: ModalName) =>
  lazyPage<ModalProps>(() =>
    Promise.resolve(({ onClose }) => (
      <Dialog open title={name} closeLabel="Close" onClose={onClose}>
        {MODALS.map((other) => (
          <PlaceLink key={other} place={modal(other)}>
            to {other}
          </PlaceLink>
        ))}
      </Dialog>
    )),
  );
const SCREENS = Object.fromEntries(MODALS.map((name) => [name, fakeScreen(name)])) as unknown as ModalScreens;

async function host(path: string, screens: ModalScreens = SCREENS) {
  window.history.replaceState(null, "", path);
  const { services } = await startSite({ local: { lang: "EN" } });
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <TranslatorProvider translator={services.language.translator.get()}>
          <SiteRouter history={services.history}>
            <PlaceLink place={modal("loginPopupModal")}>Log in</PlaceLink>
            <ModalHost screens={screens} />
          </SiteRouter>
        </TranslatorProvider>
      </ServicesContext>,
    );
  });
}
const shown = () =>
  screen.queryAllByRole("dialog", { hidden: true }).map((one) => one.querySelector("h2")?.textContent);
const follow = (name: string) =>
  act(async () => {
    await userEvent.click(screen.getByRole("link", { name }));
    await vi.dynamicImportSettled();
  });
const stand = (...names: readonly ModalName[]) => waitFor(() => expect(shown()).toEqual(names));

describe("modals with screens, as they will be", () => {
  it("[SHELL-90] an account modal takes the other one's place, and Back does not show the other again", async () => {
    await host("/index");
    await follow("Log in");
    await stand("loginPopupModal");
    await follow("to registerModal");
    await stand("registerModal");
    expect(address()).toBe("/index?modal=registerModal");
    act(() => window.history.back());
    await gone();
  });

  it("[SHELL-90] others lie over each other, and each closes alone", async () => {
    await host("/index");
    await follow("Log in");
    await stand("loginPopupModal");
    await follow("to noticeModal");
    await stand("loginPopupModal", "noticeModal");
    await userEvent.keyboard("{Escape}");
    await stand("loginPopupModal");
    await userEvent.keyboard("{Escape}");
    await gone();
  });

  it("[SHELL-80] one that cannot be had does not open, its address goes, and the network is named", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const noticeModal = lazyPage<ModalProps>(() => Promise.reject(new TypeError("Failed to fetch")));
    await host("/index?modal=noticeModal.1", { ...SCREENS, noticeModal });
    await gone();
    expect(await screen.findByText("Network link is abnormal, please try again")).toBeTruthy();
  });
});
