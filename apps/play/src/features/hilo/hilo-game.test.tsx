// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hilo } from "@jonaki/games";
import type { Opened } from "@jonaki/games/play/wire";
import { minor } from "@jonaki/money";
import type { PlayApi } from "../../app/play-api.ts";
import { steppedStudio, studioStream } from "../../app/stepped-studio.ts";
import type { SteppedStudio } from "../../app/stepped-studio.ts";
import { fakeServices, inGame, refusedWith, roundOf, settled } from "../../app/test-doubles.tsx";
import type { FakeServices } from "../../app/test-doubles.tsx";
import { untilReplayed } from "../../app/drawn-screen.tsx";
import { HiloGame } from "./hilo-game.tsx";
import { optionsOf, roundOf as hiloRoundOf } from "./hilo.rules.ts";
import type { HiloAct } from "./hilo.rules.ts";

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

/** Whether a guess on the first card of the first round is right: the game's own code says it. */
const TERMS = { stakeMinor: minor(10_00n), largestWinMinor: minor(2_000_000_00n) };
const first = hilo.view({ ...TERMS, acts: [] }, studioStream(0))!;
const [CARD = 0] = (first.shown as { readonly cards: readonly number[] }).cards;
const isOver = (guess: HiloAct) => hilo.view({ ...TERMS, acts: [guess] }, studioStream(0))?.isOver;
const GUESSES = optionsOf({ ...TERMS, cards: [CARD], acts: [], end: null }).map(({ guess }) => guess);
const RIGHT = GUESSES.find((guess) => isOver(guess) === false)!;
const WRONG = GUESSES.find((guess) => isOver(guess) === true)!;

async function sit(
  answers: Partial<PlayApi> = steppedStudio(hilo),
  opened: Partial<Opened> = {},
): Promise<FakeServices> {
  const services = fakeServices(answers, { sheet: hilo.sheet(), ...opened });
  render(inGame(services, <HiloGame />));
  await act(settled);
  return services;
}

const pass = (services: FakeServices, ms: number) => act(() => services.timers.pass(ms));
const endings = (services: FakeServices) => pass(services, 900);
const board = () => screen.getByRole("region", { name: "Cards" });
const mainButton = () => screen.getByRole("button", { name: /^(Place bet|Cash out)/u });
const NAMES = { higher: /^Higher/u, lower: /^Lower/u, same: /^Same/u } as const;
const guessButton = (guess: keyof typeof NAMES) => screen.getByRole("button", { name: NAMES[guess] });
const skipButton = () => screen.getByRole("button", { name: /^Skip/u });
const chain = () =>
  within(within(board()).getByRole("list", { name: "The cards so far" }))
    .queryAllByRole("listitem")
    .map((item) => item.querySelector(".sr")?.textContent);
const asked = (services: FakeServices, name: string) => services.api.asked.filter(([one]) => one === name);
const actsOf = (services: FakeServices) =>
  asked(services, "act").map(([, request]) => (request as { readonly act: HiloAct }).act);
const click = async (target: Element): Promise<void> => {
  fireEvent.click(target);
  await act(settled);
};
const press = async (key: string, more: object = {}): Promise<void> => {
  fireEvent.keyDown(document.body, { key, ...more });
  await act(settled);
};

async function begin(answers?: Partial<PlayApi>): Promise<FakeServices> {
  const services = await sit(answers);
  await click(mainButton());
  return services;
}

/** A studio whose open round stands on this card. */
function standingOn(card: number): Partial<PlayApi> {
  const shown = { cards: [card], rights: [], skips: 0 };
  const choices = { stake: "10.00", largestWin: "2000000.00", acts: [] };
  const round = roundOf({ game: "hilo", state: "PLAYING", choices, shown, outcome: null, payout: null });
  return {
    play: async () => ({
      value: { round, seeds: { serverSeedHash: "ab".repeat(32), clientSeed: "a", nonce: 1 } },
    }),
  };
}

describe("a round by pointer", () => {
  it("[INS-13] [FAIR-15] a guess, a skip and a cash-out, each card as it is stored", async () => {
    const studio = steppedStudio(hilo);
    const services = await begin(studio);
    expect(asked(services, "play")).toMatchObject([["play", { choices: { stake: "10.00" } }]]);
    expect(chain()).toHaveLength(1);
    await click(guessButton(RIGHT));
    expect(chain()[1]).toMatch(/, right: /u);
    await click(skipButton());
    expect(skipButton().textContent).toContain("51 of 52 left");
    expect(chain()[2]).toMatch(/^Skipped: /u);
    await click(mainButton());
    expect(actsOf(services)).toEqual([RIGHT, "skip", "cashOut"]);
    await endings(services);
    const { payout, balanceAfter } = studio.current();
    expect(board().textContent).toContain(`৳${payout}`);
    expect(services.table.state.get()).toMatchObject({ phase: "idle", balance: balanceAfter });
    expect(chain()).toHaveLength(hiloRoundOf(studio.current())!.cards.length);
  });

  it("[INS-13] [SAFE-23] a wrong guess ends it without fanfare", async () => {
    const services = await begin();
    await click(guessButton(WRONG));
    expect(chain().at(-1)).toMatch(/, wrong: /u);
    await endings(services);
    expect(board().textContent).toContain("No win this time");
    expect(services.played).not.toContain("win");
    expect(screen.getByRole("button", { name: "0.00×, no win" })).toBeDefined();
  });

  it.each([
    [7, "Higher or same53.84 % 1.83×৳18.38", "Lower or same53.84 % 1.83×৳18.38"],
    [1, "Higher92.30 % 1.07×৳10.72", "Same7.69 % 12.87×৳128.70"],
    [13, "Lower92.30 % 1.07×৳10.72", "Same7.69 % 12.87×৳128.70"],
  ])(
    "[INS-13] on card %i the guesses are named with chance, multiplier and payout",
    async (card, one, other) => {
      await begin(standingOn(card));
      const guesses = screen.getAllByRole("button", { name: /^(Higher|Lower|Same)/u });
      expect(guesses.map(({ textContent }) => textContent)).toEqual([one, other]);
    },
  );

  it("[INS-13] nothing can be cashed out before a right guess", async () => {
    const services = await begin();
    await click(mainButton());
    await click(skipButton());
    await click(mainButton());
    expect(actsOf(services)).toEqual(["skip"]);
    expect(mainButton().getAttribute("aria-disabled")).toBe("true");
  });
});

describe("before the bet", () => {
  it("[INS-15] the step above which the round cashes itself out is shown", async () => {
    await sit(undefined, { limits: { minimum: "1.00", maximum: "50000.00", largestWin: "1300.00" } });
    expect(screen.getByText("Cashes out by itself above 120.00× (৳1,200.00)")).toBeDefined();
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "100" } });
    expect(screen.getByText("Cashes out by itself above 12.00× (৳1,200.00)")).toBeDefined();
  });

  it("[INS-16] the stake is kept for the next visit", async () => {
    const services = await sit();
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "33" } });
    expect(services.storage.local.read("settings.hilo")).toBe('{"stakeText":"33"}');
  });
});

describe("the keyboard", () => {
  it("[INS-16] B bets, arrows and = guess, S skips, C cashes out", async () => {
    const services = await sit();
    await press("b", { code: "KeyB" });
    await press({ higher: "ArrowUp", lower: "ArrowDown", same: "=" }[RIGHT]);
    await press("s", { code: "KeyS" });
    await press("c", { code: "KeyC" });
    expect(actsOf(services)).toEqual([RIGHT, "skip", "cashOut"]);
  });

  it("[INS-13] a guess that the card does not allow is not sent, nor a key that is held down", async () => {
    const services = await begin(standingOn(1));
    await press("ArrowDown");
    await press("ArrowUp", { repeat: true });
    expect(actsOf(services)).toEqual([]);
    await press("=");
    expect(actsOf(services)).toEqual(["same"]);
  });
});

describe("a round that was left", () => {
  const left = async (): Promise<SteppedStudio> => {
    const studio = steppedStudio(hilo);
    await studio.play({ requestId: "", serverSeedHash: "", choices: { stake: "10.00" } });
    await studio.act({ round: "", step: 0, act: RIGHT });
    return studio;
  };

  it("[INS-17] [FAIR-16] stands exactly as it was, and goes on", async () => {
    const studio = await left();
    const services = await sit(studio, { unfinished: studio.current(), balance: "990.00" });
    expect(screen.getByText(/goes on exactly where it was/u)).toBeDefined();
    expect(chain()).toHaveLength(2);
    await click(mainButton());
    expect(asked(services, "act")).toMatchObject([["act", { step: 1, act: "cashOut" }]]);
    await endings(services);
    expect(services.table.state.get().phase).toBe("idle");
  });

  it("[VEN-11] [WAL-3] a lost answer is asked for with the very same guess", async () => {
    const studio = steppedStudio(hilo);
    let lost = 1;
    const services = await begin({
      ...studio,
      act: async (request) => {
        const reply = await studio.act(request);
        return lost-- > 0 ? refusedWith("RETRY") : reply;
      },
    });
    await click(guessButton(RIGHT));
    await pass(services, 800);
    expect(chain()).toHaveLength(2);
    expect(new Set(asked(services, "act").map((question) => JSON.stringify(question))).size).toBe(1);
  });

  it("[VEN-20] a refusal is told in its words", async () => {
    await begin({ play: async () => refusedWith("LIMIT_REACHED") });
    expect(screen.getByText(/One of your limits is reached/u)).toBeDefined();
  });
});

describe("the end", () => {
  it("[INS-16] whoever wants no motion sees it at once", async () => {
    isCalm = true;
    const services = await begin();
    await click(guessButton(WRONG));
    await pass(services, 0);
    expect(services.table.state.get().phase).toBe("idle");
  });

  it("[INS-16] every card and the end are told to who cannot see them", async () => {
    const services = await begin(standingOn(7));
    expect(screen.getByText("Card 7. Higher or same 53.84 %, Lower or same 53.84 %.")).toBeDefined();
    cleanup();
    const other = await begin();
    await click(guessButton(WRONG));
    await endings(other);
    expect(screen.getByText(/^Card \w+\. No win this time\. Balance ৳990\.00\.$/u)).toBeDefined();
    expect(services.table.state.get().phase).toBe("playing");
  });

  it("[FAIR-8] [FAIR-17] a round is recalled with every step, and the pay table names its guesses", async () => {
    const services = await begin();
    await click(guessButton(RIGHT));
    await click(mainButton());
    await endings(services);
    fireEvent.click(screen.getByRole("button", { name: /×, (won|no win)$/u }));
    const panel = within(await screen.findByRole("dialog"));
    const title = await panel.findByRole("heading", { name: "Steps" });
    const steps = within(title.nextElementSibling as HTMLElement).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Card /u),
      expect.stringMatching(/, right: /u),
      expect.stringMatching(/^You cashed out ৳/u),
    ]);
    await untilReplayed(panel, () => pass(services, 2_000));
  });
});
