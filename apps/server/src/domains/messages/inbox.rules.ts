// A member's messages: which facts make one and what it says [MSG-18, CAS-29, WAL-27], and how it moves [MSG-17]; pure.
// The database has the same pairs of states in a trigger.
import { codes } from "@jonaki/wire";
import type { Code } from "@jonaki/wire";
import type { MESSAGE_KINDS } from "@jonaki/wire/states";
import type { DomainEvent } from "../../platform/events.store.ts";

export type MessageKind = (typeof MESSAGE_KINDS)[number];
export type MessageState = "UNREAD" | "READ" | "DELETED";

/** CLOCK is time passing. */
export type MessageAct = "OPEN" | "MARK_ALL" | "DELETE" | "CLOCK";

export interface MessageMove {
  readonly from: MessageState;
  readonly to: MessageState;
  readonly on: MessageAct;
}

const MOVES: readonly MessageMove[] = [
  { from: "UNREAD", to: "READ", on: "OPEN" },
  { from: "UNREAD", to: "READ", on: "MARK_ALL" },
  { from: "UNREAD", to: "DELETED", on: "DELETE" },
  { from: "READ", to: "DELETED", on: "DELETE" },
  { from: "UNREAD", to: "DELETED", on: "CLOCK" },
  { from: "READ", to: "DELETED", on: "CLOCK" },
];

/** The states a message leaves for another by an act. */
export const leavesBy = (on: MessageAct, to: MessageState): readonly MessageState[] =>
  MOVES.filter((move) => move.on === on && move.to === to).map(({ from }) => from);

const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** Messages sent until this moment are too old to be shown. */
export const keptSince = (moment: Date): Date => new Date(moment.getTime() - KEPT_DAYS * DAY_MS);

/** The notifications of money [CAS-30] and the one of a transfer, by what happened. */
const NOTES: Readonly<Record<string, { readonly kind: MessageKind; readonly code: NoteCode }>> = {
  "deposit.credited": { kind: "PAYMENT", code: "NOTE_DEPOSIT_CREDITED" },
  "deposit.failed": { kind: "PAYMENT", code: "NOTE_DEPOSIT_FAILED" },
  "withdrawal.approved": { kind: "PAYMENT", code: "NOTE_WITHDRAWAL_APPROVED" },
  "withdrawal.rejected": { kind: "PAYMENT", code: "NOTE_WITHDRAWAL_REJECTED" },
  "transfer.received": { kind: "TRANSFER", code: "NOTE_TRANSFER_RECEIVED" },
};
type NoteCode = Extract<Code, `NOTE_${string}`>;

interface Fact {
  readonly member: string;
  readonly amount: string;
  readonly currency: string;
  /** Of a transfer: from whom. */
  readonly from?: string;
}

export interface NewMessage {
  readonly eventId: bigint;
  readonly place: number;
  readonly memberId: bigint;
  readonly kind: MessageKind;
  readonly code: NoteCode;
  /** The code's parameters but for the site's name, which is a matter of the reader's language. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly sentAt: Date;
}

export function messagesIn(events: readonly DomainEvent[]): readonly NewMessage[] {
  return events.flatMap(({ id, name, facts, at }) => {
    const note = NOTES[name];
    if (note === undefined) return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server's own domains.
    return (facts as Fact[]).map((fact, place) => ({
      ...note,
      eventId: id,
      place,
      memberId: BigInt(fact.member),
      parameters: parametersOf(note.code, fact, at),
      sentAt: at,
    }));
  });
}

function parametersOf(code: NoteCode, fact: Fact, at: Date): Readonly<Record<string, string>> {
  const { amount, currency, from = "" } = fact;
  const known: Readonly<Record<string, string>> = { amount, currency, time: at.toISOString(), 0: from };
  const wanted = Object.keys(codes[code].parameters).filter((name) => name !== "site");
  return Object.fromEntries(wanted.map((name) => [name, known[name] ?? ""]));
}
