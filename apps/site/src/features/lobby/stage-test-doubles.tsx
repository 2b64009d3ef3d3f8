// Frames and launches for the tests of the pages that show a game themselves.
import { act, screen } from "@testing-library/react";
import { vi } from "vitest";
import { openSettled } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";

export const LAUNCH = "/wps/game/launchGame";
export const GAMES = "/wps/relay/GCSGAME_gameList";
export const GAMES_PUBLIC = "/lgw/games/list";
export const ORIGIN = "https://play.jhorna.example";
export const INSIDE = { token: "t-1", username: "Rina01", isAgent: "0" };

export const opened = (address: string) => ({
  value: { game_url: address, game_url2: null, content: null },
});
export const pageOf = (...games: readonly unknown[]) => ({
  value: { games, pageNum: 1, totalPages: games.length === 0 ? 0 : 1 },
});

interface Told {
  readonly message: { readonly type: string };
  readonly origin: string;
}

/** happy-dom loads no frames; each gets a window that only remembers what it was told. */
export function fakeFrames(): readonly Told[] {
  const told: Told[] = [];
  const windows = new WeakMap<object, object>();
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const known = windows.get(this) ?? {
      postMessage: (message: Told["message"], origin: string) => told.push({ message, origin }),
    };
    windows.set(this, known);
    return known as never;
  });
  return told;
}

export const openPage = (path: string, { replies, ...options }: SiteOptions = {}) =>
  openSettled(path, {
    local: { lang: "EN" },
    session: INSIDE,
    ...options,
    replies: { "/wps/v2/wallets/balance": { value: { sumBalance: "10.00" } }, ...replies },
  });

export const frame = (name: string) => screen.getByTitle<HTMLIFrameElement>(`Game: ${name}`);

/** What the frame of a name says, or a stranger in its place. */
export const say = (
  name: string,
  data: unknown,
  { origin = ORIGIN, source = frame(name).contentWindow } = {},
) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source: source as never }));
  });
