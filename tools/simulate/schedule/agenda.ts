// What each member's vendors still have to send: rounds that overlap, and calls that wait to be sent again.
import type { CallOperation } from "../operations.ts";
import { roundOf } from "./rounds.ts";
import { takeSeat } from "./seats.ts";
import type { Desk } from "./seats.ts";
import { sendOver } from "./network.ts";

export interface Agenda {
  /** The member's next calls, as many as wanted. */
  take(member: number, count: number): CallOperation[];
  /** Puts a call back to be sent again some time later. */
  again(operation: CallOperation): void;
}

const ROUNDS_AT_ONCE = 3;
const REMEMBERED = 2_000;

export function createAgenda(desk: Desk): Agenda {
  const { chance, members } = desk;
  const lines: CallOperation[][] = Array.from({ length: members }, () => []);
  const lineOf = (member: number): CallOperation[] => lines[member] ?? [];

  const plan = (member: number): void => {
    const line = lineOf(member);
    for (let count = chance.between(1, ROUNDS_AT_ONCE); count > 0; count -= 1) {
      const seat = takeSeat(desk, member);
      const calls = roundOf(desk, seat);
      merge(line, sendOver(desk, seat, calls));
      for (const { verb, transaction, round } of calls)
        if (verb === "bet") remember({ member, vendor: seat.vendor, round, transaction });
    }
  };
  /** The new round's calls among those that wait, each list in its own order. */
  const merge = (line: CallOperation[], more: readonly CallOperation[]): void => {
    let place = 0;
    for (const operation of more) {
      place = chance.between(place, line.length);
      line.splice(place, 0, operation);
      place += 1;
    }
  };
  const remember = (bet: Desk["sent"][number]): void => {
    desk.sent.push(bet);
    if (desk.sent.length > REMEMBERED) desk.sent.shift();
  };
  return {
    take: (member, count) => {
      while (lineOf(member).length < count) plan(member);
      return lineOf(member).splice(0, count);
    },
    again: (operation) => {
      if (operation.member < 0) return;
      const line = lineOf(operation.member);
      line.splice(chance.below(line.length + 1), 0, operation);
    },
  };
}
