// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mines } from "@jonaki/games";
import type { Json } from "@jonaki/games";
import type { Opened } from "@jonaki/games/play/wire";
import { minor } from "@jonaki/money";
import type { PlayApi } from "../../app/play-api.ts";
import { steppedStudio, studioStream } from "../../app/stepped-studio.ts";
import { fakeServices, inGame, refusedWith, settled } from "../../app/test-doubles.tsx";
import type { FakeServices } from "../../app/test-doubles.tsx";
import { untilReplayed } from "../../app/drawn-screen.tsx";
import { MinesGame } from "./mines-game.tsx";

let isCalm = false;

beforeEach(() => {
  isCalm = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") && isCalm,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Where the mines lie in the round with this number: the game's own code says it. */
function fieldOf(nonce: number, count = 3): readonly number[] {
  const terms = { stakeMinor: minor(10_00n), largestWinMinor: minor(2_000_000_00n), mines: count };
  const isSafe = mines.view({ ...terms, acts: [0] }, studioStream(nonce))?.isOver === false;
  return mines.settle({ ...terms, acts: isSafe ? [0, "cashOut"] : [0] }, studioStream(nonce)).field;
}
const FIELD = fieldOf(0);
const SAFE = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !FIELD.includes(tile));
const [MINE = 0] = FIELD;
const [ONE = 0, TWO = 0, THREE = 0] = SAFE;

async function sit(
  answers: Partial<PlayApi> = steppedStudio(mines),
  opened: Partial<Opened> = {},
): Promise<FakeServices> {
  const services = fakeServices(answers, { sheet: mines.sheet(), ...opened });
  render(inGame(services, <MinesGame />));
  await act(settled);
  return services;
}

const pass = (services: FakeServices, ms: number) => act(() => services.timers.pass(ms));
const board = () => screen.getByRole("region", { name: "Field" });
const tiles = () => within(within(board()).getByRole("group", { name: "Field" })).getAllByRole("button");
const tile = (place: number): HTMLElement => tiles()[place]!;
const mainButton = () => screen.getByRole("button", { name: /^(Place bet|Cash out)/u });
const press = (target: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(target, { key, ...more });
const asked = (services: FakeServices, name: string) => services.api.asked.filter(([one]) => one === name);
const click = async (target: Element): Promise<void> => {
  fireEvent.click(target);
  await act(settled);
};
const endings = (services: FakeServices) => pass(services, 1_000);

async function begin(answers?: Partial<PlayApi>): Promise<FakeServices> {
  const services = await sit(answers);
  await click(mainButton());
  return services;
}

describe("a round by pointer", () => {
  it("[INS-10] [FAIR-15] tiles are opened, the cash-out pays, and the whole field is shown at the end", async () => {
    const services = await begin();
    expect(asked(services, "play")).toMatchObject([["play", { choices: { stake: "10.00", mines: 3 } }]]);
    expect(screen.getByText("৳990.00")).toBeDefined();
    await click(tile(ONE));
    await click(tile(TWO));
    expect(tile(ONE).getAttribute("aria-label")).toContain("firefly");
    expect(mainButton().textContent).toContain("৳12.85");
    await click(mainButton());
    expect(asked(services, "act").map(([, request]) => request)).toMatchObject([
      { step: 0, act: ONE },
      { step: 1, act: TWO },
      { step: 2, act: "cashOut" },
    ]);
    for (const mine of FIELD) expect(tile(mine).getAttribute("aria-label")).toContain("mine");
    await endings(services);
    expect(board().textContent).toContain("You won");
    expect(screen.getByText("৳1,002.85")).toBeDefined();
    expect(screen.getByRole("button", { name: "1.28×, won" })).toBeDefined();
    expect(services.played).toEqual(["roll", "step", "step", "step", "win"]);
  });

  it("[INS-10] [SAFE-23] a mine ends it without fanfare", async () => {
    const services = await begin();
    await click(tile(MINE));
    expect(tile(MINE).getAttribute("aria-label")).toContain("You met a mine");
    await endings(services);
    expect(board().textContent).toContain("No win this time");
    expect(services.table.state.get()).toMatchObject({ phase: "idle", balance: "990.00" });
    expect(services.played).not.toContain("win");
    expect(board().querySelectorAll("[class*=sparks] i")).toHaveLength(0);
  });

  it("[FAIR-15] nothing is told before it is known: a tile that opens shows neither", async () => {
    let answer = (_reply: Awaited<ReturnType<PlayApi["act"]>>): void => undefined;
    const studio = steppedStudio(mines);
    const services = await begin({
      ...studio,
      act: () => new Promise((resolve) => (answer = resolve)),
    });
    await click(tile(ONE));
    expect(tile(ONE).getAttribute("aria-label")).toContain("opening");
    await click(tile(TWO));
    expect(asked(services, "act")).toHaveLength(1);
    answer(await studio.act({ round: studio.current().round, step: 0, act: ONE }));
    await act(settled);
    expect(tile(ONE).getAttribute("aria-label")).toContain("firefly");
  });

  it("[INS-10] what a cash-out and the next tile pay is always in sight", async () => {
    await begin();
    expect(board().textContent).toMatch(/Cash-out now–Next tile88\.00 %৳11\.251\.12×/u);
    await click(tile(ONE));
    expect(board().textContent).toMatch(/Cash-out now৳11\.251\.12×Next tile87\.50 %৳12\.851\.28×/u);
  });

  it("[INS-10] a cash-out before the first tile, and a tile twice, are not sent", async () => {
    const services = await begin();
    expect(mainButton().getAttribute("aria-disabled")).toBe("true");
    await click(mainButton());
    await click(tile(ONE));
    await click(tile(ONE));
    expect(asked(services, "act")).toHaveLength(1);
  });

  it("[SAFE-24] the second press of a double one on the cash-out places no bet", async () => {
    isCalm = true;
    const services = await begin();
    await click(tile(ONE));
    await click(mainButton());
    await pass(services, 0);
    expect(services.table.state.get().phase).toBe("idle");
    fireEvent.click(mainButton(), { detail: 2 });
    expect(asked(services, "play")).toHaveLength(1);
  });
});

describe("before the bet", () => {
  it("[INS-15] the step at which the largest win is cashed out by itself is shown", async () => {
    await sit(undefined, { limits: { minimum: "1.00", maximum: "50000.00", largestWin: "100.00" } });
    const note = screen.getByText(/Cashes out by itself/u).textContent;
    fireEvent.change(screen.getByRole("slider", { name: "Mines" }), { target: { value: "10" } });
    expect(note).toBe("Cashes out by itself after firefly number 12: 7.96×, ৳79.61");
    expect(screen.getByText("Cashes out by itself after firefly number 4: 9.17×, ৳91.74")).toBeDefined();
  });

  it("[INS-15] a stake that does not fit names both amounts and cannot be bet", async () => {
    const services = await sit();
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "60000" } });
    expect(screen.getByText("The stake must be between ৳1.00 and ৳50,000.00.")).toBeDefined();
    await click(mainButton());
    expect(asked(services, "play")).toEqual([]);
  });

  it("[INS-16] mines and stake are sent as they stand, kept for the next visit, and locked during a round", async () => {
    const services = await sit();
    await click(screen.getByRole("button", { name: "5" }));
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "25" } });
    await click(mainButton());
    expect(asked(services, "play")).toMatchObject([["play", { choices: { stake: "25.00", mines: 5 } }]]);
    await click(screen.getByRole("button", { name: "24" }));
    expect(screen.getByRole("slider")).toHaveProperty("value", "5");
    expect(JSON.parse(services.storage.local.read("settings.mines") ?? "")).toEqual({
      mines: 5,
      stakeText: "25",
    });
  });
});

describe("the keyboard", () => {
  it("[INS-16] B bets, arrows walk over the field, and C cashes out", async () => {
    const services = await sit();
    press(document.body, "b", { code: "KeyB" });
    await act(settled);
    press(document.body, "ArrowRight");
    expect(document.activeElement).toBe(tile(0));
    press(tile(0), "ArrowDown");
    press(tile(5), "ArrowRight");
    expect(document.activeElement).toBe(tile(6));
    expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tile(6)]);
    act(() => tile(ONE).focus());
    await click(tile(ONE));
    press(tile(ONE), "c", { code: "KeyC" });
    await act(settled);
    expect(asked(services, "act").map(([, request]) => (request as { act: Json }).act)).toEqual([
      ONE,
      "cashOut",
    ]);
    await endings(services);
    expect(document.activeElement).toBe(tile(ONE));
  });

  it("[SAFE-24] keys that are held down count once, and keys in a field are left to it", async () => {
    const services = await sit();
    press(screen.getByLabelText("Stake"), "b", { code: "KeyB" });
    press(document.body, " ", { repeat: true });
    press(document.body, "b", { code: "KeyB", repeat: true });
    expect(asked(services, "play")).toEqual([]);
    press(document.body, " ");
    await act(settled);
    press(document.body, " ");
    press(document.body, "b", { code: "KeyB" });
    expect(asked(services, "play")).toHaveLength(1);
  });
});

describe("a round that was left", () => {
  const left = async () => {
    const studio = steppedStudio(mines);
    await studio.play({ requestId: "", serverSeedHash: "", choices: { stake: "10.00", mines: 3 } });
    await studio.act({ round: "", step: 0, act: ONE });
    return studio;
  };

  it("[INS-17] [FAIR-16] stands exactly as it was, and goes on", async () => {
    const studio = await left();
    const services = await sit(studio, { unfinished: studio.current(), balance: "990.00" });
    expect(screen.getByText(/goes on exactly where it was/u)).toBeDefined();
    expect(screen.getByText("৳990.00")).toBeDefined();
    expect(tile(ONE).getAttribute("aria-label")).toContain("firefly");
    expect(mainButton().textContent).toContain("৳11.25");
    expect(services.frame.said).toEqual([{ type: "roundOpened" }]);
    await click(tile(TWO));
    expect(asked(services, "act")).toMatchObject([["act", { step: 1, act: TWO }]]);
    await click(mainButton());
    await endings(services);
    expect(services.table.state.get()).toMatchObject({ phase: "idle", balance: "1002.85" });
    expect(services.frame.said.at(-1)).toEqual({ type: "roundEnded", round: studio.current().round });
  });

  it("[FAIR-16] found in the way of a new one, it is shown instead", async () => {
    const studio = await left();
    const services = fakeServices(
      {
        ...studio,
        play: async () => refusedWith("ROUND_OPEN"),
        reopen: async () => ({
          value: { ...services.opened, balance: "990.00", unfinished: studio.current() },
        }),
      },
      { sheet: mines.sheet() },
    );
    render(inGame(services, <MinesGame />));
    await click(mainButton());
    expect(tile(ONE).getAttribute("aria-label")).toContain("firefly");
    expect(screen.getByText("৳990.00")).toBeDefined();
  });
});

describe("acts whose answers are lost, late or refused", () => {
  it("[VEN-11] [WAL-3] a lost answer is asked for with the very same act until it is known", async () => {
    const studio = steppedStudio(mines);
    let lost = 2;
    const services = await begin({
      ...studio,
      act: async (request) => {
        const reply = await studio.act(request);
        return lost-- > 0 ? refusedWith("NETWORK") : reply;
      },
    });
    await click(tile(ONE));
    expect(screen.getByText(/We are checking your round/u)).toBeDefined();
    await pass(services, 800);
    await pass(services, 1_500);
    expect(tile(ONE).getAttribute("aria-label")).toContain("firefly");
    const requests = asked(services, "act").map((question) => JSON.stringify(question));
    expect([requests.length, new Set(requests).size]).toEqual([3, 1]);
  });

  it("[INS-17] a round that went on elsewhere is shown as it stands, and says so", async () => {
    const studio = steppedStudio(mines);
    const services = await begin(studio);
    await studio.act({ round: "", step: 0, act: THREE });
    await click(tile(ONE));
    expect(screen.getByText(/went on in another window/u)).toBeDefined();
    expect(tile(THREE).getAttribute("aria-label")).toContain("firefly");
    expect(tile(ONE).getAttribute("aria-label")).toContain("closed");
    expect(services.table.state.get().phase).toBe("playing");
  });

  it("[VEN-20] a studio that keeps failing leaves the round where it was, to be tried again", async () => {
    const studio = steppedStudio(mines);
    let fails = true;
    const services = await begin({
      ...studio,
      act: async (request) => (fails ? refusedWith("UNKNOWN") : studio.act(request)),
    });
    await click(tile(ONE));
    await pass(services, 5_000);
    await pass(services, 5_000);
    expect(services.table.state.get()).toMatchObject({ phase: "playing", refusal: { code: "UNKNOWN" } });
    fails = false;
    await click(tile(ONE));
    expect(tile(ONE).getAttribute("aria-label")).toContain("firefly");
    expect(services.table.state.get().refusal).toBeNull();
  });

  it("[VEN-20] too little balance is told in its words, and no round is begun", async () => {
    await begin({ play: async () => refusedWith("INSUFFICIENT_BALANCE") });
    expect(screen.getByText("The balance is not enough.")).toBeDefined();
    expect(tiles().every((one) => one.getAttribute("aria-disabled") === "true")).toBe(true);
  });

  it("[VEN-19] without a connection no tile is opened; a pause holds no open round back", async () => {
    const services = await begin();
    act(() => services.setOnline(false));
    await click(tile(ONE));
    expect(asked(services, "act")).toEqual([]);
    act(() => services.setOnline(true));
    act(() => services.table.setPaused(true));
    await click(tile(ONE));
    await click(mainButton());
    await endings(services);
    expect(services.table.state.get().phase).toBe("idle");
    await click(mainButton());
    expect(asked(services, "play")).toHaveLength(1);
  });
});

describe("the end", () => {
  it("[INS-16] whoever wants no motion sees it at once", async () => {
    isCalm = true;
    const services = await begin();
    await click(tile(MINE));
    await pass(services, 0);
    expect(services.table.state.get().phase).toBe("idle");
  });

  it("[FAIR-15] a page that paints nothing is not held back", async () => {
    const services = await begin();
    Object.assign(services.timers, { everyFrame: () => () => undefined });
    await click(tile(MINE));
    await pass(services, 1_300);
    expect(services.table.state.get().phase).toBe("idle");
  });

  it("[INS-16] every step and the end are told to who cannot see them", async () => {
    const services = await begin();
    expect(screen.getByText("The field is ready. Open a tile.")).toBeDefined();
    await click(tile(ONE));
    expect(
      screen.getByText("A firefly. Tiles opened: 1. Cash-out now ৳11.25, with the next tile ৳12.85."),
    ).toBeDefined();
    await click(tile(MINE));
    await endings(services);
    expect(screen.getByText("You met a mine. No win this time. Balance ৳990.00.")).toBeDefined();
  });
});

describe("the panels", () => {
  it("[FAIR-13] the pay table is read for one number of mines at a time", async () => {
    await sit();
    fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    const panel = within(await screen.findByRole("dialog"));
    expect(panel.getByRole("columnheader", { name: "Safe tiles" })).toBeDefined();
    expect(panel.getAllByRole("row")).toHaveLength(24 + 1);
    fireEvent.click(panel.getByRole("combobox", { name: /^Mines/u }));
    fireEvent.click(panel.getByRole("option", { name: "Mines: 24" }));
    expect(panel.getAllByRole("row")).toHaveLength(1 + 1);
    expect(panel.getByRole("cell", { name: "24.7500×" })).toBeDefined();
    expect(panel.getByText(/C cashes out/u)).toBeDefined();
  });

  it("[FAIR-8] [FAIR-17] a round is recalled with every step, and shown again", async () => {
    const services = await begin();
    for (const place of [ONE, TWO, MINE]) await click(tile(place));
    await endings(services);
    fireEvent.click(screen.getByRole("button", { name: "0.00×, no win" }));
    const panel = within(await screen.findByRole("dialog"));
    const steps = (await panel.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toMatch(/^Row \d, column \d: firefly · 1\.12×$/u);
    expect(steps[2]).toMatch(/: You met a mine$/u);
    expect(panel.getByText("Mines 3 · opened 2")).toBeDefined();
    await untilReplayed(panel, () => pass(services, 2_000));
    expect(panel.getAllByRole("button", { name: /: (mine|You met a mine)$/u })).toHaveLength(3);
    fireEvent.click(panel.getByRole("button", { name: "Verify" }));
    expect(await panel.findByText(/The seed is still in use/u)).toBeDefined();
  });
});
