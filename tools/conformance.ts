// node tools/conformance.ts: the conformance kit of packages/vendor against any wallet address [VEN-14]. It says a
// line per case and at last how many passed and failed; the exit code is 0 only when none failed.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request as openHttp } from "node:http";
import { Agent as SecureAgent, request as openHttps } from "node:https";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createWalletClient } from "../packages/vendor/src/index.ts";
import type { Send, Wallet, WalletResponse } from "../packages/vendor/src/index.ts";
import { runKit } from "../packages/vendor/src/kit/run.ts";
import type { Actors, CaseLine, KitTarget } from "../packages/vendor/src/kit/target.ts";

const USAGE = `node tools/conformance.ts --address URL --vendor CODE --secret-file FILE --tickets FILE --game ID

  --address URL       where the wallet listens; given twice or more, requests go to the addresses in turn
  --vendor CODE       the vendor's code
  --secret-file FILE  the vendor's secret, alone in a file
  --tickets FILE      launch tickets, one on each line, each for a player of its own; two at least, more are faster
  --game ID           the game the tickets are for
  --betless           the vendor has leave for wins without a bet
  --rooms             the vendor has rooms, with seats and hands; two tickets more are needed
  --free-round REF    the reference of a free round every player may play
  --only TEXT         only the cases whose name contains it
  --quiet             only the cases that failed`;

const LONGEST_ANSWER_MS = 10_000;
const MOST_LANES = 16;
const MOST_CONNECTIONS = 128;

const { values: given } = parseArgs({
  options: {
    address: { type: "string", multiple: true, default: [] },
    vendor: { type: "string" },
    "secret-file": { type: "string" },
    tickets: { type: "string" },
    game: { type: "string" },
    betless: { type: "boolean", default: false },
    rooms: { type: "boolean", default: false },
    "free-round": { type: "string" },
    only: { type: "string", default: "" },
    quiet: { type: "boolean", default: false },
  },
});

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

const needed = (name: "vendor" | "secret-file" | "tickets" | "game"): string =>
  given[name] ?? refuse(`--${name} is missing`);

const agents = {
  "http:": new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
  "https:": new SecureAgent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
};

const send: Send = ({ address, headers, body }) =>
  new Promise((resolve, reject) => {
    const secure = new URL(address).protocol === "https:";
    const options = { method: "POST", headers, agent: agents[secure ? "https:" : "http:"] };
    const request = (secure ? openHttps : openHttp)(address, options, (response) => {
      readAnswer(response).then(resolve, reject);
    });
    request.setTimeout(LONGEST_ANSWER_MS, () => request.destroy(new Error("no answer in time")));
    request.on("error", reject).end(body);
  });

async function readAnswer(response: IncomingMessage): Promise<WalletResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
}

/** The addresses in turn, so that two processes of one platform are seen to be one wallet. */
function inTurn(addresses: readonly string[]): Send {
  let sent = 0;
  return (request) => {
    sent += 1;
    return send({ ...request, address: addresses[sent % addresses.length] ?? request.address });
  };
}

function actorsFrom(tickets: readonly string[], game: string, wallet: Wallet): Actors {
  const left = [...tickets];
  return {
    async openPlay() {
      const ticket = left.shift() ?? refuse("there are too few launch tickets");
      const answer = await wallet.authenticate({ ticket, game });
      if (!("play" in answer)) refuse(`a launch ticket was answered ${answer.code}`);
      return { play: answer.play, ticket, game };
    },
    // A vendor can neither log a player out nor bar one; those cases are the platform's own.
    endSession: null,
    block: null,
  };
}

function targetGiven(): KitTarget {
  const address = given.address[0] ?? refuse("--address is missing");
  const vendor = needed("vendor");
  const secret = readFileSync(needed("secret-file"), "utf8").trim();
  const tickets = readFileSync(needed("tickets"), "utf8").split(/\s+/u).filter(Boolean);
  // One plays, one stands by, and two sit at a table.
  const spare = given.rooms ? 3 : 1;
  if (tickets.length <= spare) refuse(`${spare + 1} launch tickets are needed at least`);
  const clock = { now: (): Date => new Date() };
  const random = { bytes: (count: number): Buffer => randomBytes(count) };
  const sendInTurn = inTurn(given.address);
  const wallet = createWalletClient({ address, vendor, secret, clock, random, send: sendInTurn });
  return {
    wallet,
    raw: { vendor, secret, clock, send: (headers, body) => sendInTurn({ address, headers, body }) },
    actors: actorsFrom(tickets, needed("game"), wallet),
    lanes: Math.min(tickets.length - spare, MOST_LANES),
    betlessWins: given.betless,
    rooms: given.rooms,
    freeRound: given["free-round"] ?? null,
    random,
    wait: (triesMade) => sleep(100 * triesMade),
  };
}

const tell = ({ name, outcome, note }: CaseLine): void => {
  if (!given.quiet || outcome === "failed")
    console.log(`${outcome}  ${name}${note === "" ? "" : `  (${note})`}`);
};

const sum = await runKit(targetGiven(), tell, { only: (name) => name.includes(given.only) });
if (sum.skipped > 0) console.log(`${sum.skipped} left out`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
// Kept connections would hold the program open.
process.exit(sum.failed === 0 ? 0 : 1);
