// The operator's switches for a journey: each change has reached the house when its promise resolves, because
// the live topic speaks of a change only after every process has read it.
import { WebSocket } from "ws";
import type { ServerMessage } from "../packages/wire/src/live.ts";
import { openSwitches } from "../apps/server/src/operate.ts";
import type { OpenSwitches } from "../apps/server/src/operate.ts";

export type Switches = OpenSwitches["switches"];

export async function openHeardSwitches(
  databaseUrl: string,
  siteUrl: string,
): Promise<{ switches: Switches; close(): Promise<void> }> {
  const open = openSwitches(databaseUrl);
  const socket = new WebSocket(`${siteUrl.replace("http", "ws")}/live`, { origin: siteUrl });
  const waiting: (() => void)[] = [];
  const joined = Promise.withResolvers<void>();
  socket.on("open", () => {
    socket.send(JSON.stringify({ kind: "hello", token: null }));
    socket.send(JSON.stringify({ kind: "join", topic: "site" }));
  });
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.kind === "joined") joined.resolve();
    if (message.kind === "event" && message.event.name === "status.changed") waiting.shift()?.();
  });
  socket.on("close", () => joined.reject(new Error("the house closed the live socket")));
  await joined.promise;
  const heard = async (change: Promise<void>): Promise<void> => {
    const told = new Promise<void>((resolve) => waiting.push(resolve));
    await Promise.all([change, told]);
  };
  return {
    switches: {
      setMaintenance: (next) => heard(open.switches.setMaintenance(next)),
      setAccessRule: (rule, wanted) => heard(open.switches.setAccessRule(rule, wanted)),
      setSetting: (key, value) => heard(open.switches.setSetting(key, value)),
    },
    close: async () => {
      socket.close();
      await open.close();
    },
  };
}
