// npm run operate -- chains: the published chains of shared rounds, and the salt each waits for [FAIR-6].
import type { ListedChain, OpenChains, SaltGiven } from "@jonaki/studio/operate";

const SAID: Readonly<Record<SaltGiven, string>> = {
  GIVEN: "The chain has its salt; rounds on it can begin, and /fair shows it.",
  NOT_A_SALT: "Nothing was changed: a salt has 1 to 128 letters, digits, dots, dashes and underscores.",
  NOT_WAITING: "Nothing was changed: no such chain waits for a salt, and one that is given stays.",
};

/** Null is that nobody understood. */
export async function actOnChains(
  chains: OpenChains,
  words: readonly string[],
): Promise<{ readonly said: string; readonly isDone: boolean } | null> {
  const [verb, id = "", salt] = words;
  if (verb === undefined) return { said: describe(await chains.list()), isDone: true };
  if (verb !== "salt" || salt === undefined || !/^[0-9]{1,18}$/u.test(id)) return null;
  const given = await chains.giveSalt(BigInt(id), salt);
  return { said: SAID[given], isDone: given === "GIVEN" };
}

const describe = (chains: readonly ListedChain[]): string =>
  chains.length === 0 ? "No chain was published yet." : chains.map(describeOne).join("\n");

const describeOne = ({
  id,
  game,
  publishedAt,
  endHash,
  played,
  length,
  saltEvent,
  salt,
}: ListedChain): string =>
  [
    String(id).padStart(4),
    game,
    publishedAt.toISOString(),
    endHash,
    `${played} of ${length} played`,
    salt === null ? `waits for the salt of: ${saltEvent}` : `salt ${salt} (${saltEvent})`,
  ].join("  ");
