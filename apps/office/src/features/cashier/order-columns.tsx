// The table of a cashier's desk [OFF-9, CAS-31]: what waits with its age, filtered by state, age, amount, method, account and
// agent line.
import { digits } from "@jonaki/i18n";
import type { MessageKey, Translator } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { BadgeTone } from "@jonaki/ui/badge";
import { useMoney, useTime } from "../../app/house.query.ts";
import { useNow } from "../../app/use-now.ts";
import { ageText, minutesSince } from "../../shell/age.rules.ts";
import { Age } from "../../shell/age.tsx";
import type { DeskFilter, DeskShape } from "../../table/desk-shape.ts";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import type { Order, OrderDesk } from "./order.query.ts";

export interface OrderWords {
  readonly desk: OrderDesk;
  readonly title: MessageKey;
  readonly states: readonly string[];
  /** What the desk shows first. */
  readonly usual: string;
  /** States that something is still to come after: only there an order grows old. */
  readonly open: readonly string[];
  readonly keys: Readonly<Record<string, MessageKey>>;
  readonly tones: Readonly<Record<string, BadgeTone>>;
}

export const stateText = (state: string, { keys }: Pick<OrderWords, "keys">, t: Translator["t"]): string => {
  const key = keys[state];
  return key === undefined ? state : t(key);
};

const EXTRA = { isExtra: true };
const END = { align: "end" } as const;
/** Older than so many minutes. */
const OLDER = [15, 60, 360, 1440];

export function useOrderShape(words: OrderWords): DeskShape<Order> {
  const { t, language } = useTranslator();
  const time = useTime();
  const money = useMoney();
  const nowMs = useNow();
  const stateName = ({ state }: Order): string => stateText(state, words, t);
  return {
    name: words.desk,
    title: words.title,
    search: "office_search_account",
    isWhole: false,
    columns: [
      figureColumn("reference", "record_reference", ({ reference }) => reference),
      textColumn("account", "office_account", ({ account }) => account),
      figureColumn("amount", "record_amount", (order) => money(order.amount, {}, order.currency), END),
      textColumn("method", "office_method", ({ methodName }) => methodName[language]),
      {
        id: "state",
        title: "record_state",
        text: stateName,
        cell: (order) => <OrderState order={order} words={words} />,
      },
      {
        id: "age",
        title: "office_age",
        text: (order) =>
          words.open.includes(order.state) ? ageText(minutesSince(order.time, nowMs), { t, language }) : "–",
        cell: (order) => <OrderAge order={order} words={words} />,
      },
      textColumn("lockedBy", "office_locked_by", ({ lockedBy }) => lockedBy?.name ?? "–"),
      figureColumn("time", "office_time", (order) => time(order.time), EXTRA),
      figureColumn("fee", "office_fee", ({ fee }) => money(fee), { ...EXTRA, ...END }),
      figureColumn("received", "office_paid_sum", ({ received }) => money(received), { ...EXTRA, ...END }),
      textColumn("reason", "office_reason", ({ reason }) => reason ?? "–", EXTRA),
    ],
    filters: orderFilterFields(words, { t, language }),
    rowKey: ({ reference }) => reference,
    phone: { badge: "state", sub: "account", end: "amount" },
  };
}

function orderFilterFields(
  words: OrderWords,
  { t, language }: Pick<Translator, "t" | "language">,
): readonly DeskFilter[] {
  return [
    {
      kind: "choice",
      id: "state",
      title: "record_state",
      choices: words.states.map((value) => ({ value, label: stateText(value, words, t) })),
      usual: words.usual,
    },
    {
      kind: "choice",
      id: "older",
      title: "office_older",
      choices: OLDER.map((minutes) => ({
        value: String(minutes),
        label: t("office_older_than", { 0: digits(minutes, language) }),
      })),
    },
    { kind: "text", id: "method", title: "office_method" },
    { kind: "text", id: "agent", title: "office_agent_line" },
    { kind: "text", id: "least", title: "office_least" },
    { kind: "text", id: "most", title: "office_most" },
  ];
}

interface OrderStateProps {
  readonly order: Pick<Order, "state">;
  readonly words: Pick<OrderWords, "keys" | "tones">;
}

export function OrderState({ order: { state }, words }: OrderStateProps) {
  const { t } = useTranslator();
  return (
    <Badge size="md" tone={words.tones[state] ?? "quiet"}>
      {stateText(state, words, t)}
    </Badge>
  );
}

interface OrderAgeProps {
  readonly order: Pick<Order, "state" | "time">;
  readonly words: Pick<OrderWords, "open">;
}

export function OrderAge({ order: { state, time }, words }: OrderAgeProps) {
  return words.open.includes(state) ? <Age since={time} /> : "–";
}
