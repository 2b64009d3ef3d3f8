// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ScrollToPlace } from "./scroll-to-place.tsx";
import { createSiteHistory } from "./site-history.ts";
import { SiteRouter } from "./site-router.tsx";

const toTop = vi.fn<(x: number, y: number) => void>();
const toAnchor = vi.fn<(id: string) => void>();

function open(path: string, page = <h2 id="terms">Terms</h2>) {
  window.history.replaceState(null, "", path);
  const history = createSiteHistory(window);
  render(
    <SiteRouter history={history}>
      <Suspense fallback={null}>
        {page}
        <ScrollToPlace />
      </Suspense>
    </SiteRouter>,
  );
  return { move: (to: string) => act(() => history.push(to)) };
}

describe("scrolling after a navigation", () => {
  beforeEach(() => {
    toTop.mockReset();
    toAnchor.mockReset();
    vi.spyOn(window, "scrollTo").mockImplementation((x?: unknown, y?: unknown) =>
      toTop(Number(x), Number(y)),
    );
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scrolled(this: Element) {
      toAnchor(this.id);
    });
  });
  afterEach(cleanup);

  it("[SHELL-3] goes to the element of the hash anchor", () => {
    open("/index").move("/help#terms");
    expect(toAnchor.mock.calls).toEqual([["terms"]]);
    expect(toTop).not.toHaveBeenCalled();
  });

  it("[SHELL-3] goes to the top without an anchor, or with one that does not exist", () => {
    const { move } = open("/index");
    move("/help");
    move("/help#nowhere");
    move("/help#%E0%A4%A");
    expect(toTop.mock.calls).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it("[SHELL-3] an anchor in the first address waits for its page to be loaded", async () => {
    let arrive = (): void => undefined;
    const Late = lazy(
      () =>
        new Promise<{ default: () => React.ReactNode }>((resolve) => {
          arrive = () => resolve({ default: () => <h2 id="late">Late</h2> });
        }),
    );
    open("/help#late", <Late />);
    expect(toAnchor).not.toHaveBeenCalled();
    await act(async () => arrive());
    expect(toAnchor.mock.calls).toEqual([["late"]]);
  });

  it("[SHELL-81] [SHELL-93] a panel or a modal opened over the page does not move the page", () => {
    const { move } = open("/index?a=1");
    move("/index?a=1&mc=withdraw");
    move("/index?a=1&ac=team");
    move("/index?a=1&modal=noticeModal.7");
    expect(toTop).not.toHaveBeenCalled();
    move("/index?a=2");
    expect(toTop).toHaveBeenCalledOnce();
  });
});
