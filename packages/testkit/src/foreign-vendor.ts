// A vendor as foreign as can be, for tests: it speaks lines of words with bars between them, counts in poisha, keeps wallets
// of its own, has rooms and a page of sports. What it is asked and what it answers is nothing but text.
export const FOREIGN_VENDOR = "JHORNA";
export const FOREIGN_ORIGIN = "https://play.jhorna.example";

export type ForeignMood = "HONEST" | "BABBLING" | "SILENT" | "REFUSING" | "ELSEWHERE";

export interface ForeignVendor {
  mood: ForeignMood;
  /** Players in each room. */
  readonly seated: Map<string, number>;
  readonly purses: Map<string, bigint>;
  readonly asked: string[];
  answer(line: string): Promise<string>;
}

const SEATS = 5;

export function createForeignVendor(): ForeignVendor {
  const known = new Map<string, string>();
  const vendor: ForeignVendor = {
    mood: "HONEST",
    seated: new Map([
      ["teen-1", 2],
      ["teen-full", SEATS],
      ["teen-practice", 0],
    ]),
    purses: new Map(),
    asked: [],
    answer: (line) => {
      vendor.asked.push(line);
      if (vendor.mood === "SILENT") return Promise.reject(new DOMException("no answer", "TimeoutError"));
      return Promise.resolve(vendor.mood === "BABBLING" ? "<html>" : reply(vendor, known, line));
    },
  };
  return vendor;
}

function reply(vendor: ForeignVendor, known: Map<string, string>, line: string): string {
  const [verb = "", ...words] = line.split("|");
  if (verb === "ROOMS")
    return `0|${[...vendor.seated].map(([room, players]) => `${room},jhorna-teen,${players},${SEATS}`).join("|")}`;
  if (verb === "ENTER") return enter(vendor, words);
  if (verb === "PURSE") return `0|${vendor.purses.get(words[0] ?? "") ?? 0n}`;
  if (verb === "ASK") return known.get(words[0] ?? "") ?? "404";
  return move(vendor, known, verb, words);
}

function enter(vendor: ForeignVendor, [game = "", room = "", player = ""]: readonly string[]): string {
  if (vendor.mood === "REFUSING") return "9";
  if (room !== "" && (vendor.seated.get(room) ?? 0) >= SEATS) return "7";
  const origin = vendor.mood === "ELSEWHERE" ? "https://evil.example" : FOREIGN_ORIGIN;
  return room === ""
    ? `0|URL|${origin}/${game}?who=${player}`
    : `0|TABLE|${origin}/table/${room}?who=${player}`;
}

function move(
  vendor: ForeignVendor,
  known: Map<string, string>,
  verb: string,
  [reference = "", player = "", amount = "0"]: readonly string[],
): string {
  const after = (vendor.purses.get(player) ?? 0n) + (verb === "IN" ? 1n : -1n) * BigInt(amount);
  const outcome = vendor.mood === "REFUSING" || after < 0n ? "1" : "0";
  if (outcome === "0" && !known.has(reference)) vendor.purses.set(player, after);
  known.set(reference, outcome);
  return outcome;
}
