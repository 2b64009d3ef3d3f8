// Every game by its code, each in a part of its own that is loaded when it is launched.
import { lazy } from "react";
import type { ReactNode } from "react";

const DiceGame = lazy(async () => ({ default: (await import("../features/dice/dice-game.tsx")).DiceGame }));

export const GAMES: ReadonlyMap<string, ReactNode> = new Map([["dice", <DiceGame key="dice" />]]);
