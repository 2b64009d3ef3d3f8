// A slow reader is told to come back later instead of filling the memory.
import { expect, it } from "vitest";
import { sendTo } from "./hub.ts";

it("[CALL-182] a socket whose buffer is full is closed with 1013 and gets nothing more", () => {
  const said: string[] = [];
  const listener = {
    bufferedAmount: 0,
    send: (text: string) => void said.push(text),
    close: (code: number) => void said.push(`closed ${code}`),
  };
  sendTo(listener, { kind: "pong" });
  sendTo({ ...listener, bufferedAmount: 300_000 }, { kind: "pong" });
  expect(said).toEqual(['{"kind":"pong"}', "closed 1013"]);
});
