// How much of a bare Fastify route's rate a member's balance keeps, session, limits and the ledger's own figure included.
import { DEMO_PASSWORD } from "../packages/testkit/src/demo-password.ts";
import type { Bench } from "./bench.ts";
import { openSealedCalls } from "./sealed-calls.ts";
import { besideBare } from "./side-by-side.ts";

const MEMBER = "demo";

export async function tokenAt(url: string, username: string): Promise<string> {
  const { seal } = await openSealedCalls(url);
  const answer = await fetch(`${url}/wps/v2/session/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, cookie: "device=AAAAAAAAAAAAAAAAAAAAAA" },
    body: await seal({ type: "username", username, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { value: { token: string } }).value.token;
}

export const balance: Bench = {
  name: "balance",
  about: "wallet.balance against a bare Fastify route that answers from memory, requests per second",
  run: () =>
    besideBare({
      name: "balance",
      path: "/wps/v2/wallets/balance",
      bar: 0.6,
      headersAt: async (url) => ({ authorization: `Bearer ${await tokenAt(url, MEMBER)}` }),
    }),
};
