// @vitest-environment happy-dom
// The frame of the member centre over a page: what it shows, when it opens, and what happens when it cannot.
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PermissionContext } from "../app/permission-context.ts";
import { ServicesContext } from "../app/services.ts";
import { SiteRouter } from "../app/site-router.tsx";
import {
  MEMBER_PERMISSION,
  openSettled,
  PERMISSION,
  pressing,
  setWidth,
  startSite,
} from "../app/test-doubles.tsx";
import { memberBarEntries } from "./member-bar.rules.ts";
import { PanelMenu } from "./panel-frame.tsx";
import { PanelPlace } from "./panel-place.tsx";
import { hasPanel, pageOfKey } from "./panels.ts";
import { PlaceLink } from "./place-link.tsx";
import { member } from "./test-vendors.ts";

const HISTORY = "/wps/relay/ODSFE2_MemBetHistory";
const MEMBER = { token: "t-1", username: "Rina01", isAgent: "0" };
const TOTALS = { stake: "0.00", validBet: "0.00", payout: "0.00", profitLoss: "0.00" };
const REPLIES = { [HISTORY]: { value: { list: [], pageNum: 1, totalPages: 1, totals: TOTALS } } };

const open = (path: string, session: Readonly<Record<string, string>> = MEMBER) =>
  openSettled(path, {
    local: { lang: "EN" },
    start: { permission: MEMBER_PERMISSION },
    session,
    replies: REPLIES,
  });

afterEach(cleanup);

describe("a panel", () => {
  it("[SHELL-77] [SHELL-79] stands with its title and a close button once its content is here", async () => {
    await open("/index?mc=personalHistoryCopy");
    const dialog = screen.getByRole("dialog", { name: "Betting record" });
    expect(dialog.querySelector("button[aria-label='Close'], button")).toBeTruthy();
  });

  it.each([
    ["a visitor", {}],
    ["a guest", { token: "t-1", isAgent: "4" }],
  ])(
    "[ACC-6] [ACC-7] %s who opens one sees the warning with its submit button, over the login",
    async (_who, session) => {
      const { asked } = await open("/index?mc=personalHistoryCopy", session);
      const name = "Please use a real account for this action.";
      const warning = within(await screen.findByRole("alertdialog", { name }));
      await pressing(() => userEvent.click(warning.getByRole("button", { name: "Submit" })));
      expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
      expect([window.location.search, asked(HISTORY).length]).toEqual(["?modal=loginPopupModal", 0]);
    },
  );

  it.each(["nothing-of-the-kind", ""])(
    "[SHELL-82] [SHELL-84] the page key %j opens the default page",
    async (key) => {
      expect(hasPanel(key)).toBe(false);
      await open(`/index?mc=${key}`);
      expect(screen.getByRole("dialog", { name: "My account" })).toBeTruthy();
      expect(pageOfKey(key)).toBe("securityCenter");
    },
  );

  it("[SHELL-85] on a phone the first page has the menu, so that the wallet can be found", async () => {
    setWidth(360);
    await open("/index?mc=securityCenter");
    const menu = screen.getByRole("navigation", { name: "Member centre" });
    expect(within(menu).getByRole("link", { name: "My wallet" }).getAttribute("href")).toBe(
      "/index?mc=transferFund",
    );
    cleanup();
    await open("/index?mc=personalHistoryCopy");
    expect(screen.queryByRole("navigation", { name: "Member centre" })).toBeNull();
    setWidth(1_024);
  });

  it("[SHELL-78] [SHELL-87] the menu marks the active entry and shows a badge where there is a count", async () => {
    const { services } = await open("/index");
    cleanup();
    render(
      <SiteRouter history={services.history}>
        <TranslatorProvider translator={services.language.translator.get()}>
          <PanelMenu
            look="list"
            current="personalHistoryCopy"
            entries={[
              { name: "record_title", page: "personalHistoryCopy", badge: null },
              { name: "member_missions", page: "missionLeaderboard", badge: 3 },
            ]}
          />
        </TranslatorProvider>
      </SiteRouter>,
    );
    const [active, missions] = screen.getAllByRole("link");
    expect([active?.getAttribute("aria-current"), missions?.getAttribute("aria-current")]).toEqual([
      "page",
      null,
    ]);
    expect(missions?.textContent).toContain("3");
  });
});

describe("the agent entry", () => {
  const whitelabel = [{ modId: "AGENTCENTER3", enabled: "1" as const, childrenNodes: [] }];
  const address = () => window.location.pathname + window.location.search;

  /** The entry as the header will show it, over a page with the place of the panels. */
  async function showEntry(isAgent: number, path = "/index") {
    window.history.replaceState(null, "", path);
    const session = { token: "t-1", isAgent: String(isAgent) };
    const { services } = await startSite({ local: { lang: "EN" }, session });
    const [entry] = memberBarEntries(member(isAgent)).filter(({ key }) => key === "agent");
    await act(async () => {
      render(
        <ServicesContext value={services}>
          <TranslatorProvider translator={services.language.translator.get()}>
            <PermissionContext value={{ ...PERMISSION, whitelabel }}>
              <SiteRouter history={services.history}>
                {entry === undefined ? null : <PlaceLink place={entry.place}>Agent centre</PlaceLink>}
                <PanelPlace />
              </SiteRouter>
            </PermissionContext>
          </TranslatorProvider>
        </ServicesContext>,
      );
    });
    await act(() => vi.dynamicImportSettled());
  }

  it("[SHELL-37] [ERR-23] shows an account with isAgent 4 the warning and nothing else", async () => {
    await showEntry(4);
    const entry = screen.getByRole("link", { name: "Agent centre" });
    expect(entry.getAttribute("href")).toBe("/index?ac=agentTeamOverview");
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(entry);
      const warning = await screen.findByRole("alertdialog", {
        name: "Please use a real account for this action.",
      });
      expect([screen.queryByRole("dialog"), screen.queryByRole("status")]).toEqual([null, null]);
      await waitFor(() => expect(address()).toBe("/index"));
      await userEvent.click(within(warning).getByRole("button", { name: "Submit" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
  });

  it("[SHELL-37] the address says the same to that account as the entry", async () => {
    await showEntry(4, "/index?ac=agentTeamOverview");
    expect(await screen.findByRole("alertdialog", { name: /use a real account/u })).toBeTruthy();
    expect(address()).toBe("/index");
  });

  it.each([0, 1])("[SHELL-37] an account with isAgent %d is not warned", async (isAgent) => {
    await showEntry(isAgent, "/index?ac=agentTeamOverview");
    expect([screen.queryByRole("alertdialog"), screen.queryByRole("dialog")]).toEqual([null, null]);
  });

  it("[SHELL-36] is absent for everybody until the agent centre has a page", async () => {
    expect(hasPanel("agentTeamOverview")).toBe(false);
    const permission = { ...PERMISSION, whitelabel };
    const session = { token: "t-1", username: "Rina01", isAgent: "1" };
    await openSettled("/index", { local: { lang: "EN" }, start: { permission }, session });
    expect(screen.queryByRole("link", { name: /Agent/u })).toBeNull();
  });
});
