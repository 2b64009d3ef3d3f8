// What a drawn poster shows of a game: the emblem of its kind, in a hue that belongs to the game alone.
import { hueOf } from "./tint.rules.ts";

export type Emblem = "dice" | "gem" | "spade" | "fish" | "ball" | "ticket" | "pad";

const EMBLEMS: ReadonlyMap<string, Emblem> = new Map([
  ["MINI", "dice"],
  ["RNG", "gem"],
  ["LIVE", "spade"],
  ["PVP", "spade"],
  ["FISH", "fish"],
  ["SPORTS", "ball"],
  ["ESPORTS", "pad"],
  ["LOTT", "ticket"],
  ["ELOTT", "ticket"],
]);

export interface GameDescription {
  readonly code: string;
  readonly vassalage: string;
  /** The category it is counted in. */
  readonly gameType: string;
}

export interface PosterPlan {
  readonly hue: number;
  readonly emblem: Emblem;
  /** How far the rays are turned, so that no two covers look the same. */
  readonly turnDegrees: number;
}

const RAY_DEGREES = 15;

/** A kind that is not known has the gem: no game is ever without a cover. */
export function posterPlan({ code, vassalage, gameType }: GameDescription): PosterPlan {
  const hue = hueOf(`${vassalage}/${code}`);
  return { hue, emblem: EMBLEMS.get(gameType) ?? "gem", turnDegrees: hue % RAY_DEGREES };
}
