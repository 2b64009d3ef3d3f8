// The invitation of the address, for the form [ACC-111 to ACC-114].
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { isInvitation } from "./affiliate.flow.ts";
import { affiliateField, invitationOf } from "./affiliate.rules.ts";
import type { AffiliateField, Invitation } from "./affiliate.rules.ts";

interface Affiliate {
  readonly field: AffiliateField;
  /** What is sent where the form itself has nothing [ACC-85]. */
  readonly invitation: Invitation;
}

export function useAffiliate(isEnabled: boolean): Affiliate {
  const services = useServices();
  const { search } = useLocation();
  const fromUrl = invitationOf(search, services.page.host);
  const { affiliateCode, domain } = fromUrl;
  const kept = services.session.read("affiliateCode");
  const { data } = useQuery({
    queryKey: ["affiliate", affiliateCode, domain],
    queryFn: async () => {
      const isValid = await isInvitation(services, affiliateCode, domain);
      if (isValid) services.session.write("affiliateCode", affiliateCode);
      return isValid;
    },
    enabled: isEnabled && affiliateCode !== "" && affiliateCode !== kept,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const field = affiliateField(affiliateCode, kept, data);
  // One that was found wrong is in its field, where it can be taken out.
  const sent = isEnabled && field.kind === "hidden" ? field.code : "";
  return { field, invitation: { ...fromUrl, affiliateCode: sent } };
}
