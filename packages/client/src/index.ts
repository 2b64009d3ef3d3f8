// The typed caller, the sealer and the live socket, made from the wire without shipping it to the browser.
export type { CallFailure, CallResult, GeneralCode, LocalCode, LocalText } from "./answer.ts";
export { createCaller } from "./caller.ts";
export type { Api, OfficeApi, Send } from "./caller.ts";
export { createLive } from "./live.ts";
export type { Live, LiveOptions } from "./live.ts";
export type { LiveSocket } from "./live-connection.ts";
export { randomText } from "./ports.ts";
export type { CallRequest, Chance, Clock, OnProgress, Timers, Transport } from "./ports.ts";
export type { CallerOptions, SendOptions } from "./sends.ts";
export { createSealer } from "./seal.ts";
export type { Sealer, SealingAnswer } from "./seal.ts";
