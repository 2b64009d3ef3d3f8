import { expect, it } from "vitest";
import { rule } from "../test/rule-book.ts";
import { CHAT_EVENTS, MEMBER_EVENTS, OFFICE_EVENTS, SITE_EVENTS } from "./live.ts";

it("[CALL-182] the events of each topic are those of the table", () => {
  const rows = [...rule("calls.md", "CALL-182").matchAll(/^\| \d+ \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)];
  const eventsOf = (topic: string) => rows.find(([, one]) => one === topic)?.[2]?.split(", ");
  expect([...MEMBER_EVENTS]).toEqual(eventsOf("member"));
  expect([...SITE_EVENTS]).toEqual(eventsOf("site"));
  expect([...OFFICE_EVENTS]).toEqual(eventsOf("office/{desk}"));
  expect([...CHAT_EVENTS]).toEqual(eventsOf("chat"));
});
