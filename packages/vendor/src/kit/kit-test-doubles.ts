// The reference wallet as a target of the kit, in process and behind a real HTTP server on loopback.
import { randomBytes } from "node:crypto";
import { Agent, createServer, request as openRequest } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseStrictJson } from "../../../../apps/server/src/http/strict-json.ts";
import { createWalletClient } from "../client.ts";
import type { Clock, Send } from "../client.ts";
import type { PostingAnswer, PostingCall, Wallet } from "../contract.ts";
import { createLocalWallet } from "../local.ts";
import { createReceiver } from "../receiver.ts";
import type { Receive, ReceiverOptions } from "../receiver.ts";
import { createReferencePlatform } from "./reference-wallet.ts";
import type { ReferenceOptions, ReferencePlatform } from "./reference-wallet.ts";
import { runKit } from "./run.ts";
import type { Actors, CaseLine, KitTarget } from "./target.ts";

export const TEST_VENDOR = "tuntuni";
export const TEST_SECRET = "a secret of the tests only";

const clock: Clock = { now: () => new Date() };
const random = { bytes: (count: number): Buffer => randomBytes(count) };

function throwFault(fault: unknown): never {
  throw fault;
}

export function actorsOf(platform: ReferencePlatform, wallet: Wallet): Actors {
  return {
    async openPlay() {
      const ticket = platform.issueTicket("1000.00");
      const answer = await wallet.authenticate({ ticket, game: "aviator" });
      if (!("play" in answer)) throw new Error(`no play session: ${answer.code}`);
      return { play: answer.play, ticket, game: "aviator" };
    },
    endSession: async (play) => platform.endSession(play),
    block: async (play) => platform.block(play),
  };
}

const commonTarget = { lanes: 4, random, wait: () => Promise.resolve() };

export function localTarget(
  options: Partial<ReferenceOptions> = {},
  around: (wallet: Wallet) => Wallet = (wallet) => wallet,
): KitTarget {
  const platform = createReferencePlatform({ betlessWins: false, rooms: true, ...options });
  const wallet = createLocalWallet(around(platform.wallet), throwFault);
  const { betlessWins } = platform.books;
  const freeRound = "free-1";
  const rooms = options.rooms ?? true;
  const actors = actorsOf(platform, wallet);
  return { ...commonTarget, wallet, raw: null, actors, betlessWins, rooms, freeRound };
}

export interface ReferenceServer {
  readonly address: string;
  readonly platform: ReferencePlatform;
  stop(): Promise<void>;
}

export type MakeReceiver = (options: ReceiverOptions<{ secret: string }>) => Receive;

/** The receiver behind node:http, as a platform would mount it. */
export async function startReferenceServer(
  options: Partial<ReferenceOptions> = {},
  make: MakeReceiver = createReceiver,
): Promise<ReferenceServer> {
  const platform = createReferencePlatform({ betlessWins: false, rooms: true, ...options });
  const receive = make(receiverOptions(platform.wallet));
  const server = createServer((request, response) => void mount(receive, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}/wallet`, platform, stop };
}

async function mount(receive: Receive, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await receive({ headers: request.headers, body: await readAll(request) });
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

export function receiverOptions(wallet: Wallet): ReceiverOptions<{ secret: string }> {
  const used = new Set<string>();
  return {
    vendors: { find: async (code) => (code === TEST_VENDOR ? { secret: TEST_SECRET } : null) },
    nonces: { use: async (vendor, nonce) => used.size < used.add(`${vendor} ${nonce}`).size },
    clock,
    parseJson: parseStrictJson,
    wallet: () => wallet,
    onFault: throwFault,
  };
}

/** Connections are kept and shared: a kit of ten thousand requests would be slow with one each. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export const sendByHttp: Send = ({ address, headers, body }) =>
  new Promise((resolve, reject) => {
    const request = openRequest(address, { agent, method: "POST", headers }, (response) => {
      void readAll(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, body: text.toString() }),
        reject,
      );
    });
    request.on("error", reject).end(body);
  });

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function httpTarget({ address, platform }: ReferenceServer): KitTarget {
  const vendor = TEST_VENDOR;
  const secret = TEST_SECRET;
  const wallet = createWalletClient({ address, vendor, secret, clock, random, send: sendByHttp });
  return {
    ...commonTarget,
    wallet,
    raw: { vendor, secret, clock, send: (headers, body) => sendByHttp({ address, headers, body }) },
    actors: actorsOf(platform, wallet),
    betlessWins: platform.books.betlessWins,
    rooms: true,
    freeRound: "free-1",
  };
}

export interface KitResult {
  readonly lines: readonly CaseLine[];
  readonly failed: readonly CaseLine[];
}

export async function kitOn(target: KitTarget, only?: (name: string) => boolean): Promise<KitResult> {
  const lines: CaseLine[] = [];
  await runKit(target, (line) => lines.push(line), only === undefined ? {} : { only });
  return { lines, failed: lines.filter(({ outcome }) => outcome === "failed") };
}

/** Lets a test change how a batch is done. */
export const withBatch =
  (batch: (wallet: Wallet, calls: readonly PostingCall[]) => Promise<readonly PostingAnswer[]>) =>
  (wallet: Wallet): Wallet => ({ ...wallet, batch: (calls) => batch(wallet, calls) });
