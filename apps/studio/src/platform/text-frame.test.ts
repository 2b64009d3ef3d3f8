import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { textFrame } from "./text-frame.ts";

describe("a message as a frame", () => {
  it("[CALL-182] is understood by a client whatever its length, between frames of the socket's own", async () => {
    const texts = ["", "জোনাকি", "a".repeat(125), "b".repeat(126), "c".repeat(65_535), "d".repeat(65_536)];
    const http = createServer();
    const server = new WebSocketServer({ server: http, perMessageDeflate: false });
    server.on("connection", (socket, request) => {
      for (const text of texts) {
        request.socket.write(textFrame(text));
        socket.send("between");
      }
      socket.close();
    });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on("message", (data: Buffer) => void heard.push(data.toString()));
    await new Promise((resolve) => client.on("close", resolve));
    http.close();
    expect(heard).toEqual(texts.flatMap((text) => [text, "between"]));
  });
});
