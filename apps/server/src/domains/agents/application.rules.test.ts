import { describe, expect, it } from "vitest";
import { nextApplicationAt, wrongFields } from "./application.rules.ts";

describe("an application", () => {
  it.each([
    ["Rahima", "rahima@mail.example", []],
    [" R ", "rahima@mail.example", ["name"]],
    ["Rahima", "", ["email"]],
    ["Rahima", "rahima@mail", ["email"]],
    ["Rahima", "a b@mail.example", ["email"]],
    ["", "x", ["name", "email"]],
  ])("[SHELL-112] of %j with %j has these fields wrong: %j", (name, email, fields) => {
    expect(wrongFields({ name, email })).toEqual(fields);
  });

  it("[SHELL-113] the same number may apply again after 24 hours", () => {
    expect(nextApplicationAt(new Date("2026-11-15T10:00:00Z"))).toEqual(new Date("2026-11-16T10:00:00Z"));
  });
});
