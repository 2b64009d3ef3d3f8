// A stop and the requests it meets: what the server had begun is answered, and nobody new is let in.
import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { startTestApp } from "@jonaki/testkit";
import { accepted, call } from "@jonaki/wire";
import { expect, it, vi } from "vitest";
import { z } from "zod";

const slow = call({
  id: "CALL-0",
  method: "GET",
  path: "/wps/test/slow",
  who: "public",
  rules: [],
  input: z.object({}),
  output: z.object({ done: z.boolean() }),
});
const request = `GET ${slow.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

const everythingFrom = async (socket: Socket): Promise<string> => {
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => (text += part));
  await once(socket, "close");
  return text;
};

it("a request that had begun is answered in full, one on a connection left open is heard, and then nobody", async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const handler = async () => {
    begun.resolve();
    await gate.promise;
    return accepted({ done: true });
  };
  const house = await startTestApp(
    {},
    {
      extra: {
        calls: [{ name: "test.slow", domain: "test", call: slow }],
        handlers: { test: { slow: handler } },
      },
    },
  );
  const http = house.app.http!;
  await http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = http.server.address() as AddressInfo;
  const [running, waiting] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  await Promise.all([once(running, "connect"), once(waiting, "connect")]);
  const answers = [everythingFrom(running), everythingFrom(waiting)];
  running.write(request);
  await begun.promise;

  const stopped = house.stop();
  await vi.waitUntil(() => !http.server.listening);
  waiting.write(request);
  gate.resolve();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"done":true');
    expect(answer.toLowerCase()).toContain("connection: close");
  }
  await stopped;
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");
});
