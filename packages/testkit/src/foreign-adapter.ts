// Translates between the house's ports and the words of the foreign vendor: what an adapter of any vendor does.
import { minor } from "@jonaki/money";
import type { OpenOrder, VendorAdapter, VendorRoom } from "@jonaki/server/lobby";
import type { TransferVendor } from "@jonaki/server/wallet";
import { FOREIGN_VENDOR } from "./foreign-vendor.ts";
import type { ForeignVendor } from "./foreign-vendor.ts";

export const FOREIGN_ADAPTER = "jhorna";

/** What is no answer of its language is a fault. */
async function ask(vendor: ForeignVendor, ...words: readonly string[]): Promise<readonly string[]> {
  const answer = (await vendor.answer(words.join("|"))).split("|");
  if (!/^\d{1,3}$/u.test(answer[0] ?? "")) throw new Error("the vendor speaks in riddles");
  return answer;
}

export const foreignAdapter = (vendor: ForeignVendor): VendorAdapter => ({
  open: async ({ game, roomId, player }: OpenOrder) => {
    const [code, kind, address = ""] = await ask(vendor, "ENTER", game, roomId ?? "", player);
    if (code === "7") return { refused: "ROOM_FULL" };
    if (code !== "0") return { refused: "GAME_UNAVAILABLE" };
    return kind === "TABLE" ? { content: address } : { address };
  },
  rooms: async () => {
    const [, ...rooms] = await ask(vendor, "ROOMS");
    return rooms.map(roomOf);
  },
});

function roomOf(words: string): VendorRoom {
  const [roomId = "", game = "", players, seats] = words.split(",");
  return {
    roomId,
    game,
    kind: roomId.endsWith("practice") ? "PRACTICE" : "MONEY",
    minimumBuyIn: "100.00",
    maximumBuyIn: "1000.00",
    stake: "1.00",
    players: Number(players),
    seats: Number(seats),
  };
}

export function foreignTransfers(vendor: ForeignVendor): TransferVendor {
  const outcome = (code: string | undefined) => (code === "0" ? "DONE" : "FAILED");
  return {
    code: FOREIGN_VENDOR,
    transferIn: async ({ reference, player, amountMinor }) =>
      outcome((await ask(vendor, "IN", reference, player, String(amountMinor)))[0]),
    transferOut: async ({ reference, player, amountMinor }) =>
      outcome((await ask(vendor, "OUT", reference, player, String(amountMinor)))[0]),
    status: async (reference) => {
      const [code] = await ask(vendor, "ASK", reference);
      return code === "404" ? null : outcome(code);
    },
    balance: async (player) => minor(BigInt((await ask(vendor, "PURSE", player))[1] ?? "0")),
  };
}
