// A line to a database that goes away for longer than one try: one try at a time, one connection in the end.
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { createTestDatabase } from "@jonaki/testkit";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openSteadyLine } from "./steady-line.ts";

const NAME = "a line of a test";
const AGAIN_MS = 5;
/** How long a try is kept waiting before it is turned away, so that two at once would be seen. */
const KEPT_MS = 20;
const PATIENCE = { timeout: 20_000 };

let owner: Client;
const door = { isOpen: true, tries: 0, atOnce: 0, mostAtOnce: 0 };
const through = new Set<Socket>();
const server = createServer((socket) => {
  socket.on("error", () => socket.destroy());
  if (door.isOpen) {
    const line = connect(
      owner.host.startsWith("/")
        ? { path: `${owner.host}/.s.PGSQL.${owner.port}` }
        : { host: owner.host, port: owner.port },
    );
    line.on("error", () => socket.destroy());
    socket.pipe(line).pipe(socket);
    socket.on("close", () => line.destroy());
    through.add(socket);
    return;
  }
  door.tries += 1;
  door.atOnce += 1;
  door.mostAtOnce = Math.max(door.mostAtOnce, door.atOnce);
  setTimeout(() => {
    door.atOnce -= 1;
    socket.destroy();
  }, KEPT_MS);
});

beforeAll(async () => {
  const { url } = await createTestDatabase();
  owner = new Client({ connectionString: url });
  await owner.connect();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  await owner.end();
  server.close();
});

it("is opened anew by one try at a time, and is one line when the database is back", async () => {
  const heard: string[] = [];
  const lost = vi.fn();
  const cameBack = vi.fn();
  const { port } = server.address() as AddressInfo;
  const url = `postgresql://${owner.user}@127.0.0.1:${port}/${owner.database}`;
  const hear = ({ payload = "" }: { readonly payload?: string | undefined }) => void heard.push(payload);
  const line = await openSteadyLine(
    { url, name: NAME, greeting: "listen of_a_test", hear, cameBack, lost, warn: () => undefined },
    AGAIN_MS,
  );
  door.isOpen = false;
  for (const socket of through) socket.destroy();
  await vi.waitUntil(() => door.tries >= 6, PATIENCE);
  expect([lost.mock.calls.length, cameBack.mock.calls.length, line.client()]).toEqual([1, 0, null]);
  door.isOpen = true;
  await vi.waitUntil(() => cameBack.mock.calls.length > 0, PATIENCE);
  await owner.query("notify of_a_test, 'again'");
  await vi.waitUntil(() => heard.length > 0, PATIENCE);
  const mine = "select from pg_stat_activity where application_name = $1";
  const { rowCount } = await owner.query(mine, [NAME]);
  expect({ most: door.mostAtOnce, lines: rowCount, heard }).toEqual({ most: 1, lines: 1, heard: ["again"] });
  await line.close();
  await vi.waitUntil(async () => (await owner.query(mine, [NAME])).rowCount === 0, PATIENCE);
});
