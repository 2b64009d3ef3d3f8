// The studio as a process of its own [VEN-15]: it knows the platform by an address and a secret, signs what it says
// there, and opens its fair desk to whoever signs with the same secret.
import { createWalletClient } from "@jonaki/vendor";
import type { Send } from "@jonaki/vendor";
import type { Log } from "./platform/ports.ts";
import { createStudio } from "./studio.ts";
import type { Studio, StudioParts } from "./studio.ts";

export type { Send } from "@jonaki/vendor";

export interface OwnProcessParts extends Omit<StudioParts, "wallet" | "fairKey"> {
  /** The code the platform knows the studio by, and the secret of the two. */
  readonly vendor: string;
  readonly secret: string;
  /** The platform's door for vendors. */
  readonly walletAddress: string;
  readonly send: Send;
}

export function createOwnStudio(parts: OwnProcessParts): Promise<Studio> {
  const { vendor, secret, walletAddress, send, ...rest } = parts;
  const wallet = createWalletClient({
    ...rest,
    address: walletAddress,
    vendor,
    secret,
    send: heard(send, parts.log),
  });
  return createStudio({ ...rest, wallet, fairKey: { vendor, secret } });
}

/** The wallet makes RETRY of what never arrived; the operator is told why. */
const heard =
  (send: Send, log: Log): Send =>
  async (request) => {
    try {
      return await send(request);
    } catch (problem) {
      log.warn({ problem: String(problem) }, "studio: the platform does not answer");
      throw problem;
    }
  };
