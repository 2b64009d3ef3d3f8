// The browser's cryptography, and the only file of the office that touches it.
import type { Chance } from "@jonaki/client";

export const browserChance: Chance = (count) => crypto.getRandomValues(new Uint8Array(count));
