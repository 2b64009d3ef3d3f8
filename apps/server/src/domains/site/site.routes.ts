// The site's calls: each reads the state in memory and answers.
import { accepted, refused } from "@jonaki/wire";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { prepared } from "../../http/handlers.ts";
import type { DomainHandlers } from "../../http/handlers.ts";
import { channelFor, hideLink } from "./customer-service.rules.ts";
import { isRegisteredHost } from "./hosts.rules.ts";
import { permissionText } from "./permission.view.ts";
import { serviceLinks } from "./settings.rules.ts";
import type { SiteParts } from "./site.ts";
import type { SiteStateKeeper } from "./site-state.ts";
import { readImage } from "./site.store.ts";

/** Bangladesh, when the country is unknown [SITE-34]. */
const USUAL_DIALING_CODE = "880";
const KEY_BYTES = 4;

export function siteRoutes(parts: SiteParts, state: SiteStateKeeper): DomainHandlers<"site"> {
  const { countries, sealing, clock, random, database } = parts;
  const image = (name: string) => async () => {
    const found = await readImage(database.store, name);
    return found === null ? refused("NOT_FOUND") : accepted(found);
  };
  return {
    permissionStatus: async ({ url }, { address }) => {
      const now = await state.settled();
      if (!isRegisteredHost(now.hosts, url)) return refused("INVALID_URL");
      const visitor = { address, country: countries.countryOf(address) };
      return accepted(prepared(permissionText(now, visitor, sealing.current(), clock.now())));
    },
    whitelabel: () => accepted([...state.current().tree]),
    countryCode: (_input, { address }) => {
      const country = countries.countryOf(address);
      return accepted({
        country,
        countryDialingCode: isSupportedCountry(country) ? getCountryCallingCode(country) : USUAL_DIALING_CODE,
      });
    },
    customerService: ({ channel }, { session, origin }) => {
      const links = serviceLinks(state.current().settings);
      if (links === null) return refused("CUSTOMER_SERVICE_FAILED");
      // A link without a host is a page of ours, on the host the visitor came to.
      const link = new URL(links[channelFor(channel, session?.rankLevel ?? 0)], origin).href;
      return accepted({ version: { pathList: [hideLink(link, random.bytes(KEY_BYTES))] } });
    },
    updateLanguage: async ({ language }, { session }) => {
      // Without a member there is nobody to store it for; the page keeps its own choice [SITE-53].
      if (session !== null) await parts.rememberLanguage(BigInt(session.accountId), language);
      return accepted(null);
    },
    imageQrLogo: image("qrLogo"),
    imageBackground: image("background"),
    routers: () => {
      const { hosts, resources } = state.current();
      return accepted({ domainList: [...hosts], resources: [...resources] });
    },
  };
}
