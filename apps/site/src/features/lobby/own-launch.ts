// The launch that a page makes itself, without a press and without /game [LOB-52, LOB-43]: once for each game and member, and
// again when somebody wants the game loaded anew, because a ticket works once [LOB-49].
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GameLaunch } from "../../app/game-launch.ts";
import { usePermission } from "../../app/permission-context.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { askForGame, pressForGame } from "./launch.flow.ts";
import type { Launched } from "./launch.flow.ts";

interface OwnLaunch {
  /** Null while it is on its way. */
  readonly launched: Launched | null;
  readonly isBusy: boolean;
  /** A refusal leaves the game that is there, and is told. */
  readonly relaunch: () => void;
}

export function useOwnLaunch(launch: GameLaunch, warn: (text: string) => Promise<void>): OwnLaunch {
  const services = useServices();
  const { launchGameCDNs } = usePermission();
  const queries = useQueryClient();
  const token = useToken();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ["launch", services.session.read("username"), launch];
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: () => askForGame(services, launchGameCDNs, launch),
    enabled: token !== null,
    // An address is good for one frame: who comes back to the page launches again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const again = async (): Promise<void> => {
    setBusy(true);
    const launched = await pressForGame(services, launchGameCDNs, launch);
    setBusy(false);
    if (launched === "IGNORED") return;
    const isThere = data !== undefined && "address" in data;
    if ("problem" in launched && isThere) await warn(launched.problem);
    else queries.setQueryData(queryKey, launched);
  };
  return {
    launched: data ?? null,
    isBusy: isBusy || isFetching,
    relaunch: () => void (isBusy || isFetching ? null : again()),
  };
}
