// Resources of the permission answer [SITE-26]: found by type, hidden when absent, labelled in the page's language.
import type { Language, MessageKey, Translator } from "@jonaki/i18n";
import type { Permission } from "../../app/start-data.ts";

export type Resource = Permission["resources"][number];
export type ResourceType = Resource["resourceType"];

const LABELS: Readonly<Record<ResourceType, MessageKey>> = {
  FACEBOOK: "resource_facebook",
  EMAIL: "resource_email",
  IOS: "resource_ios",
  MOBILECONFIG: "resource_mobileconfig",
  Android: "resource_android",
  USDJUMP: "resource_usdjump",
};

/** Null where the place that would use it has to be hidden [SITE-27]. */
export function resourceOf(resources: readonly Resource[], type: ResourceType): Resource | null {
  return resources.find(({ resourceType, url }) => resourceType === type && url !== "") ?? null;
}

/** English has the operator's own label, Bengali the catalogue's [SITE-28]. */
export function resourceLabel(
  { resourceType, labelNameEn }: Pick<Resource, "resourceType" | "labelNameEn">,
  language: Language,
  t: Translator["t"],
): string {
  return language === "EN" && labelNameEn !== "" ? labelNameEn : t(LABELS[resourceType]);
}

/** A resource may be a path of ours; what leaves the page, as a QR code does, needs the whole address. */
export function wholeAddress(url: string, origin: string): string {
  try {
    return new URL(url, origin).href;
  } catch {
    return url;
  }
}

/** The link "how to buy digital dollars", only beside a method that takes them [SITE-29]. */
export function usdJumpLink(
  resources: readonly Resource[],
  method: { readonly digitalDollar: boolean },
): string | null {
  return method.digitalDollar ? (resourceOf(resources, "USDJUMP")?.url ?? null) : null;
}
