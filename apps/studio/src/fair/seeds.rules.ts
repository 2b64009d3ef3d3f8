// When a seed is rotated by itself [FAIR-5].
export const SEED_LIFE_MS = 24 * 60 * 60 * 1000;
export const SEED_ROUNDS = 10_000;

export interface SeedAge {
  readonly madeAt: Date;
  readonly nextNonce: number;
}

export function isDue(seed: SeedAge, now: Date): boolean {
  return seed.nextNonce >= SEED_ROUNDS || now.getTime() - seed.madeAt.getTime() >= SEED_LIFE_MS;
}
