// A server for the flows of the ways in: it answers each call as it is told, and keeps what it heard. For tests only.
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import type { Api } from "@jonaki/client";
import { createSession } from "../../app/session.ts";
import { fakeTime } from "../../app/test-doubles.tsx";

export const CAME = {
  token: "t-1",
  firstTimeLogin: false,
  passwordExpired: false,
  userName: "Rina01",
  weakPassword: false,
};

type Told = object | ((input: unknown) => object);

/** Answers by the name of the call; what is not named is answered with a login. */
export function house(answers: Readonly<Record<string, Told>> = {}) {
  const heard: [string, unknown][] = [];
  const area = memoryStorage({ cpw: "true" });
  const jar = memoryStorage();
  const time = fakeTime();
  const session = createSession(safeStore(() => area));
  const told = (name: string, input: unknown): object => {
    const answer = answers[name] ?? { ok: true, value: CAME };
    return typeof answer === "function" ? (answer as (input: unknown) => object)(input) : answer;
  };
  const accounts = new Proxy(
    {},
    {
      get: (_calls, name: string) => (input: unknown) => {
        heard.push([name, input]);
        return Promise.resolve(told(name, input));
      },
    },
  );
  const sealed: unknown[] = [];
  return {
    heard,
    names: () => heard.map(([name]) => name),
    sealed,
    session,
    jar,
    time,
    services: {
      api: { accounts } as unknown as Api,
      session,
      cookies: safeStore(() => jar),
      serverClock: { nowMs: time.nowMs, learn: () => undefined },
      solvePuzzle: (puzzle: string) => Promise.resolve<string | null>(`solved ${puzzle}`),
      sealer: {
        learn: () => undefined,
        seal: (payload: unknown) => Promise.resolve(sealed.push(payload) === 0 ? null : "a.b.c.d.e"),
      },
      chance: (count: number) => new Uint8Array(count).fill(171),
      timers: time,
      page: { os: "TestOS", host: "jonaki.example", origin: "https://jonaki.example" } as never,
    },
  };
}

export const refusal = (code: string, value: object | null = null) => ({
  ok: false,
  code,
  message: `text of ${code}`,
  value,
});
