// What a table of the office is made of [OFF-19]: columns, filters, and how its rows are told apart.
import type { ReactNode } from "react";
import type { MessageKey } from "@jonaki/i18n";

export interface DeskColumn<Row> {
  readonly id: string;
  readonly title: MessageKey;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as words: search, sorting and CSV go by them. */
  readonly text: (row: Row) => string;
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  /** For figures whose words do not stand in their order: amounts with their signs. */
  readonly size?: (row: Row) => number;
  /** Shown only to whoever chooses it. */
  readonly isExtra?: boolean;
}

interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

export type DeskFilter =
  /** One of a list, or all. */
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly title: MessageKey;
      readonly choices: readonly FilterChoice[];
      /** What a table begins with; all of it is then a choice of its own, EVERY. */
      readonly usual?: string;
    }
  | { readonly kind: "text"; readonly id: string; readonly title: MessageKey }
  /** From one day to another, kept as from and to; a view that names none shows the usual ones. */
  | { readonly kind: "days"; readonly usual?: "today" | "previous7" };

/** All of it, where a table usually shows one choice. */
export const EVERY = "all";

/** Which columns a phone shows beside the first one. */
interface PhoneColumns {
  readonly badge?: string;
  readonly sub?: string;
  readonly end?: string;
}

export interface DeskShape<Row> {
  /** Under this name the view is remembered. */
  readonly name: string;
  readonly title: MessageKey;
  /** What the search looks for. */
  readonly search: MessageKey;
  /** All rows are here: search as one types. Otherwise the call searches, when it is sent. */
  readonly isWhole: boolean;
  readonly columns: readonly DeskColumn<Row>[];
  readonly filters: readonly DeskFilter[];
  readonly rowKey: (row: Row) => string;
  readonly phone: PhoneColumns;
}

/** How many rows there are on all pages, and what columns sum to, by column. */
export interface DeskTotals {
  readonly count: number;
  readonly figures: Readonly<Record<string, ReactNode>>;
}

/** Wide as well as narrow lists put as many on a page. */
export const ROWS_PER_PAGE = 20;
