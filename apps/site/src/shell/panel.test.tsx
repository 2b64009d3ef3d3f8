// @vitest-environment happy-dom
// The frame of the member centre over a page: what it shows, when it opens, and what happens when it cannot.
import { cleanup, render, screen } from "@testing-library/react";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { afterEach, describe, expect, it } from "vitest";
import { openSettled } from "../app/test-doubles.tsx";
import { PanelMenu } from "./panel-frame.tsx";
import { hasPanel, pageOfKey } from "./panels.ts";
import { MemoryRouter } from "react-router";

const HISTORY = "/wps/relay/ODSFE2_MemBetHistory";
const MEMBER = { token: "t-1", username: "Rina01", isAgent: "0" };
const TOTALS = { stake: "0.00", validBet: "0.00", payout: "0.00", profitLoss: "0.00" };
const REPLIES = { [HISTORY]: { value: { list: [], pageNum: 1, totalPages: 1, totals: TOTALS } } };

const open = (path: string) =>
  openSettled(path, { local: { lang: "EN" }, session: MEMBER, replies: REPLIES });

afterEach(cleanup);

describe("a panel", () => {
  it("[SHELL-77] [SHELL-79] stands with its title and a close button once its content is here", async () => {
    await open("/index?mc=personalHistoryCopy");
    const dialog = screen.getByRole("dialog", { name: "Betting record" });
    expect(dialog.querySelector("button[aria-label='Close'], button")).toBeTruthy();
  });

  it("[SHELL-82] an unknown page key opens the default page", async () => {
    expect(hasPanel("nothing-of-the-kind")).toBe(false);
    await open("/index?mc=nothing-of-the-kind");
    expect(screen.getByRole("dialog", { name: "Betting record" })).toBeTruthy();
    expect(hasPanel(pageOfKey("nothing-of-the-kind"))).toBe(true);
  });

  it("[SHELL-78] [SHELL-87] the menu marks the active entry and shows a badge where there is a count", async () => {
    const { services } = await open("/index");
    cleanup();
    render(
      <MemoryRouter>
        <TranslatorProvider translator={services.language.translator.get()}>
          <PanelMenu
            current="personalHistoryCopy"
            entries={[
              { name: "record_title", page: "personalHistoryCopy", badge: null },
              { name: "member_missions", page: "missionLeaderboard", badge: 3 },
            ]}
          />
        </TranslatorProvider>
      </MemoryRouter>,
    );
    const [active, missions] = screen.getAllByRole("link");
    expect([active?.getAttribute("aria-current"), missions?.getAttribute("aria-current")]).toEqual([
      "page",
      null,
    ]);
    expect(missions?.textContent).toContain("3");
  });
});
