// A vendor without rooms [VEN-21]: what is asked of seats is no call of the contract then.
import type { Rooms } from "./contract.ts";

const noCall = () => Promise.resolve({ code: "MALFORMED" } as const);

export const NO_ROOMS: Rooms = { buyIn: noCall, hand: noCall, buyOut: noCall, apart: noCall };
