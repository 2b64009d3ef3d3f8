// An application to become an agent [SHELL-112, SHELL-113]: what a person has to write, and how often; pure.
import { matchesPattern } from "@jonaki/wire/patterns";

const EMAIL = 4;
const SHORTEST_NAME = 2;
const DAY_MS = 24 * 3_600_000;

/** The names of the fields that are not as they have to be. */
export function wrongFields({ name, email }: { readonly name: string; readonly email: string }): string[] {
  return [
    ...(name.trim().length < SHORTEST_NAME ? ["name"] : []),
    ...(matchesPattern(EMAIL, email.trim()) ? [] : ["email"]),
  ];
}

/** When the same number may apply again after it did. */
export const nextApplicationAt = (sentAt: Date): Date => new Date(sentAt.getTime() + DAY_MS);
