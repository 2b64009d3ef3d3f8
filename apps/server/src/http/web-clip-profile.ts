// The profile that puts the site's icon on an iPhone's home screen: one web clip that leads to our own host, and
// that the owner of the phone can remove.
import { createHash } from "node:crypto";
import { plistText } from "./plist.ts";

const NAME = "জোনাকি";
const ABOUT = "হোম স্ক্রিনে জোনাকির আইকন রাখে। এতে আর কিছু নেই। · Adds the Jonaki icon, and nothing else.";
const LOOPBACK = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/u;

/** The same host has the same ids for ever: a phone that gets the profile again replaces it. */
function idOf(host: string, what: string): string {
  const bytes = createHash("sha256").update(`${what} ${host}`).digest().subarray(0, 16);
  // Marked as an id of the maker's own making (version 8).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex").toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

export function webClipProfile(host: string, icon: Uint8Array): string {
  const identifier = `jonaki.webclip.${host.replaceAll(/[^a-z0-9.]/gu, "-")}`;
  const scheme = LOOPBACK.test(host) ? "http" : "https";
  return plistText({
    PayloadType: "Configuration",
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: idOf(host, "profile"),
    PayloadDisplayName: NAME,
    PayloadDescription: ABOUT,
    PayloadOrganization: NAME,
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        PayloadType: "com.apple.webClip.managed",
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.clip`,
        PayloadUUID: idOf(host, "clip"),
        PayloadDisplayName: NAME,
        Label: NAME,
        URL: `${scheme}://${host}/index`,
        Icon: icon,
        Precomposed: true,
        FullScreen: true,
        IsRemovable: true,
      },
    ],
  });
}
