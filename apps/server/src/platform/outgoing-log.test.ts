import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createOutgoingLog } from "./outgoing-log.ts";

describe("messages without a gateway", () => {
  it("[ACC-116] stand in the log, and say what they say only where a developer may read it", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const message = { id: "1", to: "8801712345678", subject: "Your code", text: "The code is 123456" };
    expect(await createOutgoingLog("SMS", log, true).send(message)).toBe("SENT");
    expect(await createOutgoingLog("MAIL", log, false).send(message)).toBe("SENT");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ channel: "SMS", ...message });
    expect(lines[1]).toContain("8801712345678");
    expect(lines[1]).not.toContain('123456"');
    expect(JSON.parse(lines[1] ?? "")).not.toHaveProperty("text");
  });
});
