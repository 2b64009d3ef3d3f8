import { describe, expect, it } from "vitest";
import { linkOrigin, resetLink, resetTokenHash } from "./reset.rules.ts";

const hosts = (siteHost: string | undefined) => ({
  siteHost,
  port: 3000,
  isOwnHost: (host: string) => ["localhost", "play.example"].includes(host.replace(/:\d+$/u, "")),
});
const asked = (host: string, scheme = "https") => ({ host, origin: `${scheme}://${host}` });

describe("a link for a new password", () => {
  it("[ACC-60] carries its token behind the hash sign, where no server and no log sees it", () => {
    const link = resetLink("https://play.example", "abc");
    expect(link).toBe("https://play.example/login#reset=abc");
    expect(new URL(link).search).toBe("");
    expect(resetTokenHash("abc").toString("hex")).not.toContain(Buffer.from("abc").toString("hex"));
  });

  it("[ACC-60] leads to a registered host, and to the configured one when the request names another", () => {
    expect(linkOrigin(asked("play.example"), hosts("play.example"))).toBe("https://play.example");
    expect(linkOrigin(asked("evil.example"), hosts("play.example"))).toBe("https://play.example");
    expect(linkOrigin(asked("play.example.evil.example"), hosts("play.example"))).toBe(
      "https://play.example",
    );
    expect(linkOrigin(asked("play.example:8443"), hosts("play.example"))).toBe("https://play.example");
    expect(linkOrigin(asked("play.example:8443"), hosts("play.example:8443"))).toBe(
      "https://play.example:8443",
    );
  });

  it("[ACC-60] leads home where no host is configured", () => {
    expect(linkOrigin(asked("localhost:3000", "http"), hosts(undefined))).toBe("http://localhost:3000");
    expect(linkOrigin(asked("evil.example"), hosts(undefined))).toBe("http://localhost:3000");
  });
});
