// Every game by its code, each in a part of its own that is loaded when it is launched.
import { lazy } from "react";
import type { ComponentType, ReactNode } from "react";

type Load = () => Promise<ComponentType>;

const PARTS: readonly (readonly [code: string, load: Load])[] = [
  ["crash", async () => (await import("../features/crash/crash-game.tsx")).CrashGame],
  ["dice", async () => (await import("../features/dice/dice-game.tsx")).DiceGame],
  ["mines", async () => (await import("../features/mines/mines-game.tsx")).MinesGame],
  ["hilo", async () => (await import("../features/hilo/hilo-game.tsx")).HiloGame],
  ["limbo", async () => (await import("../features/limbo/limbo-game.tsx")).LimboGame],
  ["plinko", async () => (await import("../features/plinko/plinko-game.tsx")).PlinkoGame],
  ["wheel", async () => (await import("../features/wheel/wheel-game.tsx")).WheelGame],
  ["keno", async () => (await import("../features/keno/keno-game.tsx")).KenoGame],
];

function screenOf(load: Load): ReactNode {
  const Game = lazy(async () => ({ default: await load() }));
  return <Game />;
}

export const GAMES: ReadonlyMap<string, ReactNode> = new Map(
  PARTS.map(([code, load]) => [code, screenOf(load)]),
);
