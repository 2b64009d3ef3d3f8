// A wrong configuration stops the start with a sentence that names the variable.
import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";

const enough = { DATABASE_URL: "postgresql://localhost/jonaki", SECRET_KEY: "x".repeat(32) };

describe("configuration", () => {
  it("has defaults for everything but the database and the key", () => {
    expect(readConfiguration(enough)).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      ROLE: "all",
      MONEY_MODE: "play",
      TRUSTED_PROXIES: [],
    });
  });

  it("treats an empty variable as one that is not set, and ignores what it does not know", () => {
    expect(readConfiguration({ ...enough, PORT: "", HOME: "/home/rahim" }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: "eighty" }, "PORT is wrong"],
    [{ PORT: "70000" }, "PORT is wrong"],
    [{ ROLE: "king" }, "ROLE is wrong"],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL is wrong"],
    [{ DATABASE_URL: "" }, "DATABASE_URL is not set"],
    [{ SECRET_KEY: "short" }, "SECRET_KEY is wrong"],
    [{ SITE_HOST: "https://x" }, "SITE_HOST is wrong"],
    [{ LIMIT_DEVICE_PER_MINUTE: "0" }, "LIMIT_DEVICE_PER_MINUTE is wrong"],
    [{ MONEY_MODE: "real" }, "MONEY_MODE is wrong: real money needs a licence and a policy"],
  ])("%j stops the start: %s", (wrong, sentence) => {
    expect(() => readConfiguration({ ...enough, ...wrong })).toThrow(sentence);
  });

  it("never repeats a secret in its sentence", () => {
    expect(() => readConfiguration({ ...enough, SECRET_KEY: "hunter22" })).toThrow(
      /^SECRET_KEY(?!.*hunter22)/u,
    );
  });
});
