// npm run operate -- vendors …: vendors added and changed on a running house [VEN-1], and what they said [VEN-17], until the
// back office has its page.
import type { OpenVendors } from "@jonaki/server/operate";

export const VENDOR_USAGE = `npm run operate -- vendors COMMAND, where COMMAND is one of:
  list
  add CODE CATEGORIES NAME BENGALI    such as: add RUPKOTHA RNG Rupkotha রূপকথা; categories with commas; it is off at first
  secret CODE                         makes a new secret and says it once; the old one ends with it
  addresses CODE RANGES               networks the vendor asks from, with commas, or: any
  adapter CODE NAME [ORIGIN]          how it is spoken to, and where its games are
  status CODE on|maintenance|off
  watch CODE on|off                   off only for an entry that the conformance kit plays with
  rooms CODE on|off                   whether it may sell chips and post hands at tables
  opens-list CODE GAME on|off         whether a press on this game opens the list of the vendor's games
  rounds                              those that are open for more than a day, the oldest first
  calls round|transaction|member VALUE  the newest of the raw log; a member by username`;

interface Outcome {
  readonly said: string;
  readonly isDone: boolean;
}

const done = (said: string): Outcome => ({ said, isDone: true });
const NOT_UNDERSTOOD: Outcome = { said: VENDOR_USAGE, isDone: false };

export async function actOnVendors(vendors: OpenVendors, words: readonly string[]): Promise<Outcome> {
  const [verb = "", code = "", value = "", ...more] = words;
  if (verb === "list") return done(describe(await vendors.list()));
  if (verb === "rounds") return listRounds(vendors);
  if (verb === "calls") return findCalls(vendors, code, value);
  if (verb === "add" && more.length === 2) {
    const [EN = "", BN = ""] = more;
    const told = await vendors.add({ code, categories: value.split(","), names: { EN, BN } });
    return secretOf(told, `Vendor ${code} is there, switched off.`);
  }
  if (verb === "secret" && code !== "")
    return secretOf(await vendors.newSecret(code), `Vendor ${code} has a new secret.`);
  const told = await change(vendors, words);
  if (told === null) return NOT_UNDERSTOOD;
  return "problem" in told
    ? { said: `Nothing was changed: ${told.problem}.`, isDone: false }
    : done(`${words.join(" ")}: done.`);
}

const STATUSES = { on: "ON", maintenance: "MAINTENANCE", off: "OFF" } as const;

/** Null when nobody understands it. */
async function change(
  vendors: OpenVendors,
  words: readonly string[],
): Promise<object | { problem: string } | null> {
  const [verb = "", code = "", value = "", last = null] = words;
  if (code === "" || value === "") return null;
  if (verb === "addresses") return vendors.setAddresses(code, value === "any" ? [] : value.split(","));
  if (verb === "adapter") return vendors.setAdapter(code, value, last);
  if (verb === "opens-list" && (last === "on" || last === "off"))
    return vendors.setOpensList(code, value, last === "on");
  const status = STATUSES[value as keyof typeof STATUSES];
  if (verb === "status" && status !== undefined) return vendors.setStatus(code, status);
  if (value !== "on" && value !== "off") return null;
  if (verb === "rooms") return vendors.setRooms(code, value === "on");
  return verb === "watch" ? vendors.setWatched(code, value === "on") : null;
}

function secretOf(told: { readonly secret: string } | { readonly problem: string }, said: string): Outcome {
  return "problem" in told
    ? { said: `Nothing was changed: ${told.problem}.`, isDone: false }
    : done(`${said} Its secret, told this once: ${told.secret}`);
}

function describe(entries: Awaited<ReturnType<OpenVendors["list"]>>): string {
  return entries
    .map((one) =>
      [
        one.code.padEnd(16),
        one.status.padEnd(11),
        one.categories.join(",").padEnd(12),
        one.adapter.padEnd(10),
        one.currency,
        one.hasSecret ? "secret" : "no secret",
        one.addresses.length === 0 ? "any address" : one.addresses.join(","),
        ...(one.gamesOrigin === null ? [] : [one.gamesOrigin]),
        ...(one.hasRooms ? ["rooms"] : []),
        ...(one.isWatched ? [] : ["not watched"]),
        `${one.names.EN} / ${one.names.BN}`,
      ].join("  "),
    )
    .join("\n");
}

async function listRounds(vendors: OpenVendors): Promise<Outcome> {
  const rounds = await vendors.rounds();
  if (rounds.length === 0) return done("No round is open for more than a day.");
  return done(
    rounds
      .map(({ placedAt, vendor, game, round, username, bets }) =>
        [placedAt.toISOString(), vendor, game, round, username, `${bets} open`].join("  "),
      )
      .join("\n"),
  );
}

async function findCalls(vendors: OpenVendors, by: string, value: string): Promise<Outcome> {
  if ((by !== "round" && by !== "transaction" && by !== "member") || value === "") return NOT_UNDERSTOOD;
  const found = await vendors.calls(by, value);
  if (found.length === 0) return done("Nothing of it is in the log.");
  return done(
    found
      .map(({ at, vendor, way, verb, code, tookMs, request, answer }) =>
        [at.toISOString(), vendor, way, verb, code, `${tookMs} ms`, request, answer].join("  "),
      )
      .join("\n"),
  );
}
