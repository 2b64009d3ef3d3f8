// What the tests of the back office's reports ask and sum: decimal texts as poisha, and the ledger's own figures.
import { expect } from "vitest";
import type { OfficePerson } from "@jonaki/testkit";
import type { DeskStage } from "./desk-test-doubles.ts";

export const minorOf = (amount: string): bigint => BigInt(amount.replace(".", ""));
export const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + minorOf(amount), 0n);

export type Row = Readonly<Record<string, string>>;
export interface Report {
  readonly list: readonly Row[];
  readonly next: string | null;
  readonly totals: Row;
}

const DAY_MS = 86_400_000;

/** Yesterday to tomorrow by the house's calendar, so that no midnight comes between a test's acts. */
export function daysAround(now: Date): string {
  const day = (ms: number): string =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(new Date(ms));
  return `from=${day(now.getTime() - DAY_MS)}&to=${day(now.getTime() + DAY_MS)}`;
}

export interface Reports {
  /** A report of these days, which must be answered. */
  read<Value = Report>(name: string, query?: string, person?: OfficePerson): Promise<Value>;
  /** Every page, one after the other, each row once. */
  everyPage(name: string, query?: string): Promise<readonly Row[]>;
  /** The lines of the file, in English. */
  lines(name: string, query?: string): Promise<readonly (readonly string[])[]>;
}

export function reportsOf(stage: DeskStage): Reports {
  const days = daysAround(stage.house.clock.now());
  const read: Reports["read"] = async <Value>(name: string, query = "", person = stage.finance) => {
    const answer = await stage.ask(person, "GET", `/bo/reports/${name}?${days}&${query}`);
    expect([name, answer.code]).toEqual([name, null]);
    return answer.value as Value;
  };
  return {
    read,
    everyPage: async (name, query = "") => {
      const rows: Row[] = [];
      for (let after = ""; ;) {
        const page = await read(name, `${query}&after=${after}`);
        rows.push(...page.list);
        if (page.next === null) return rows;
        after = page.next;
      }
    },
    lines: async (name, query = "") => {
      const { body } = await stage.office.send("GET", `/bo/reports/${name}/export?${days}&${query}`, {
        token: stage.finance.token,
        headers: { language: "EN" },
      });
      const { csv } = body.value as { readonly csv: string };
      return csv
        .split("\r\n")
        .slice(0, -1)
        .map((line) => line.split(","));
    },
  };
}
