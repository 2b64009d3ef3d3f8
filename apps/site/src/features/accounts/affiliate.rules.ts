// The invitation code of the address [ACC-111 to ACC-114]: checked while the form opens, hidden when it is valid, shown with
// the code when it is not.
export type AffiliateField =
  | { readonly kind: "checking" }
  /** Valid, and sent along without being asked for. */
  | { readonly kind: "hidden"; readonly code: string }
  | { readonly kind: "shown"; readonly code: string };

const AFFILIATE_KEY = "affiliateCode";
const REFERRAL_KEY = "referralCode";
const DOMAIN_KEY = "domain";

/** What an invitation's address carries [ACC-83, ACC-85]; empty where it says nothing. */
export interface Invitation {
  readonly affiliateCode: string;
  readonly referralCode: string;
  readonly domain: string;
}

export function invitationOf(search: string, siteHost: string): Invitation {
  const query = new URLSearchParams(search);
  const read = (key: string): string => query.get(key)?.trim() ?? "";
  return {
    affiliateCode: read(AFFILIATE_KEY),
    referralCode: read(REFERRAL_KEY),
    domain: read(DOMAIN_KEY) || siteHost,
  };
}

/** kept is one that was found valid earlier in this visit [ACC-114]; valid is undefined while it is asked. */
export function affiliateField(
  fromUrl: string,
  kept: string | null,
  valid: boolean | undefined,
): AffiliateField {
  if (fromUrl === "") return kept === null ? { kind: "shown", code: "" } : { kind: "hidden", code: kept };
  if (fromUrl === kept) return { kind: "hidden", code: kept };
  if (valid === undefined) return { kind: "checking" };
  return { kind: valid ? "hidden" : "shown", code: fromUrl };
}
