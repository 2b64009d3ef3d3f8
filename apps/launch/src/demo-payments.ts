// Where nobody named payment providers, the house brings one along, as play money may [SAFE-20].
import { derivedKey } from "@jonaki/server/secret-box";
import { CALLBACK_PATH } from "@jonaki/server/payments";
import type { Configuration } from "@jonaki/server/configuration";
import type { Policy } from "@jonaki/server/policy";
import { sandboxPort, systemClock, systemRandom } from "./environment.ts";
import type { Environment } from "./environment.ts";
import { openNetwork } from "./network.ts";
import { openSandbox, SANDBOX } from "./sandbox/sandbox.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";

/** Every process of one installation makes the same secret of the installation's key. */
const secretOf = (secretKey: string): string => derivedKey(secretKey, SANDBOX).toString("base64url");

const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);
const LONGEST_CALL_MS = 10_000;

export async function openDemoPayments(
  variables: Environment["variables"],
  { ROLE, HOST, PORT }: Pick<Configuration, "ROLE" | "HOST" | "PORT">,
  { moneyMode }: Policy,
): Promise<Sandbox | null> {
  const port = sandboxPort(variables, moneyMode);
  const { SECRET_KEY: secretKey = "" } = variables;
  if (port === null || secretKey === "" || ROLE === "studio" || ROLE === "worker") return null;
  const house = `http://${EVERYWHERE.has(HOST) ? "127.0.0.1" : HOST}:${PORT}`;
  const network = openNetwork(LONGEST_CALL_MS);
  const sandbox = await openSandbox({
    port,
    secret: secretOf(secretKey),
    callback: `${house}${CALLBACK_PATH}/${SANDBOX}`,
    send: network.send,
    clock: systemClock,
    random: systemRandom,
  });
  return {
    ...sandbox,
    stop: async () => {
      await sandbox.stop();
      network.close();
    },
  };
}
