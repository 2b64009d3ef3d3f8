// Where the visitor is, for every screen, and the ways on from there: our own history in a context. A page that still loads
// shows its skeleton instead of leaving the old page standing.
import { createContext, use, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { addressFrom, addressText } from "./address.ts";
import type { Location } from "./address.ts";
import type { SiteHistory } from "./site-history.ts";

interface Place {
  readonly location: Location;
  readonly navigate: Navigate;
}

interface Step {
  /** What the history's entry remembers. */
  readonly state?: unknown;
  /** Takes the place of the current entry instead of being a new one. */
  readonly replace?: boolean;
}

/** To an address of the site, or so many entries on or back. */
type Navigate = (to: string | number, step?: Step) => void;

const PlaceContext = createContext<Place | null>(null);

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
        return addressText(last) === addressText(next) && last.key === next.key ? last : next;
      });
    // The address may have changed between the first render and now.
    follow();
    return history.listen(follow);
  }, [history]);
  const navigate = useMemo(() => navigateOn(history), [history]);
  const place = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

const navigateOn =
  (history: SiteHistory): Navigate =>
  (to, { state, replace = false } = {}) => {
    if (typeof to === "number") return history.go(to);
    const address = addressFrom(to, history.location());
    return replace ? history.replace(address, state) : history.push(address, state);
  };

function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error("A screen that knows its place stands inside the router.");
  return place;
}

export const useLocation = (): Location => usePlace().location;

export const useNavigate = (): Navigate => usePlace().navigate;

/** Leads on from wherever it is drawn, also where two such places follow one another, and leaves no entry behind. */
export function Redirect({ to }: { readonly to: string }) {
  return <Leading key={useLocation().key} to={to} />;
}

function Leading({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
