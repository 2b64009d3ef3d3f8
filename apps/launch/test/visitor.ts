// A member as a browser is one: logs in at the site over HTTP, launches Dice, and plays it at the games' address. What
// is not known is asked again with the same request, as the game client does.
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createSealer } from "@jonaki/client";
import type { SealingAnswer } from "@jonaki/client";
import { opened, played, refusal } from "@jonaki/games/play/wire";
import type { Opened, Played } from "@jonaki/games/play/wire";
import { DEMO_PASSWORD } from "@jonaki/testkit";

interface SiteAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface Visitor {
  readonly username: string;
  get(path: string): Promise<SiteAnswer>;
  /** The address of the game, with its ticket. */
  launch(): Promise<URL>;
}

async function call(url: string, path: string, token: string | null, body?: object): Promise<SiteAnswer> {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      origin: url,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, value } = (await answer.json()) as Omit<SiteAnswer, "status">;
  return { status: answer.status, code, value };
}

const mustBe = (answer: SiteAnswer): SiteAnswer["value"] => {
  if (answer.status !== 200) throw new Error(`refused with ${answer.status} ${answer.code}`);
  return answer.value;
};

export async function logIn(url: string, username: string, password = DEMO_PASSWORD): Promise<Visitor> {
  const sealer = createSealer({ nowMs: () => Date.now() }, (count) => randomBytes(count));
  const host = new URL(url).hostname;
  const status: unknown = mustBe(await call(url, `/wps/system/status?url=${host}`, null));
  sealer.learn(status as SealingAnswer);
  const sealed = await sealer.seal({ type: "username", username, password });
  const token = String(mustBe(await call(url, "/wps/v2/session/login", null, { sealed }))["token"]);
  const launch = { gameId: "dice", vassalage: "TUNTUNI", username, merchantCode: "JONAKI", language: "BN" };
  return {
    username,
    get: (path) => call(url, path, token),
    launch: async () =>
      new URL(String(mustBe(await call(url, "/wps/game/launchGame", token, launch))["game_url"])),
  };
}

export interface DicePlayer {
  readonly game: Opened;
  balance(): Promise<string>;
  /** Plays to the end, through whatever happens to the studio meanwhile. */
  play(): Promise<Played>;
  /** Plays until an answer stays away, and never comes back to ask. */
  playUntilCutOff(): Promise<void>;
}

const ASK_AGAIN_MS = 50;

async function post(origin: string, path: string, token: string | null, body: object) {
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** What an address of a game says is all a game client has. */
export async function openDice(address: URL): Promise<DicePlayer> {
  const { origin, searchParams } = address;
  const entered = await post(origin, "/api/open", null, { ticket: searchParams.get("ticket"), game: "dice" });
  if (entered.status !== 200) throw new Error(`not opened: ${refusal(entered.body).code}`);
  const game = opened(entered.body);
  let { serverSeedHash } = game.seeds;
  const press = () => {
    const requestId = randomBytes(12).toString("hex");
    const request = { requestId, serverSeedHash, choices: { stake: "1.00", side: "over", chance: 4_950 } };
    return () => post(origin, "/api/play", game.token, request);
  };
  return {
    game,
    balance: async () => (await post(origin, "/api/balance", game.token, {})).body.balance as string,
    play: async () => {
      const ask = press();
      for (;;) {
        const answer = await ask().catch(() => null);
        if (answer?.status === 200) {
          const done = played(answer.body);
          serverSeedHash = done.seeds.serverSeedHash;
          return done;
        }
        const code = answer === null ? "RETRY" : refusal(answer.body).code;
        if (code !== "RETRY") throw new Error(`refused with ${code}`);
        await wait(ASK_AGAIN_MS);
      }
    },
    playUntilCutOff: async () => {
      for (let isAnswered = true; isAnswered;) {
        const answer = await press()().catch(() => null);
        isAnswered = answer?.status === 200;
      }
    },
  };
}
