// Secrets do not reach the log, wherever in the entry they stand.
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

it("hides secrets at the top and below, and keeps the rest", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  log.info(
    {
      correlationId: "c1",
      token: "t-secret",
      input: { password: "p-secret", username: "rahim" },
      request: { headers: { authorization: "a-secret" } },
    },
    "told",
  );
  expect(lines[0]).not.toContain("-secret");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    correlationId: "c1",
    token: "[hidden]",
    input: { username: "rahim" },
    msg: "told",
  });
});
