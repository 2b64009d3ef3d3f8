// A wallet in memory that obeys the state table: what the kit is tried on, and what a vendor can be developed
// against without a platform. It serves one vendor and forgets everything when it ends.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { UNDECIDED_CODES } from "../codes.ts";
import type { WalletCode } from "../codes.ts";
import type {
  AuthenticateAnswer,
  PlaySession,
  PostingAnswer,
  Rooms,
  TransactionCall,
  Wallet,
} from "../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import { NO_ROOMS } from "../rooms.ts";
import { balanceText, REFERENCE_RULES } from "./reference-books.ts";
import type { Books, ReferenceRules } from "./reference-books.ts";

export interface ReferenceOptions {
  readonly betlessWins: boolean;
  /** Whether the vendor has rooms [VEN-21]; without it not. */
  readonly rooms?: boolean;
  readonly rules?: ReferenceRules;
  /** Passes between a call and its judgement, as a database's time would. */
  pause?(): Promise<void>;
}

export interface ReferencePlatform {
  readonly wallet: Wallet;
  readonly books: Books;
  /** A launch ticket for a player who has not been here before. */
  issueTicket(balance: string): string;
  endSession(play: PlaySession): void;
  block(play: PlaySession): void;
}

export function createReferencePlatform(options: ReferenceOptions): ReferencePlatform {
  const { betlessWins, rules = REFERENCE_RULES, pause = () => Promise.resolve() } = options;
  const books: Books = {
    betlessWins,
    players: new Map(),
    bets: new Map(),
    rounds: new Map(),
    seats: new Map(),
    hands: new Set(),
    answers: new Map(),
  };
  const tickets = new Map<string, string>();
  let issued = 0;
  const post = async (call: TransactionCall): Promise<PostingAnswer> => {
    await pause();
    return decide(books, rules, call);
  };
  const player = (play: PlaySession) => books.players.get(play.player);
  return {
    books,
    wallet: {
      authenticate: async ({ ticket }) => spend(books, tickets, ticket),
      balance: async (call) => tellBalance(books, call),
      bet: (call) => post({ ...call, verb: "bet" }),
      win: (call) => post({ ...call, verb: "win" }),
      rollback: (call) => post({ ...call, verb: "rollback" }),
      close: (call) => post({ ...call, verb: "close" }),
      async batch(calls) {
        const answers: PostingAnswer[] = [];
        for (const call of calls) answers.push(await post(call));
        return answers;
      },
      ...(options.rooms === true ? roomsOn(books, post) : NO_ROOMS),
    },
    issueTicket(balance) {
      issued += 1;
      const ticket = `ticket-${issued}`;
      tickets.set(ticket, balance);
      return ticket;
    },
    endSession(play) {
      const known = player(play);
      if (known !== undefined) known.live = false;
    },
    block(play) {
      const known = player(play);
      if (known !== undefined) known.blocked = true;
    },
  };
}

/** Everybody may sit with everybody, except with oneself and with players nobody knows. */
const roomsOn = (books: Books, post: (call: TransactionCall) => Promise<PostingAnswer>): Rooms => ({
  buyIn: (call) => post({ ...call, verb: "buyIn" }),
  hand: (call) => post({ ...call, verb: "hand" }),
  buyOut: (call) => post({ ...call, verb: "buyOut" }),
  apart: async ({ player, seated }) => ({
    code: "OK",
    apart: seated.map((one) => one === player || !books.players.has(one) || !books.players.has(player)),
  }),
});

/** One transaction: what was answered before, or the rule of the verb and its answer, kept when it is decided. */
function decide(books: Books, rules: ReferenceRules, call: TransactionCall): PostingAnswer {
  const before = rules.recall(books, call);
  if (before !== null) return before;
  const { code, amountMinor } = judge(books, rules, call);
  const balance = call.verb === "hand" ? undefined : balanceText(books, call.player);
  const answer: PostingAnswer = {
    code,
    ...(balance === undefined ? {} : { balance }),
    ...(code === "OK" ? { reference: `ref-${books.answers.size + 1}` } : {}),
    ...(amountMinor === undefined ? {} : { amount: formatAmount(amountMinor) }),
  };
  if (!UNDECIDED_CODES.has(code)) books.answers.set(call.transaction, { print: fingerprint(call), answer });
  return answer;
}

interface Judged {
  readonly code: WalletCode;
  readonly amountMinor?: Minor;
}

function judge(books: Books, rules: ReferenceRules, call: TransactionCall): Judged {
  if (call.verb === "bet") return { code: rules.bet(books, call) };
  if (call.verb === "win") return { code: rules.win(books, call) };
  if (call.verb === "rollback") return { code: rules.rollback(books, call) };
  if (call.verb === "close") return { code: rules.close(books, call) };
  if (call.verb === "buyIn") return { code: rules.buyIn(books, call) };
  return call.verb === "hand" ? { code: rules.hand(books, call) } : rules.buyOut(books, call);
}

function tellBalance(
  books: Books,
  call: { readonly session: string; readonly player: string },
): PostingAnswer {
  const player = books.players.get(call.player);
  const balance = balanceText(books, call.player);
  if (player === undefined || balance === undefined || !player.live || player.play.session !== call.session)
    return { code: "SESSION_EXPIRED" };
  return { code: "OK", balance };
}

/** A ticket opens one play session, once. */
function spend(books: Books, tickets: Map<string, string>, ticket: string): AuthenticateAnswer {
  const balance = tickets.get(ticket);
  if (balance === undefined) return { code: "SESSION_EXPIRED" };
  tickets.delete(ticket);
  const number = books.players.size + 1;
  const play: PlaySession = {
    session: `session-${number}`,
    player: `player-${number}`,
    displayName: "pl***er",
    currency: "PLAY",
    language: "bn",
    balance,
    mode: "real",
    limits: { minimum: "1.00", maximum: "20000.00", largestWin: "1000000.00" },
  };
  books.players.set(play.player, {
    play,
    balanceMinor: parseAmount(balance) ?? minor(0n),
    live: true,
    blocked: false,
  });
  return { code: "OK", play };
}
