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
    [{ SMTP_URL: "http://mail.example" }, "SMTP_URL is wrong"],
    [{ MAIL_FROM: "Jonaki\r\nBcc: a@example.org" }, "MAIL_FROM is wrong"],
    [{ SMS_URL: "file:///etc/passwd" }, "SMS_URL is wrong"],
    [{ SMS_BODY: '{"text":"{text}"}' }, "SMS_BODY is wrong: it has to name {to} and {text}"],
    [{ SMS_HEADERS: "authorization: x" }, "SMS_HEADERS is wrong: it is no JSON"],
    [{ SMS_HEADERS: '{"authorization":"a\\r\\nb"}' }, "SMS_HEADERS is wrong"],
    [{ SMS_SECRET: "short" }, "SMS_SECRET is wrong"],
    [{ SMS_DIALING_CODES: "880,+44" }, "SMS_DIALING_CODES is wrong: dialing codes are digits"],
  ])("%j stops the start: %s", (wrong, sentence) => {
    expect(() => readConfiguration({ ...enough, ...wrong })).toThrow(sentence);
  });

  it("sends to the house's own country unless others are named, and takes mail senders with and without a name", () => {
    expect(readConfiguration(enough).SMS_DIALING_CODES).toEqual(["880"]);
    expect(readConfiguration({ ...enough, SMS_DIALING_CODES: "880, 91" }).SMS_DIALING_CODES).toEqual([
      "880",
      "91",
    ]);
    for (const MAIL_FROM of ["no-reply@example.org", "Jonaki <no-reply@example.org>"])
      expect(readConfiguration({ ...enough, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    const headers = readConfiguration({ ...enough, SMS_HEADERS: '{"x-key":"1"}' }).SMS_HEADERS;
    expect(headers).toEqual({ "x-key": "1" });
  });

  it("never repeats a secret in its sentence", () => {
    expect(() => readConfiguration({ ...enough, SECRET_KEY: "hunter22" })).toThrow(
      /^SECRET_KEY(?!.*hunter22)/u,
    );
  });
});
