// What a lobby shows, in the address: a reload, a shared link and Back show the same again. A choice takes the place of the
// last one, so that Back leaves the lobby instead of walking through every filter that was tried.
import { addressText } from "../../app/address.ts";
import { useLocation, useNavigate } from "../../app/site-router.tsx";
import { changeView, readView } from "./lobby.rules.ts";
import type { LobbyView } from "./lobby.rules.ts";

interface LobbyWay {
  readonly to: string;
  readonly replace: true;
  /** What lies over the page stays laid. */
  readonly state: unknown;
}

export interface LobbyAddress {
  readonly view: LobbyView;
  readonly wayTo: (change: Partial<LobbyView>) => LobbyWay;
  readonly change: (change: Partial<LobbyView>) => void;
}

export function useLobbyView(): LobbyAddress {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const wayTo = (change: Partial<LobbyView>): LobbyWay => ({
    to: addressText({ pathname, hash, search: changeView(query, change).toString() }),
    replace: true,
    state,
  });
  return {
    view: readView(query),
    wayTo,
    change: (next) => {
      const { to, ...how } = wayTo(next);
      navigate(to, how);
    },
  };
}
