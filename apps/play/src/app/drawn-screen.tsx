// A test at the screen of a game of one draw: sits down, bets, lets time pass. Nothing outside tests imports it.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Opened } from "@jonaki/games/play/wire";
import type { PlayApi } from "./play-api.ts";
import { fakeServices, inGame, settled } from "./test-doubles.tsx";
import type { FakeServices } from "./test-doubles.tsx";

export interface Visitor {
  isCalm: boolean;
  isPhone: boolean;
}

/** Who sits before the screen, anew in every test. */
export function visitor(): Visitor {
  const who: Visitor = { isCalm: false, isPhone: false };
  beforeEach(() => {
    Object.assign(who, { isCalm: false, isPhone: false });
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("reduced-motion") ? who.isCalm : query.includes("max-width") && who.isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return who;
}

export async function sitDown(
  game: ReactNode,
  answers: Partial<PlayApi>,
  opened: Partial<Opened>,
): Promise<FakeServices> {
  const services = fakeServices(answers, opened);
  render(inGame(services, game));
  await act(settled);
  return services;
}

export const pass = (services: FakeServices, ms: number): Promise<void> =>
  act(() => services.timers.pass(ms));

export const betButton = (): HTMLElement => screen.getByRole("button", { name: /Place bet/u });

export const bet = async (): Promise<void> => {
  fireEvent.click(betButton());
  await act(settled);
};

export const pressKey = async (target: Element, key: string, more: object = {}): Promise<void> => {
  fireEvent.keyDown(target, { key, ...more });
  await act(settled);
};

export const betsOf = (services: FakeServices): readonly unknown[][] =>
  services.api.asked.filter(([name]) => name === "play");

export const sparksOn = (board: HTMLElement): number => board.querySelectorAll("[class*=sparks] i").length;

export const settingsOf = ({ storage }: Pick<FakeServices, "storage">, code: string): unknown =>
  JSON.parse(storage.local.read(`settings.${code}`) ?? "null");

/** A replay begins as soon as it is drawn, and that may take the browser a moment: time passes until it has ended. */
export const untilReplayed = (
  panel: Pick<typeof screen, "getByRole">,
  letPass: () => Promise<unknown>,
): Promise<void> =>
  waitFor(async () => {
    await letPass();
    expect(panel.getByRole("button", { name: "Show again" })).toHaveProperty("disabled", false);
  });
