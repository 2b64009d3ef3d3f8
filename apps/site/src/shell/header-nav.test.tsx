// @vitest-environment happy-dom
// The header's lower row with every page built, as it will be: categories, their dropdowns, rewards and rank.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { createTranslators } from "@jonaki/i18n/server";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PermissionContext } from "../app/permission-context.ts";
import { createQueries } from "../app/queries.ts";
import { ServicesContext } from "../app/services.ts";
import { SiteRouter } from "../app/site-router.tsx";
import { PERMISSION, startSite } from "../app/test-doubles.tsx";
import { HelpAccordion } from "./help-accordion.tsx";
import { NavigationRow } from "./header-nav.tsx";
import { END_ITEMS } from "./navigation.rules.ts";
import { categoryItems } from "./category.rules.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { card, category } from "./test-vendors.ts";
import { VendorMark } from "./vendor-mark.tsx";

const { EN } = createTranslators((key) => expect.unreachable(key));
const LISTS = [
  category("RNG", card("RUPKOTHA", "Rupkotha"), card("TUNTUNI", "Tuntuni")),
  category("LIVE", card("SHIMUL", "Shimul Live")),
  category("SPORTS", card("DS88", "Maath Derby"), card("MAATH", "Maath Sports")),
];

const LAUNCH = "/wps/game/launchGame";
const OPENED = { value: { game_url: "http://games.test:3002/derby", game_url2: null, content: null } };

async function show(part: React.ReactNode, { isMember = false, faq = "" } = {}) {
  window.history.replaceState(null, "", "/live");
  const noGames = { value: { games: [], pageNum: 1, totalPages: 0 } };
  const site = await startSite({
    session: isMember ? { token: "t-1", username: "Rina01" } : {},
    replies: { "/lgw/games/list": noGames, [LAUNCH]: OPENED },
  });
  const helpCenter = () =>
    Promise.resolve({ ok: true, value: { sections: [{ section: "faq", title: "FAQ", content: faq }] } });
  const api = { ...site.services.api, messages: { helpCenter } } as unknown as typeof site.services.api;
  await act(async () => {
    render(
      <ServicesContext value={{ ...site.services, api }}>
        <QueryClientProvider client={createQueries()}>
          <TranslatorProvider translator={EN}>
            <PermissionContext value={PERMISSION}>
              <SiteRouter history={site.services.history}>{part}</SiteRouter>
            </PermissionContext>
          </TranslatorProvider>
        </QueryClientProvider>
      </ServicesContext>,
    );
  });
  await act(() => vi.dynamicImportSettled());
  return site;
}

async function row(options: { isMember?: boolean; rewardCount?: number } = {}) {
  const { isMember = false, rewardCount = 0 } = options;
  const items = categoryItems({ categories: LISTS, esportsVendors: [], isMember });
  return show(
    <NavigationRow endItems={END_ITEMS} rewardCount={rewardCount}>
      <CategoryTabs items={items} />
    </NavigationRow>,
    { isMember },
  );
}
const tab = (name: string) => screen.getByRole("link", { name });
/** Does something that brings a part and its texts along, and waits for them. */
const settled = (work: () => unknown) =>
  act(async () => {
    await work();
    await vi.dynamicImportSettled();
  });
const hover = (element: Element) => settled(() => fireEvent.pointerEnter(element, { pointerType: "mouse" }));

describe("the header's lower row, with every page", () => {
  afterEach(cleanup);

  it("[SHELL-39] [LOB-8] [LOB-10] stands in order; DS88 is a button, because it starts a game", async () => {
    await row();
    const names = [...screen.getByRole("list").children].map((one) => one.textContent);
    expect(names).toEqual([
      "Home",
      "Slots",
      "Live",
      "Maath Derby",
      "Sports",
      "Promotions",
      "Rewards",
      "Your rank– – –",
    ]);
    expect(screen.getByRole("button", { name: "Maath Derby" })).toBeTruthy();
    expect(tab("Live").getAttribute("aria-current")).toBe("page");
  });

  it.each([
    { who: "a member", isMember: true, launched: ["DS88"], leadsTo: "/game" },
    { who: "a visitor", isMember: false, launched: [], leadsTo: "/live?modal=loginPopupModal" },
  ])("[SHELL-52] [LOB-10] pressing DS88 starts its game: $who", async ({ isMember, launched, leadsTo }) => {
    const { asked } = await row({ isMember });
    await settled(() => userEvent.click(screen.getByRole("button", { name: "Maath Derby" })));
    await vi.waitFor(() => expect(window.location.pathname + window.location.search).toBe(leadsTo));
    const sent = asked(LAUNCH).map(({ body }) => JSON.parse(body as string) as { vassalage: string });
    expect(sent.map(({ vassalage }) => vassalage)).toEqual(launched);
  });

  it("[SHELL-44] [SHELL-46] [SHELL-47] for a visitor Rewards leads to the login without a badge, the rank is dashes", async () => {
    await row({ rewardCount: 3 });
    expect(tab("Rewards").getAttribute("href")).toBe("/live?modal=loginPopupModal");
    expect(screen.getByRole("link", { name: /Your rank/ }).getAttribute("href")).toBe("/vip");
  });

  it("[SHELL-45] a member's Rewards carries the count of offers", async () => {
    await row({ isMember: true, rewardCount: 3 });
    expect(screen.getByRole("link", { name: /Rewards.*3 offers waiting/ }).getAttribute("href")).toBe(
      "/live?mc=rewardCenter",
    );
  });

  it("[SHELL-49] standing on a category opens its vendors; standing on one makes it the current", async () => {
    await row();
    await hover(tab("Slots").parentElement!);
    const dropdown = within(await screen.findByRole("region", { name: "Slots: providers" }));
    const vendors = dropdown.getAllByRole("listitem");
    expect(vendors.map((one) => one.textContent)).toEqual(["Rupkotha", "Tuntuni"]);
    expect(vendors.every((one) => one.querySelector("svg") !== null)).toBe(true);
    await hover(vendors[1]!);
    expect(vendors.map((one) => one.querySelector("[data-current]") !== null)).toEqual([false, true]);
    expect(vendors[0]!.querySelector("a")?.getAttribute("href")).toBe("/rng?page=RUPKOTHA");
    await settled(() => fireEvent.pointerLeave(tab("Slots").parentElement!, { pointerType: "mouse" }));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("[SHELL-49] a picture that does not come leaves the studio's mark", async () => {
    const picture = { ...card("RUPKOTHA", "Rupkotha"), icon: "/no-such-picture.png" };
    await show(<VendorMark vendor={picture} />);
    const image = document.querySelector("img");
    expect(image?.getAttribute("src")).toBe("/no-such-picture.png");
    fireEvent.error(image!);
    expect(document.querySelector("img")).toBeNull();
    expect(document.querySelector("svg path")).not.toBeNull();
  });

  it("[SHELL-49] the keyboard opens it by focus, walks with arrows, and Escape goes back", async () => {
    await row();
    const user = userEvent.setup();
    await user.tab();
    await settled(() => user.tab());
    expect(document.activeElement).toBe(tab("Slots"));
    expect(tab("Slots").getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Tuntuni");
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(tab("Slots"));
    expect(screen.queryByRole("region")).toBeNull();
    await settled(() => user.keyboard("{ArrowDown}"));
    expect(screen.getByRole("region", { name: "Slots: providers" })).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(tab("Live"));
  });

  it("[SHELL-59] the first tap of a finger opens it, the second follows the link", async () => {
    await row();
    const tap = () =>
      settled(() => {
        fireEvent.pointerDown(tab("Slots"), { pointerType: "touch" });
        fireEvent.click(tab("Slots"));
      });
    await tap();
    expect(screen.getByRole("region", { name: "Slots: providers" })).toBeTruthy();
    expect(window.location.pathname).toBe("/live");
    await tap();
    expect(window.location.pathname).toBe("/rng");
  });
});

describe("the help accordion", () => {
  afterEach(cleanup);

  it("[SHELL-73] [SHELL-74] shows the questions, at most one open", async () => {
    await show(<HelpAccordion />, {
      faq: "<h3>How much?</h3><p>A <strong>lot</strong>.</p><h3>When?</h3><p>Now.</p>",
    });
    const first = await screen.findByRole("button", { name: "How much?" });
    await userEvent.click(first);
    expect(screen.getByText("lot").tagName).toBe("STRONG");
    await userEvent.click(screen.getByRole("button", { name: "When?" }));
    expect(screen.queryByText("lot")).toBeNull();
    expect(screen.getByText("Now.")).toBeTruthy();
  });

  it("[SHELL-73] without questions there is no part at all", async () => {
    await show(<HelpAccordion />);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
