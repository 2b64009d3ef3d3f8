// The rooms of every vendor that has some [LOB-53, CAR-5]; one that does not answer is left out, and the others are shown.
import { accepted } from "@jonaki/wire";
import type { DomainHandlers } from "../../../http/handlers.ts";
import type { Log } from "../../../platform/log.ts";
import type { Catalogue } from "../catalogue.ts";
import { isOpen } from "../lists.rules.ts";
import type { VendorEntry } from "../vendors.store.ts";
import type { VendorTalk } from "./vendor-talk.ts";

export interface RoomsParts {
  readonly catalogue: Catalogue;
  readonly talk: VendorTalk;
  readonly log: Log;
}

export function roomsRoutes({ catalogue, talk, log }: RoomsParts): Pick<DomainHandlers<"lobby">, "pvpRooms"> {
  const roomsOf = async (vendor: VendorEntry) => {
    try {
      return (await talk.rooms(vendor)).map((room) => ({ ...room, vassalage: vendor.code }));
    } catch (problem) {
      log.warn({ vendor: vendor.code, problem: String(problem) }, "a vendor does not say which rooms it has");
      return [];
    }
  };
  return {
    pvpRooms: async (_input, { language }) => {
      const { vendors, byCode } = await catalogue.current();
      const open = [...vendors.values()].filter(({ status }) => status === "ON");
      const rooms = (await Promise.all(open.map(roomsOf))).flat();
      // A room of a game that is switched off is as closed as the game.
      const shown = rooms.flatMap((room) => {
        const known = byCode.get(room.game);
        const isShown = known?.vendor === room.vassalage && isOpen(known);
        return isShown ? [{ ...room, gameName: known.names[language] }] : [];
      });
      return accepted({ rooms: shown });
    },
  };
}
