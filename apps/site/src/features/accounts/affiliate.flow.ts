// Asks whether an invitation code is good, and keeps one that is until registration or logout [ACC-111, ACC-114].
import type { Services } from "../../app/services.ts";
import { invitationOf } from "./affiliate.rules.ts";

type AffiliateServices = Pick<Services, "api" | "session" | "page">;

/** A check that fails is no good news: the field then shows [ACC-113.4]. */
export async function isInvitation(
  { api }: AffiliateServices,
  code: string,
  domain: string,
): Promise<boolean> {
  const answer = await api.accounts.affiliateCheck({ code, domain });
  return answer.ok && answer.value.valid;
}

/** With the page: who looks around first is still invited when the form opens. */
export async function keepInvitation(services: AffiliateServices, search: string): Promise<void> {
  const { affiliateCode, domain } = invitationOf(search, services.page.host);
  if (affiliateCode === "" || services.session.read("affiliateCode") === affiliateCode) return;
  if (await isInvitation(services, affiliateCode, domain))
    services.session.write("affiliateCode", affiliateCode);
}
