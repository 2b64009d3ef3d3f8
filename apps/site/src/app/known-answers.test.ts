import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { adoptAnswers } from "./known-answers.ts";

const CLOCK = { nowMs: () => 100_000 };

it("[SITE-7] what the page was drawn from is known, and as old as it is", () => {
  const queries = new QueryClient();
  adoptAnswers(queries, JSON.stringify({ answers: [[["help", "BN"], ["terms"]]], ageMs: 40_000 }), CLOCK);
  expect(queries.getQueryData(["help", "BN"])).toEqual(["terms"]);
  expect(queries.getQueryState(["help", "BN"])?.dataUpdatedAt).toBe(60_000);
});

it("a page without answers knows nothing", () => {
  const queries = new QueryClient();
  adoptAnswers(queries, null, CLOCK);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});
