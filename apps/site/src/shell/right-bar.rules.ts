// What stands in the right bar, each only when its resource exists [SHELL-71, SHELL-72, SITE-27, SITE-36].
import { resourceOf } from "../features/site/resources.rules.ts";
import type { Resource } from "../features/site/resources.rules.ts";

/** A picture that somebody made, or an address to draw. */
export type QrSource = { readonly image: string } | { readonly draw: string };

export type RightBarEntry =
  | { readonly kind: "service" }
  | { readonly kind: "link"; readonly resource: Resource; readonly href: string }
  | { readonly kind: "qr"; readonly resource: Resource; readonly source: QrSource };

const DOWNLOADS = ["IOS", "MOBILECONFIG", "Android"] as const;

const qrSource = ({ qrCodeUrl, url }: Resource): QrSource =>
  qrCodeUrl === "" ? { draw: url } : { image: qrCodeUrl };

export function rightBarEntries(
  resources: readonly Resource[],
  hasCustomerService: boolean,
): readonly RightBarEntry[] {
  const facebook = resourceOf(resources, "FACEBOOK");
  const email = resourceOf(resources, "EMAIL");
  const links: readonly RightBarEntry[] = [
    ...(facebook === null ? [] : [{ kind: "link", resource: facebook, href: facebook.url } as const]),
    ...(email === null ? [] : [{ kind: "link", resource: email, href: `mailto:${email.url}` } as const]),
  ];
  const codes = downloads(resources).map((resource): RightBarEntry => ({
    kind: "qr",
    resource,
    source: qrSource(resource),
  }));
  return [...(hasCustomerService ? [{ kind: "service" } as const] : []), ...links, ...codes];
}

/** The apps there are, in the order of the right bar. */
export const downloads = (resources: readonly Resource[]): readonly Resource[] =>
  DOWNLOADS.map((type) => resourceOf(resources, type)).filter((one) => one !== null);
