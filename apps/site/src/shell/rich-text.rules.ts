// Which addresses inside a written text may be followed or shown [MSG-6].
export type LinkTarget =
  | { readonly kind: "site"; readonly to: string }
  | { readonly kind: "outside"; readonly href: string }
  | { readonly kind: "contact"; readonly href: string };

/** Browsers drop these characters inside an address, so that "java\tscript:" would be one. */
const UNSEEN = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/gu;
const OUTSIDE = /^https?:\/\//iu;
const CONTACT = /^(?:mailto|tel):/iu;
/** One slash: two name another host, and a backslash counts as a slash. */
const INSIDE = /^(?:\/(?![/\\])|#|\?)/u;

export function linkTarget(href: string | null): LinkTarget | null {
  const address = (href ?? "").replaceAll(UNSEEN, "");
  if (OUTSIDE.test(address)) return { kind: "outside", href: address };
  if (CONTACT.test(address)) return { kind: "contact", href: address };
  return INSIDE.test(address) ? { kind: "site", to: address } : null;
}

/** Null for everything but a picture over https, or of this site. */
export function imageSource(src: string | null): string | null {
  const address = (src ?? "").replaceAll(UNSEEN, "");
  return /^https:\/\//iu.test(address) || /^\/(?![/\\])/u.test(address) ? address : null;
}
