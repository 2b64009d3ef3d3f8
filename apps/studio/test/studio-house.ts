// A studio for one test: a database of its own, the wallet in memory, time and chance in the test's hands.
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import type { FakeClock } from "@jonaki/testkit";
import type { PlaySession } from "@jonaki/vendor";
import { opened, played, refusal } from "@jonaki/games/play/wire";
import type { Opened, Played, PlayRefusal } from "@jonaki/games/play/wire";
import { createStudio } from "../src/studio.ts";
import type { Studio, StudioParts } from "../src/studio.ts";
import { createWalletDouble } from "./wallet-double.ts";
import type { WalletDouble } from "./wallet-double.ts";

export interface Sent {
  readonly status: number;
  readonly body: unknown;
}

export interface StudioHouse {
  readonly studio: Studio;
  readonly clock: FakeClock;
  readonly wallet: WalletDouble;
  readonly url: string;
  readonly logged: string[];
  send(path: string, body: object, token?: string): Promise<Sent>;
  enter(play?: Partial<PlaySession>, game?: string): Promise<Opened>;
  /** The handle behind a game; the client itself is not told it. */
  playerOf(game: Opened): string;
  play(game: Opened, request?: Partial<PlayInput>): Promise<Played | PlayRefusal>;
  stop(): Promise<void>;
}

export interface PlayInput {
  readonly requestId: string;
  readonly serverSeedHash: string;
  readonly choices: unknown;
}

export const EVEN = { stake: "10.00", side: "over", chance: 4950 };

let requests = 0;
export const newRequestId = (): string => {
  requests += 1;
  return `request-of-a-test-${requests}`;
};

export async function startStudioHouse(parts: Partial<StudioParts> = {}): Promise<StudioHouse> {
  const { url } = await createTestDatabase();
  const clock = fakeClock();
  const wallet = createWalletDouble();
  const logged: string[] = [];
  const note = (fields: object, text: string): void => void logged.push(`${text} ${JSON.stringify(fields)}`);
  const studio = await createStudio({
    databaseUrl: url,
    wallet: wallet.wallet,
    clock,
    random: seededRandom(url),
    log: { error: note, warn: note },
    playFolder: "",
    allowedFrameAncestors: [],
    // The clock stands still, so that a second never ends.
    limits: { sessionPerSecond: 100_000, addressPerSecond: 100_000 },
    trustedProxies: [],
    salt: { event: "play", value: "play" },
    patience: { tries: 3, wait: () => Promise.resolve() },
    ...parts,
  });
  const send: StudioHouse["send"] = async (path, body, token) => {
    const answer = await studio.http.inject({
      method: "POST",
      url: path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const handles = new Map<string, string>();
  return {
    studio,
    clock,
    wallet,
    url,
    logged,
    send,
    enter: async (play, code = "dice") => {
      const { ticket, handle } = wallet.issue(play);
      const game = opened((await send("/api/open", { ticket, game: code })).body);
      handles.set(game.token, handle);
      return game;
    },
    playerOf: ({ token }) => handles.get(token) ?? "nobody",
    play: async (game, request = {}) => {
      const input = { requestId: newRequestId(), serverSeedHash: game.seeds.serverSeedHash, choices: EVEN };
      const { status, body } = await send("/api/play", { ...input, ...request }, game.token);
      return status === 200 ? played(body) : refusal(body);
    },
    stop: studio.stop,
  };
}

/** For a round that must come to its end. */
export function mustPlay(answer: Played | PlayRefusal): Played {
  if ("code" in answer) throw new Error(`refused with ${answer.code}`);
  return answer;
}
