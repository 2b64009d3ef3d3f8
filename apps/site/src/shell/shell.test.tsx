// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { createTranslators } from "@jonaki/i18n/server";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PermissionContext } from "../app/permission-context.ts";
import { createQueries } from "../app/queries.ts";
import { ServicesContext } from "../app/services.ts";
import { SiteRouter } from "../app/site-router.tsx";
import { PERMISSION, startSite } from "../app/test-doubles.tsx";
import type { SiteOptions } from "../app/test-doubles.tsx";
import { BrokenPage } from "./broken-page.tsx";
import { OfflineLine } from "./offline-line.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { SiteLink } from "./site-link.tsx";

const { EN } = createTranslators((key) => expect.unreachable(key));

async function show(part: ReactNode, options: SiteOptions = {}) {
  window.history.replaceState(null, "", "/index");
  const site = await startSite(options);
  render(
    <ServicesContext value={site.services}>
      <QueryClientProvider client={createQueries()}>
        <TranslatorProvider translator={EN}>
          <PermissionContext value={PERMISSION}>
            <SiteRouter history={site.services.history}>{part}</SiteRouter>
          </PermissionContext>
        </TranslatorProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return site;
}

describe("the shell", () => {
  afterEach(cleanup);

  it.each([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ])("[SHELL-5] header %s and footer %s stand around a page as its row says", async (header, footer) => {
    await show(
      <PageFrame header={header} footer={footer} sideMenu>
        <h1>Page</h1>
      </PageFrame>,
    );
    expect(screen.queryAllByRole("banner")).toHaveLength(header ? 1 : 0);
    expect(screen.queryAllByRole("contentinfo")).toHaveLength(footer ? 1 : 0);
    expect(screen.getByRole("main").textContent).toBe("Page");
  });

  it("[SITE-62] a part that did not come shows SLOW_LOAD with a reload button", async () => {
    const reload = vi.fn<() => void>();
    await show(<BrokenPage broken="slow-load" reload={reload} />);
    expect(screen.getByRole("heading").textContent).toBe(
      "The page took longer time to load, please check your network connectivity",
    );
    await userEvent.click(screen.getByRole("button", { name: "Reload the page" }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("[SITE-62] any other error shows the fault page, with a reload button too", async () => {
    await show(<BrokenPage broken="fault" reload={() => undefined} />);
    expect(screen.getByRole("heading").textContent).toBe("Something broke here");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  });

  it("the offline line stands exactly while the device is offline", async () => {
    let isOnline = true;
    let tell = (): void => undefined;
    const connection = {
      isOnline: () => isOnline,
      subscribe: (changed: () => void) => {
        tell = changed;
        return () => undefined;
      },
    };
    await show(<OfflineLine />, { ports: { connection } });
    const set = (online: boolean) =>
      act(() => {
        isOnline = online;
        tell();
      });
    expect(screen.queryByText(/You are offline/)).toBeNull();
    set(false);
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    set(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it("a page on its way says so to those who cannot see its bones", async () => {
    await show(<PageSkeleton />);
    expect(screen.getByRole("status").textContent).toBe("Loading");
  });

  it("a link has a real address, and a plain click stays in the page", async () => {
    await show(<SiteLink to="/help#terms">Terms</SiteLink>);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/help#terms");
    await userEvent.click(screen.getByRole("link"));
    expect(window.location.pathname + window.location.hash).toBe("/help#terms");
  });

  it("a click that asks for another window is left to the browser", async () => {
    await show(<SiteLink to="/help">Help</SiteLink>);
    let handled: boolean | null = null;
    const watch = (event: Event): void => {
      handled = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener("click", watch);
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link"));
    document.removeEventListener("click", watch);
    expect(handled).toBe(false);
    expect(window.location.pathname).toBe("/index");
  });
});
