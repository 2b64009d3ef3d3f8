// A wallet in memory for the studio's tests and its development, with faults on demand: instead of a call, or
// after the call has had its effect.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import { NO_ROOMS, UNDECIDED_CODES } from "@jonaki/vendor";
import type { PlaySession, PostingAnswer, PostingCall, Wallet, WalletCode } from "@jonaki/vendor";
import { createBooks } from "./wallet-books.ts";
import type { Books, Player } from "./wallet-books.ts";

type Fault = WalletCode | Error;

export interface WalletDouble {
  readonly wallet: Wallet;
  readonly posted: readonly PostingCall[];
  /** Every posting call as it came, repeats included. */
  readonly heard: readonly PostingCall[];
  issue(play?: Partial<PlaySession>): { readonly ticket: string; readonly handle: string };
  player(handle: string): Player;
  /** What the next calls are answered instead of being looked at; an Error is thrown. */
  readonly instead: Fault[];
  /** What the next calls are answered although they were done: the answer got lost on the way. */
  readonly lost: Fault[];
  endSession(handle: string): void;
  /** From now on every posting waits until the answer is called. */
  hold(): () => void;
}

export function createWalletDouble(): WalletDouble {
  const books = createBooks();
  const tickets = new Map<string, PlaySession>();
  const heard: PostingCall[] = [];
  const instead: Fault[] = [];
  const lost: Fault[] = [];
  let held: Promise<void> = Promise.resolve();
  let issued = 0;
  const post = async (call: PostingCall): Promise<PostingAnswer> => {
    heard.push(call);
    await held;
    return faulty(instead) ?? lostOr(books.post(call));
  };
  /** A bet with its end is one breath: a fault hits both. */
  const postAll = async (calls: readonly PostingCall[]): Promise<readonly PostingAnswer[]> => {
    heard.push(...calls);
    await held;
    const fault = faulty(instead);
    if (fault !== null) return calls.map(({ verb }) => (verb === "bet" ? fault : endOf(fault)));
    const answers = calls.map((call) => books.post(call));
    const lostAll = faulty(lost);
    return lostAll === null || lostAll.code === "OK" ? answers : calls.map(() => lostAll);
  };
  const lostOr = (answer: PostingAnswer): PostingAnswer => {
    const fault = faulty(lost);
    return fault === null || fault.code === "OK" ? answer : fault;
  };
  return {
    posted: books.posted,
    heard,
    instead,
    lost,
    wallet: walletOver(post, {
      batch: postAll,
      authenticate: async ({ ticket }) => {
        const fault = faulty(instead);
        if (fault !== null && fault.code !== "OK") return { code: fault.code };
        const play = tickets.get(ticket);
        tickets.delete(ticket);
        return play === undefined ? { code: "SESSION_EXPIRED" } : { code: "OK", play: enter(books, play) };
      },
      balance: async ({ player, session }) => {
        const known = books.players.get(player);
        if (known?.play.session !== session || books.ended.has(player)) return { code: "SESSION_EXPIRED" };
        return { code: "OK", balance: formatAmount(minor(known.balanceMinor)) };
      },
    }),
    issue(given = {}) {
      issued += 1;
      const play = { ...demoPlay(issued), ...given };
      const ticket = `ticket-${issued}`;
      tickets.set(ticket, play);
      return { ticket, handle: play.player };
    },
    player(handle) {
      const player = books.players.get(handle);
      if (player === undefined) throw new Error(`nobody is called ${handle}`);
      return player;
    },
    endSession: (handle) => void books.ended.add(handle),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

/** The end of a bet that was not taken knows no bet. */
const endOf = (fault: PostingAnswer): PostingAnswer =>
  UNDECIDED_CODES.has(fault.code) ? fault : { code: "BET_UNKNOWN" };

function faulty(faults: Fault[]): PostingAnswer | null {
  const fault = faults.shift();
  if (fault instanceof Error) throw fault;
  return fault === undefined ? null : { code: fault };
}

const walletOver = (
  post: (call: PostingCall) => Promise<PostingAnswer>,
  others: Pick<Wallet, "authenticate" | "balance" | "batch">,
): Wallet => ({
  ...NO_ROOMS,
  ...others,
  bet: (call) => post({ ...call, verb: "bet" }),
  win: (call) => post({ ...call, verb: "win" }),
  rollback: (call) => post({ ...call, verb: "rollback" }),
  close: (call) => post({ ...call, verb: "close" }),
});

/** Who comes again has the balance they left with. */
function enter(books: Books, play: PlaySession): PlaySession {
  const known = books.players.get(play.player);
  const balanceMinor = known?.balanceMinor ?? parseAmount(play.balance) ?? 0n;
  books.players.set(play.player, { play, balanceMinor });
  return { ...play, balance: formatAmount(minor(balanceMinor)) };
}

const demoPlay = (number: number): PlaySession => ({
  session: `session-${number}`,
  player: `player-${number}`,
  displayName: "ra***92",
  currency: "PLAY",
  language: "bn",
  balance: "10000.00",
  mode: "real",
  limits: { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" },
});
