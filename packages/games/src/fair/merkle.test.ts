import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTicketProven, proveTicket, ticketRoot } from "./merkle.ts";

const hash = (...parts: readonly (Buffer | readonly number[])[]): Buffer =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const leaf = (ticket: string): Buffer => hash([0], Buffer.from(ticket));
const node = (left: Buffer, right: Buffer): Buffer => hash([1], left, right);
const root = (count: number, top: Buffer): string =>
  hash([2], [0, 0, 0, 0, 0, 0, 0, count], top).toString("hex");

const sold = (count: number): readonly string[] =>
  Array.from({ length: count }, (_one, place) => `t${place}`);
const anyText = fc.string({ unit: "grapheme", maxLength: 12 });
const anyTickets = fc.array(anyText, { minLength: 1, maxLength: 40 });
const anySale = anyTickets.chain((tickets) =>
  fc.record({ tickets: fc.constant(tickets), place: fc.nat(tickets.length - 1) }),
);
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100];

describe("the root of the tickets", () => {
  it("[FAIR-7] of none, one, two, three and five it is what is hashed by hand", () => {
    const [a, b, c, d, e] = ["t0", "t1", "t2", "t3", "t4"].map(leaf) as [
      Buffer,
      Buffer,
      Buffer,
      Buffer,
      Buffer,
    ];
    expect([0, 1, 2, 3, 5].map((count) => ticketRoot(sold(count)))).toEqual([
      root(0, Buffer.alloc(0)),
      root(1, a),
      root(2, node(a, b)),
      root(3, node(node(a, b), c)),
      root(5, node(node(node(a, b), node(c, d)), e)),
    ]);
  });

  it("[FAIR-7] every change, removal, addition and exchange of tickets is another root", () => {
    fc.assert(
      fc.property(anySale, anyText, fc.nat(), ({ tickets, place }, other, any) => {
        const before = ticketRoot(tickets);
        const second = any % tickets.length;
        const exchanged = tickets.with(place, tickets[second]!).with(second, tickets[place]!);
        const changed = [
          tickets.with(place, `${tickets[place]!}x`),
          tickets.toSpliced(place, 1),
          tickets.toSpliced(place, 0, other),
          [...tickets, tickets.at(-1)!],
          ...(tickets[place] === tickets[second] ? [] : [exchanged]),
        ];
        for (const list of changed) expect(ticketRoot(list)).not.toBe(before);
      }),
    );
  });

  it("[FAIR-7] no list of other tickets has the same root: neither a last one twice nor nodes given as tickets", () => {
    expect(ticketRoot(["a", "b", "c"])).not.toBe(ticketRoot(["a", "b", "c", "c"]));
    const inside = Buffer.concat([leaf("a"), leaf("b")]).toString("latin1");
    expect(ticketRoot([inside])).not.toBe(ticketRoot(["a", "b"]));
    expect(ticketRoot([""])).not.toBe(ticketRoot([]));
  });

  it("[FAIR-7] what is no well-formed text is no ticket: two of them would have the same bytes", () => {
    expect(() => ticketRoot(["\ud800"])).toThrow(RangeError);
    expect(isTicketProven(ticketRoot(["a"]), "\ud800", proveTicket(["a"], 0))).toBe(false);
  });
});

describe("the proof of a ticket", () => {
  it.each(SIZES)("[FAIR-7] of %d tickets each can be proven, at its own place and at no other", (count) => {
    const tickets = sold(count);
    const published = ticketRoot(tickets);
    for (const [place, ticket] of tickets.entries()) {
      const proof = proveTicket(tickets, place);
      expect(isTicketProven(published, ticket, proof)).toBe(true);
      const elsewhere = tickets.filter((_one, other) =>
        isTicketProven(published, ticket, { ...proof, place: other }),
      );
      expect(elsewhere).toEqual([ticket]);
      expect(proof.siblings.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
    }
  });

  it("[FAIR-7] a changed ticket, root, place, count or sibling proves nothing", () => {
    const other = "0".repeat(64);
    fc.assert(
      fc.property(anySale, fc.nat(), ({ tickets, place }, any) => {
        const [published, ticket] = [ticketRoot(tickets), tickets[place]!];
        const proof = proveTicket(tickets, place);
        const { count, siblings } = proof;
        const at = siblings.length === 0 ? 0 : any % siblings.length;
        const changed = [
          { ...proof, count: count + 1 },
          { ...proof, count: count - 1 },
          { ...proof, count: count * 2 },
          { ...proof, place: count },
          { ...proof, place: -1 },
          { ...proof, place: place + 0.5 },
          { ...proof, place: Number.NaN },
          { ...proof, siblings: [...siblings, other] },
          { ...proof, siblings: ["x", ...siblings] },
          ...(siblings.length === 0
            ? []
            : [
                { ...proof, siblings: siblings.toSpliced(at, 1) },
                { ...proof, siblings: siblings.with(at, other) },
              ]),
        ];
        expect(isTicketProven(published, ticket, proof)).toBe(true);
        for (const one of changed) expect(isTicketProven(published, ticket, one)).toBe(false);
        expect(isTicketProven(published, `${ticket}x`, proof)).toBe(false);
        expect(isTicketProven(other, ticket, proof)).toBe(false);
      }),
    );
  });

  it("[FAIR-7] a ticket that was sold after the root was published, or taken out before, cannot be proven", () => {
    fc.assert(
      fc.property(anySale, ({ tickets, place }) => {
        const published = ticketRoot(tickets);
        const late = [...tickets, "late"];
        expect(isTicketProven(published, "late", proveTicket(late, tickets.length))).toBe(false);
        const without = ticketRoot(tickets.toSpliced(place, 1));
        expect(isTicketProven(without, tickets[place]!, proveTicket(tickets, place))).toBe(false);
      }),
    );
  });

  it("[FAIR-7] a node is no ticket: its bytes prove nothing one level higher", () => {
    const tickets = ["a", "b", "c", "d"];
    const pair = Buffer.concat([leaf("a"), leaf("b")]).toString("latin1");
    const [, above = ""] = proveTicket(tickets, 0).siblings;
    expect(isTicketProven(ticketRoot(tickets), pair, { place: 0, count: 2, siblings: [above] })).toBe(false);
  });

  it("[FAIR-7] of no tickets nothing can be proven, and a place that was not sold has no proof", () => {
    expect(isTicketProven(ticketRoot([]), "", { place: 0, count: 0, siblings: [] })).toBe(false);
    for (const place of [-1, 3, 0.5]) expect(() => proveTicket(sold(3), place)).toThrow(RangeError);
  });
});
