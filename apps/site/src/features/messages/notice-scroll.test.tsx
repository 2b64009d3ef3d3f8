// @vitest-environment happy-dom
// The notices on a phone: the list goes on while it is scrolled, and the position is looked at every 200 ms at most.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSettled, setWidth } from "../../app/test-doubles.tsx";
import { announced, notices } from "../../shell/test-content.ts";

const ROW_PX = 66;

let scrolledPx = 0;
let looks = 0;
const rows = () => screen.queryAllByRole("button", { name: /^নোটিশ \d+/u });

async function open(width = 360) {
  setWidth(width);
  const { time } = await openSettled("/noticePage", {
    local: { lang: "EN" },
    replies: announced({ player: notices(30) }),
  });
  await screen.findByRole("heading", { level: 1 });
  return {
    pass: (byMs: number) => act(() => time.advance(byMs)),
    scrollTo: (px: number) =>
      act(() => {
        scrolledPx = px;
        fireEvent.scroll(window);
      }),
  };
}

beforeEach(() => {
  [scrolledPx, looks] = [0, 0];
  // The end of the list lies below its rows; nothing else is looked at here.
  vi.spyOn(HTMLDivElement.prototype, "getBoundingClientRect").mockImplementation(() => {
    looks += 1;
    return { top: rows().length * ROW_PX - scrolledPx } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setWidth(1024);
});

describe("the notices on a phone", () => {
  it("[SHELL-99] go on when the end comes near the screen, to the last one", async () => {
    const { pass, scrollTo } = await open();
    await pass(200);
    expect(rows()).toHaveLength(18);
    for (const expected of [27, 30, 30]) {
      scrollTo(rows().length * ROW_PX - 900);
      await pass(200);
      expect(rows()).toHaveLength(expected);
    }
  });

  it("[SHELL-99] the position is checked at most every 200 ms, however often somebody scrolls", async () => {
    const { pass, scrollTo } = await open();
    await pass(400);
    const before = looks;
    for (let px = 1; px <= 20; px += 1) scrollTo(px);
    expect(looks).toBe(before + 1);
    await pass(199);
    expect(looks).toBe(before + 1);
    await pass(1);
    expect(looks).toBe(before + 2);
    expect(rows()).toHaveLength(18);
  });

  it("[SHELL-99] [MSG-10] back from a notice one stands where one was, and the pager leads anywhere", async () => {
    const { pass, scrollTo } = await open();
    await pass(200);
    scrollTo(18 * ROW_PX);
    await pass(200);
    await userEvent.click(screen.getByRole("button", { name: /^নোটিশ 20/u }));
    expect(screen.getByText("কথা 20")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "All notices" }));
    expect(rows().length).toBeGreaterThanOrEqual(27);
    expect(document.activeElement?.textContent).toContain("নোটিশ 20");
    await userEvent.click(screen.getByRole("button", { name: "1" }));
    expect(rows()[0]?.textContent).toContain("নোটিশ 1");
  });

  it("[MSG-9] on a wide screen nine stand on a page, and scrolling changes nothing", async () => {
    const { pass, scrollTo } = await open(1024);
    scrollTo(5_000);
    await pass(400);
    expect(rows()).toHaveLength(9);
  });
});
