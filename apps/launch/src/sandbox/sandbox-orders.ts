// The orders of the demo's payment provider: nothing is kept, an order is its own signed address. The same order is
// always the same address, and nobody can make one but the house.
import { createHmac, timingSafeEqual } from "node:crypto";
import { providerOrder } from "@jonaki/server/payments";
import type { ProviderOrder } from "@jonaki/server/payments";

export interface SandboxOrders {
  /** What stands in the address of its page. */
  tokenOf(order: ProviderOrder): string;
  /** Null for what is no order of this house. */
  read(token: string): ProviderOrder | null;
}

export function createSandboxOrders(secret: string): SandboxOrders {
  const seal = (content: string): string =>
    createHmac("sha256", secret).update(`page ${content}`).digest("base64url");
  return {
    tokenOf: (order) => {
      const content = Buffer.from(JSON.stringify(order)).toString("base64url");
      return `${content}.${seal(content)}`;
    },
    read: (token) => {
      const [content = "", given = ""] = token.split(".");
      const expected = Buffer.from(seal(content));
      const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
      if (!isOurs) return null;
      return providerOrder.parse(JSON.parse(Buffer.from(content, "base64url").toString()));
    },
  };
}
