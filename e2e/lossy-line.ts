// A slow and lossy line between a game and its studio: every call of a round takes its time, and some are lost before the
// studio heard them or after it has answered. What was lost is kept, so that a journey can see it asked again.
import type { Page, Route } from "@playwright/test";
import type { Chance } from "../tools/simulate/chance.ts";

const CALLS = /\/api\/(?:play|act|crash\/bet|crash\/bets|crash\/cash-out|balance|history)$/u;
/** Those that move money; the others only ask how things stand. */
const MOVES = /^\/api\/(?:play|act|crash\/bet|crash\/cash-out) /u;
const SLOWEST_MS = 400;
const QUICKEST_MS = 50;
const LOST_PER_MILLE = 100;
const REFUSED_PER_MILLE = 150;
const SHORTEST_LIFE_MS = 500;
const LONGEST_LIFE_MS = 9_000;

export interface LossyLine {
  /** Every call as it was sent, lost or not: where to, and its whole body. */
  readonly sent: readonly string[];
  readonly lostBefore: () => number;
  readonly lostAfter: () => number;
  /** Lost calls that move money and were not sent again just as they were. */
  readonly forgotten: () => readonly string[];
  /** From now on everything arrives. */
  readonly mend: () => void;
}

export async function makeLossy(page: Page, chance: Chance): Promise<LossyLine> {
  const sent: string[] = [];
  let isMended = false;
  const lost = { before: [] as string[], after: [] as string[] };
  await page.route(CALLS, async (route: Route) => {
    if (isMended) return route.continue();
    const request = route.request();
    const call = `${new URL(request.url()).pathname} ${request.postData() ?? ""}`;
    sent.push(call);
    const delayMs = chance.between(QUICKEST_MS, SLOWEST_MS);
    const isLost = chance.perMille(LOST_PER_MILLE);
    const isHeard = chance.perMille(500);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (!isLost) return route.continue();
    (isHeard ? lost.after : lost.before).push(call);
    if (isHeard) await route.fetch();
    return route.abort();
  });
  return {
    sent,
    mend: () => {
      isMended = true;
    },
    lostBefore: () => lost.before.length,
    lostAfter: () => lost.after.length,
    forgotten: () => {
      const times = (calls: readonly string[], call: string) => calls.filter((one) => one === call).length;
      const all = [...lost.before, ...lost.after];
      const moves = [...new Set(all)].filter((call) => MOVES.test(call));
      return moves.filter((call) => times(sent, call) !== times(all, call) + 1);
    },
  };
}

/** The live line of Crash, which breaks at moments nobody can foresee, and at times is refused when it is opened again. */
export async function makeLiveLossy(page: Page, chance: Chance): Promise<{ readonly drops: () => number }> {
  let drops = 0;
  await page.routeWebSocket(/\/api\/crash\/live$/u, (socket) => {
    const drop = (): void => {
      drops += 1;
      void socket.close();
    };
    if (chance.perMille(REFUSED_PER_MILLE)) return drop();
    socket.connectToServer();
    setTimeout(drop, chance.between(SHORTEST_LIFE_MS, LONGEST_LIFE_MS));
  });
  return { drops: () => drops };
}
