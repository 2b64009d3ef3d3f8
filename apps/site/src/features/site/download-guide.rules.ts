// What a download is, and with it which button and which steps its card has [SHELL-111].
import type { MessageKey } from "@jonaki/i18n";
import { DOWNLOAD } from "../../app/routes.ts";
import { wholeAddress } from "./resources.rules.ts";
import type { Resource } from "./resources.rules.ts";

/**
 * ios: an app outside the store · profile: an icon for the home screen · app: this site, installed by the browser ·
 * file: an app file from us · store: another site's page.
 */
export type DownloadKind = "ios" | "profile" | "app" | "file" | "store";

export function downloadKind({ resourceType, url }: Resource, origin: string): DownloadKind {
  if (resourceType === "IOS") return "ios";
  if (resourceType === "MOBILECONFIG") return "profile";
  const address = wholeAddress(url, origin);
  const path = address.split(/[?#]/u)[0] ?? "";
  if (path === `${origin}${DOWNLOAD}`) return "app";
  return path.endsWith(".apk") ? "file" : "store";
}

const STEPS: Readonly<Record<DownloadKind, readonly MessageKey[]>> = {
  ios: ["download_ios_1", "download_ios_2", "download_open"],
  profile: ["download_lite_1", "download_lite_2", "download_lite_3", "download_open"],
  app: ["download_app_1", "download_app_2", "download_open"],
  file: ["download_apk_1", "download_apk_2", "download_apk_3", "download_open"],
  store: ["download_store_1", "download_open"],
};

export const stepsOf = (kind: DownloadKind): readonly MessageKey[] => STEPS[kind];

/** Whoever scanned a code has chosen already: `app` in the address puts that platform first. */
export function wantedFirst(resources: readonly Resource[], wanted: string | null): readonly Resource[] {
  const isWanted = ({ resourceType }: Resource): boolean =>
    resourceType.toLowerCase() === wanted?.toLowerCase();
  return [...resources.filter(isWanted), ...resources.filter((one) => !isWanted(one))];
}
