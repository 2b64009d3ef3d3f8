// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSiteHistory } from "./site-history.ts";
import type { HistoryWindow } from "./site-history.ts";
import { Redirect, SiteRouter, useLocation, useNavigate } from "./site-router.tsx";

const router: { go: ReturnType<typeof useNavigate> } = { go: () => undefined };

function Place() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    router.go = navigate;
  }, [navigate]);
  return <output>{`${pathname}${search}${hash}`}</output>;
}

function open(path: string, browser: HistoryWindow = window) {
  window.history.replaceState(null, "", path);
  render(
    <SiteRouter history={createSiteHistory(browser)}>
      <Place />
    </SiteRouter>,
  );
}

const move = (to: string, replace = false) => act(async () => router.go(to, { replace }));
const place = () => screen.getByRole("status").textContent;

describe("history", () => {
  beforeEach(() => vi.restoreAllMocks());
  afterEach(cleanup);

  it("[SHELL-1] routes are plain paths in the address, without #", async () => {
    open("/index");
    await move("/rng?page=DHEU");
    expect(place()).toBe("/rng?page=DHEU");
    expect(window.location.pathname + window.location.search + window.location.hash).toBe("/rng?page=DHEU");
  });

  it("[SHELL-1] a # is an anchor on the route", async () => {
    open("/index");
    await move("/help#terms");
    expect([window.location.pathname, window.location.hash]).toEqual(["/help", "#terms"]);
  });

  it("[SHELL-2] going where we are makes no history entry and no noise", async () => {
    open("/index?a=1#top");
    const entries = window.history.length;
    const pushed = vi.spyOn(window.history, "pushState");
    await move("/index?a=1#top");
    await move("/index?a=1#top", true);
    expect(window.history.length).toBe(entries);
    expect(pushed).not.toHaveBeenCalled();
    expect(place()).toBe("/index?a=1#top");
  });

  it("[SHELL-2] another query is another place", async () => {
    open("/index");
    await move("/index?mc=withdraw");
    expect(place()).toBe("/index?mc=withdraw");
  });

  it("[SHELL-2] a push that the browser refuses is ignored: no error, no reload, no entry", async () => {
    const refuse = vi.fn<() => void>(() => {
      throw new DOMException("Too many calls", "SecurityError");
    });
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    vi.spyOn(window.history, "pushState").mockImplementation(refuse);
    vi.spyOn(window.history, "replaceState");
    open("/index");
    const entries = window.history.length;
    await move("/help");
    expect(refuse).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect([place(), window.location.pathname, window.history.length]).toEqual(["/index", "/index", entries]);
  });

  it("[SHELL-6] [SHELL-27] whoever is led on is led on from the next such place, too", async () => {
    window.history.replaceState(null, "", "/index");
    const Led = () => (useLocation().pathname === "/index" ? <Place /> : <Redirect to="/index" />);
    const history = createSiteHistory(window);
    render(
      <SiteRouter history={history}>
        <Led />
      </SiteRouter>,
    );
    // The login leads to / in the moment in which its own page leads on.
    act(() => {
      flushSync(() => history.push("/login"));
      history.push("/");
    });
    expect([place(), window.location.pathname]).toEqual(["/index", "/index"]);
  });

  it("[SHELL-1] back in the browser leads back in the site", async () => {
    open("/index");
    await move("/help");
    expect(place()).toBe("/help");
    act(() => {
      window.history.replaceState(null, "", "/index");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(place()).toBe("/index");
  });
});
