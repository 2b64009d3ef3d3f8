// The seamless-wallet interface between a game vendor and the platform.
export { createWalletClient } from "./client.ts";
export type { Clock, Random, Send, WalletClientOptions, WalletRequest, WalletResponse } from "./client.ts";
export { STATUS_OF_CODE, UNDECIDED_CODES, WALLET_CODES } from "./codes.ts";
export type { WalletCode } from "./codes.ts";
export {
  DEEPEST_DETAIL,
  LARGEST_BATCH,
  LARGEST_DETAIL_BYTES,
  postingCall,
  walletAnswer,
  walletCall,
} from "./contract.ts";
export type {
  ApartAnswer,
  AuthenticateAnswer,
  AuthenticateCall,
  BalanceCall,
  BetCall,
  CloseCall,
  PlaySession,
  PostingAnswer,
  PostingCall,
  RollbackCall,
  Rooms,
  Wallet,
  WalletAnswer,
  WalletCall,
  WinCall,
} from "./contract.ts";
export { fingerprint } from "./fingerprint.ts";
export { keepTrying } from "./keep-trying.ts";
export type { Patience } from "./keep-trying.ts";
export { createLocalWallet } from "./local.ts";
export { createReceiver } from "./receiver.ts";
export type { KnownVendor, Receive, ReceivedRequest, ReceiverOptions } from "./receiver.ts";
export { NO_ROOMS } from "./rooms.ts";
export { MOST_SEATS } from "./seats.ts";
export type { ApartCall, BuyInCall, BuyOutCall, HandCall, SeatCall } from "./seats.ts";
export type { OnFault } from "./serving.ts";
export { NONCE_KEPT_MS, TIME_WINDOW_MS } from "./signing.ts";
export type { ReceivedHeaders } from "./signing.ts";
