// The whole site from its services down: texts, error boundary, gate, router, page.
import { useObservable } from "@jonaki/browser/observable";
import { useEffect } from "react";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { brokenScreens } from "../shell/broken-page.tsx";
import { OfflineLine } from "../shell/offline-line.tsx";
import { askDialingCode, COUNTRY_KEY } from "./country.query.ts";
import { CurrentPage } from "./current-page.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Gate } from "./gate.tsx";
import { BALANCE_KEY, CASHIER_KEY, SAFE_KEY, UNREAD_KEY } from "./member-keys.ts";
import { PERMISSION_KEY } from "./permission.query.ts";
import { reachedLimit } from "./reached-limit.ts";
import { receivedMessage } from "./received-message.ts";
import { askRouters } from "./routers.query.ts";
import { ServicesContext, useServices } from "./services.ts";
import type { Services } from "./services.ts";
import { SiteRouter } from "./site-router.tsx";

interface AppProps {
  readonly services: Services;
  readonly queries: QueryClient;
}

export function App({ services, queries }: AppProps) {
  const translator = useObservable(services.language.translator);
  useEffect(() => {
    document.title = translator.t("brand_name");
  }, [translator]);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <TranslatorProvider translator={translator}>
          <ErrorBoundary screens={brokenScreens(services.page.reload, "alone")}>
            <Background />
            <OfflineLine />
            <Gate>
              <Routers />
              <Invitation />
              <SiteRouter history={services.history}>
                <CurrentPage />
              </SiteRouter>
            </Gate>
          </ErrorBoundary>
        </TranslatorProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** What goes on behind every screen, the gate's included: the dialing code and the live topics. */
function Background() {
  const { api, followSite, timers } = useServices();
  const queries = useQueryClient();
  useEffect(
    () =>
      timers.whenIdle(() => {
        void queries.prefetchQuery({
          queryKey: COUNTRY_KEY,
          queryFn: () => askDialingCode(api),
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: Number.POSITIVE_INFINITY,
        });
      }),
    [api, queries, timers],
  );
  useEffect(() => {
    return followSite({
      statusChanged: () => void queries.invalidateQueries({ queryKey: PERMISSION_KEY }),
      // Whether it was this one, the answer tells: a refused token ends the session here, too.
      sessionEnded: () => void api.accounts.memberInfo({}, { background: true }),
      walletChanged: () => void queries.invalidateQueries({ queryKey: BALANCE_KEY }),
      safeChanged: (news) => {
        reachedLimit.set(news);
        void queries.invalidateQueries({ queryKey: SAFE_KEY });
      },
      cashierChanged: () => void queries.invalidateQueries({ queryKey: CASHIER_KEY }),
      messageReceived: (message) => {
        if (message !== null) receivedMessage.set(message);
        void queries.invalidateQueries({ queryKey: UNREAD_KEY });
      },
    });
  }, [api, followSite, queries]);
  return null;
}

/** The routers answer is wanted only where the site is open: behind the gate the call is refused [SITE-19]. */
function Routers() {
  const { api, session, timers } = useServices();
  useEffect(() => timers.whenIdle(() => void askRouters(api, session)), [api, session, timers]);
  return null;
}

/** An invitation in the address is looked at while the page stands, and not only when somebody registers [ACC-111]. */
function Invitation() {
  const services = useServices();
  useEffect(() => {
    const { search } = services.history.location();
    if (!search.includes("affiliateCode=")) return undefined;
    return services.timers.whenIdle(() => {
      const load = import("../features/accounts/affiliate.flow.ts");
      load.then(({ keepInvitation }) => keepInvitation(services, search)).catch(() => undefined);
    });
  }, [services]);
  return null;
}
