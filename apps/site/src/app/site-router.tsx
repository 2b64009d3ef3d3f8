// React Router in declarative mode on our own history, without transitions: a page that still loads shows its
// skeleton instead of leaving the old page standing.
import { useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { createPath, Router } from "react-router";
import type { SiteHistory } from "./site-history.ts";

interface SiteRouterProps {
  readonly history: SiteHistory;
  readonly children: ReactNode;
}

export function SiteRouter({ history, children }: SiteRouterProps) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // The same place again is no reason to draw anything.
    const follow = (): void =>
      setLocation((last) => {
        const next = history.location();
        return createPath(last) === createPath(next) && last.key === next.key ? last : next;
      });
    // The address may have changed between the first render and now.
    follow();
    return history.listen(follow);
  }, [history]);
  return (
    <Router navigator={history} location={location} useTransitions={false}>
      {children}
    </Router>
  );
}
