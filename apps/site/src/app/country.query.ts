// The visitor's dialing code, asked for at the start and kept [SITE-33]; Bangladesh when it cannot be had [SITE-34].
import type { Api } from "@jonaki/client";

export const COUNTRY_KEY = ["country"] as const;
export const USUAL_DIALING_CODE = "880";

/** Pre-selects countryDialingCode in every mobile-number input. */
export async function askDialingCode(api: Api): Promise<string> {
  const answer = await api.site.countryCode({}, { background: true });
  return answer.ok && answer.value.countryDialingCode !== ""
    ? answer.value.countryDialingCode
    : USUAL_DIALING_CODE;
}
