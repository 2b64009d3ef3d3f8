// Where the bar and the game itself lead: back, and to the cashier [LOB-51, VEN-19].
import { useRef } from "react";
import type { Location } from "../../app/address.ts";
import { HOME } from "../../app/routes.ts";
import { useLocation, useNavigate } from "../../app/site-router.tsx";
import { LAYER_KEYS, useLayers } from "../../shell/layers.ts";
import { DEPOSIT_PAGE, usePanelWay } from "../../shell/panel-address.ts";

interface StageWays {
  readonly back: () => void;
  readonly deposit: () => void;
  /** A panel or a window lies over the game. */
  readonly isLaidOver: boolean;
}

export function useStageWays(): StageWays {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { go, query } = useLayers();
  const way = usePanelWay(DEPOSIT_PAGE);
  const once = useOnce();
  const isLaidOver = LAYER_KEYS.some((layer) => query.has(layer));
  return {
    /** To where the game was started from; to the home page when this address was opened as it is. */
    back: () => once(() => (key === "default" ? navigate(HOME) : navigate(-1))),
    /** Over the game, which goes on below: Back leads to it again. What lies there already is not taken from the member. */
    deposit: () => (isLaidOver ? undefined : once(() => go(way))),
    isLaidOver,
  };
}

/** What leads on is done once until it has led there: a game that says so twice would lead back two pages. */
function useOnce(): (lead: () => void) => void {
  const location = useLocation();
  // Each place is an object of its own, the same address at another time, too.
  const ledFrom = useRef<Location | null>(null);
  return (lead) => {
    if (ledFrom.current === location) return;
    ledFrom.current = location;
    lead();
  };
}
