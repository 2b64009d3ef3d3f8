import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageAddress, inviteBase, launchAddress, pickHost } from "./hosts.rules.ts";

const chance = (seed: number) => (count: number) =>
  Uint8Array.from({ length: count }, (_byte, index) => (seed >>> (8 * (3 - (index % 4)))) & 255);

describe("hosts", () => {
  it("[SITE-31] invitations are built on the first host of domainList", () => {
    expect(inviteBase(["first.example", "second.example"], "https:")).toBe("https://first.example");
    expect(inviteBase([], "https:")).toBeNull();
  });

  it("[SITE-59, SITE-60] a host is picked by chance from the list, and every one can be picked", () => {
    const hosts = ["a.example", "b.example", "c.example"];
    expect(pickHost([], chance(1))).toBeNull();
    expect(new Set([0, 1, 2, 3].map((seed) => pickHost(hosts, chance(seed))))).toEqual(new Set(hosts));
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), (seed) => {
        expect(hosts).toContain(pickHost(hosts, chance(seed)));
      }),
    );
  });

  it("[SITE-59] the picked host prefixes an image's path; without one the site serves it", () => {
    expect(imageAddress("/img/a.webp", "cdn.example")).toBe("https://cdn.example/img/a.webp");
    expect(imageAddress("img/a.webp", "https://cdn.example/")).toBe("https://cdn.example/img/a.webp");
    expect(imageAddress("/img/a.webp", null)).toBe("/img/a.webp");
  });

  it("[SITE-60] the picked host replaces the host of a launch URL and nothing else of it", () => {
    const url = "https://games.example:8443/play?ticket=1#x";
    expect(launchAddress(url, null)).toBe(url);
    expect(launchAddress(url, "cdn.example:9443")).toBe("https://cdn.example:9443/play?ticket=1#x");
    expect(launchAddress(url, "cdn.example")).toBe("https://cdn.example/play?ticket=1#x");
    expect(launchAddress("http://localhost:3002/play", "127.0.0.1:3002")).toBe("http://127.0.0.1:3002/play");
    expect(launchAddress(url, "http://cdn.example/")).toBe("http://cdn.example/play?ticket=1#x");
  });
});
