// The histogram of calls reads like one of Prometheus: buckets that add up, a sum and a count for each call and status.
import { expect, it } from "vitest";
import { CALLS, createCallTimes } from "./call-times.ts";

const linesOf = (text: string, call: string): readonly string[] =>
  text.split("\n").filter((line) => line.includes(`call="${call}"`));

it("counts an answer in every bucket that is long enough for it", () => {
  const times = createCallTimes(CALLS);
  for (const seconds of [0.001, 0.03, 9]) times.took("wallet.balance", 200, seconds);
  const lines = linesOf(times.text(), "wallet.balance");
  expect(lines).toContain('jonaki_call_seconds_bucket{le="0.001",call="wallet.balance",status="200"} 1');
  expect(lines).toContain('jonaki_call_seconds_bucket{le="0.025",call="wallet.balance",status="200"} 1');
  expect(lines).toContain('jonaki_call_seconds_bucket{le="0.05",call="wallet.balance",status="200"} 2');
  expect(lines).toContain('jonaki_call_seconds_bucket{le="+Inf",call="wallet.balance",status="200"} 3');
  expect(lines).toContain('jonaki_call_seconds_sum{call="wallet.balance",status="200"} 9.031');
});

it("keeps calls and statuses apart", () => {
  const times = createCallTimes(CALLS);
  times.took("wallet.balance", 200, 0.1);
  times.took("wallet.balance", 401, 0.1);
  times.took("site.permissionStatus", 200, 0.1);
  const counts = times.text().match(/^jonaki_call_seconds_count.*$/gmu);
  expect(counts).toEqual([
    'jonaki_call_seconds_count{call="wallet.balance",status="200"} 1',
    'jonaki_call_seconds_count{call="wallet.balance",status="401"} 1',
    'jonaki_call_seconds_count{call="site.permissionStatus",status="200"} 1',
  ]);
});

it("says what it is before it has counted anything", () => {
  expect(createCallTimes(CALLS).text()).toBe(
    "# HELP jonaki_call_seconds Time to answer a call\n# TYPE jonaki_call_seconds histogram\n",
  );
});
