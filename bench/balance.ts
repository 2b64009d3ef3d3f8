// How much of a bare Fastify route's rate a member's balance keeps, session, limits and the ledger's own figure included.
import { tokenAt } from "./sealed-calls.ts";
import type { Bench } from "./bench.ts";
import { besideBare } from "./side-by-side.ts";

const MEMBER = "demo";

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
