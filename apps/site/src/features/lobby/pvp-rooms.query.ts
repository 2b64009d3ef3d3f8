// The rooms of the PvP vendors [LOB-53, CAR-2]: for members only, looked at again while they are on the screen, because seats
// fill by themselves.
import { useTranslator } from "@jonaki/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

export type GameRoom = CallOutput<Calls["lobby"]["pvpRooms"]>["rooms"][number];

const AGAIN_MS = 10_000;

/** Of one vendor, or of all; the largest stakes last. */
export function usePvpRooms(vassalage: string | null) {
  const { api } = useServices();
  const { language } = useTranslator();
  const isMember = useToken() !== null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["pvpRooms", language],
    queryFn: async () => {
      const answer = await api.lobby.pvpRooms({}, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.rooms;
    },
    enabled: isMember,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  return {
    rooms: data?.filter((room) => vassalage === null || room.vassalage === vassalage),
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
