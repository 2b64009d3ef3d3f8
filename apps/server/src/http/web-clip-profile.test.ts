import { describe, expect, it } from "vitest";
import { plistText } from "./plist.ts";
import { webClipProfile } from "./web-clip-profile.ts";

/** Reads a property list as strictly as a phone does: every tag known, closed and in its place. */
function readPlist(text: string): unknown {
  const [, body = ""] =
    /^<\?xml [^>]+\?>\n<!DOCTYPE plist [^>]+>\n<plist version="1\.0">([\s\S]*)<\/plist>\n$/u.exec(text) ?? [];
  const tokens = body.match(/<[^>]*>|[^<]+/gu)?.filter((token) => token.trim() !== "") ?? [];
  const take = (): string => tokens.shift() ?? "";
  const plain = (raw: string): string => {
    expect(raw).not.toMatch(/&(?!(?:amp|lt|gt);)|>/u);
    return raw.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  };
  const textUntil = (end: string): string => {
    const first = take();
    if (first === end) return "";
    expect(take()).toBe(end);
    return plain(first);
  };
  const read = (): unknown => {
    const tag = take();
    if (tag === "<true/>" || tag === "<false/>") return tag === "<true/>";
    if (tag === "<string>") return textUntil("</string>");
    if (tag === "<integer>") return Number(textUntil("</integer>"));
    if (tag === "<data>") return Buffer.from(textUntil("</data>"), "base64");
    if (tag === "<array>") {
      const list: unknown[] = [];
      while (tokens[0] !== "</array>") list.push(read());
      take();
      return list;
    }
    expect(tag).toBe("<dict>");
    const dict: Record<string, unknown> = {};
    while (tokens[0] !== "</dict>") {
      expect(take()).toBe("<key>");
      dict[textUntil("</key>")] = read();
    }
    take();
    return dict;
  };
  const value = read();
  expect(tokens).toEqual([]);
  return value;
}

interface Profile extends Record<string, unknown> {
  readonly PayloadContent: readonly Record<string, unknown>[];
}

const icon = Buffer.from("\x89PNG icon");
const profileOf = (host: string): Profile => readPlist(webClipProfile(host, icon)) as Profile;

describe("a property list", () => {
  it("a value stays a value, whatever signs it has", () => {
    const hostile = {
      "<key>&": `</string><true/> & "x" ]]> &amp;`,
      list: ["", true, false, 7, { deep: "<" }],
    };
    expect(readPlist(plistText(hostile))).toEqual(hostile);
  });
});

describe("the iPhone profile", () => {
  it("[SITE-26] is one web clip with our icon, name and address, which its owner can remove", () => {
    const { PayloadContent, ...profile } = profileOf("play.jonaki.example");
    expect(profile).toMatchObject({
      PayloadType: "Configuration",
      PayloadVersion: 1,
      PayloadRemovalDisallowed: false,
    });
    expect(PayloadContent).toHaveLength(1);
    expect(PayloadContent[0]).toMatchObject({
      PayloadType: "com.apple.webClip.managed",
      PayloadVersion: 1,
      Label: "জোনাকি",
      URL: "https://play.jonaki.example/index",
      Icon: icon,
      IsRemovable: true,
      FullScreen: true,
    });
  });

  it("[SITE-26] the address is plain only on loopback, where there is no certificate", () => {
    expect(profileOf("localhost:3000").PayloadContent[0]?.["URL"]).toBe("http://localhost:3000/index");
    expect(profileOf("127.0.0.1").PayloadContent[0]?.["URL"]).toBe("http://127.0.0.1/index");
    expect(profileOf("localhost.example").PayloadContent[0]?.["URL"]).toBe("https://localhost.example/index");
  });

  it("[SITE-26] a host has its own ids for ever, so that a newer profile replaces the older", () => {
    const ids = (host: string) => {
      const profile = profileOf(host);
      return [profile["PayloadUUID"], profile.PayloadContent[0]?.["PayloadUUID"]];
    };
    expect(ids("a.example")).toEqual(ids("a.example"));
    expect(new Set([...ids("a.example"), ...ids("b.example")]).size).toBe(4);
    for (const id of ids("a.example"))
      expect(id).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/u);
  });
});
