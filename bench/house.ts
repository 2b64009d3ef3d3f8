// The house in a process of its own on a durable database, with the limits per device and address raised.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface RunningHouse {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startHouse(port: number): Promise<RunningHouse> {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const main = fileURLToPath(new URL("../apps/launch/src/main.ts", import.meta.url));
  const raised = {
    LIMIT_DEVICE_PER_MINUTE: "100000000",
    LIMIT_ACCOUNT_PER_MINUTE: "100000000",
    LIMIT_ADDRESS_PER_MINUTE: "100000000",
  };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...raised, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("Jonaki is at") && resolve());
    child.on("exit", () => reject(new Error("the house did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
