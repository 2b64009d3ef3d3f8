// @vitest-environment happy-dom
// A lobby on a phone that grows while it is scrolled: asked for in time, and without drawing again what stands already.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSettled, setWidth } from "../../app/test-doubles.tsx";
import { game } from "../../shell/test-content.ts";
import { HOUSE_VENDORS } from "../../shell/test-vendors.ts";
import type * as Tile from "./game-tile.tsx";

const drawn = vi.hoisted((): string[] => []);
vi.mock("./game-tile.tsx", async (original) => {
  const { GameTile } = await original<typeof Tile>();
  return {
    GameTile: (props: Parameters<typeof GameTile>[0]) => {
      drawn.push(props.game.gameName);
      return <GameTile {...props} />;
    },
  };
});

const LIST = "/lgw/games/list";
const SCREEN_PX = 800;

let endPx = 0;
const namesOf = (pageNum: number) => Array.from({ length: 24 }, (_, place) => `Game ${pageNum}-${place}`);
const pageOf = (pageNum: number) => ({
  value: { games: namesOf(pageNum).map((gameName) => game(gameName, { gameName })), pageNum, totalPages: 2 },
});
const covers = () => screen.queryAllByRole("heading", { level: 3 }).map((one) => one.textContent);

/** Opened with its first page, its end far below. */
async function open() {
  const { time, replies } = await openSettled("/hot", {
    local: { lang: "EN" },
    replies: { "/lgw/games/vendors": { value: HOUSE_VENDORS }, [LIST]: pageOf(1) },
  });
  await screen.findByRole("heading", { level: 3, name: "Game 1-0" });
  await act(() => time.advance(400));
  replies[LIST] = pageOf(2);
  return async (px: number) => {
    endPx = px;
    fireEvent.scroll(window);
    await act(() => time.advance(400));
  };
}

beforeEach(() => {
  setWidth(360);
  vi.stubGlobal("innerHeight", SCREEN_PX);
  endPx = 10 * SCREEN_PX;
  vi.spyOn(HTMLDivElement.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ top: endPx }) as DOMRect,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setWidth(1024);
});

describe("a lobby that grows", () => {
  it("[LOB-31] [SHELL-99] the next page is asked for while its end is still four screens away", async () => {
    const scrollUntilEndIsAt = await open();
    await scrollUntilEndIsAt(4 * SCREEN_PX + 1);
    expect(covers()).toEqual(namesOf(1));
    await scrollUntilEndIsAt(4 * SCREEN_PX);
    expect(covers()).toEqual([...namesOf(1), ...namesOf(2)]);
  });

  it("[LOB-31] a page that is added leaves the covers before it alone", async () => {
    const scrollUntilEndIsAt = await open();
    drawn.length = 0;
    await scrollUntilEndIsAt(0);
    expect(covers()).toHaveLength(48);
    expect(new Set(drawn)).toEqual(new Set(namesOf(2)));
  });
});
