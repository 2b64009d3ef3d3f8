// The whole office from its services down: texts, error boundary, the house, the door, and behind it the frame.
import { useObservable } from "@jonaki/browser/observable";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { BrowserRouter } from "react-router";
import { PasswordPage } from "../features/session/password-page.tsx";
import { SignInPage } from "../features/session/sign-in-page.tsx";
import { BrokenPage } from "../shell/broken-page.tsx";
import { Frame } from "../shell/frame.tsx";
import { LoadProblem } from "../shell/load-problem.tsx";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import { Plain } from "../shell/plain.tsx";
import { SessionWatch } from "../shell/session-watch.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { HouseContext, useHouseQuery } from "./house.query.ts";
import { OperatorContext, useMeQuery } from "./operator.query.ts";
import { ServicesContext, useServices } from "./services.ts";
import type { Services } from "./services.ts";

interface AppProps {
  readonly services: Services;
  readonly queries: QueryClient;
}

export function App({ services, queries }: AppProps) {
  const translator = useObservable(services.language.translator);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <TranslatorProvider translator={translator}>
          <ErrorBoundary broken={<BrokenPage reload={services.page.reload} />}>
            <BrowserRouter useTransitions={false}>
              <KnownHouse>
                <Door />
              </KnownHouse>
            </BrowserRouter>
          </ErrorBoundary>
        </TranslatorProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

function KnownHouse({ children }: { readonly children: ReactNode }) {
  const { data: answer, isFetching, refetch } = useHouseQuery();
  if (answer === undefined) return <PageSkeleton />;
  if (!answer.ok)
    return (
      <Plain>
        <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />
      </Plain>
    );
  return <HouseContext value={answer.value}>{children}</HouseContext>;
}

/** Nobody sees a desk before the session is known, and nothing of a session stays behind it. */
function Door() {
  const { session } = useServices();
  const queries = useQueryClient();
  const token = useObservable(session.token);
  useEffect(() => {
    if (token === null) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "start" });
  }, [queries, token]);
  return token === null ? <SignInPage /> : <Inside key={token} />;
}

function Inside() {
  const { data: answer, isFetching, refetch } = useMeQuery();
  if (answer === undefined) return <PageSkeleton />;
  if (!answer.ok)
    return (
      <Plain>
        <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />
      </Plain>
    );
  const { operator, until } = answer.value;
  return (
    <OperatorContext value={operator}>
      {/* A password that somebody else gave is changed before anything else [OFF-7]. */}
      {operator.mustChangePassword ? (
        <Plain>
          <PasswordPage />
        </Plain>
      ) : (
        <Frame />
      )}
      <SessionWatch until={until} />
    </OperatorContext>
  );
}
