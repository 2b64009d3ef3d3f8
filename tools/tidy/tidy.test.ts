// The house refuses code in the wrong room: for each rule a breach it must find and a neighbour it must not.
import { describe, expect, it } from "vitest";
import { importRule } from "./imports.ts";
import { lockRule } from "./lock.ts";
import { controlRule, nameRule, promiseRule, sizeRule, unfinishedRule } from "./names.ts";
import { onePlaceRule, sqlRule } from "./places.ts";
import { promisedRules } from "./promised-rules.ts";
import { chaptersOf, ruleBookRule } from "./rule-book.ts";
import { secretRule } from "./secrets.ts";
import type { HouseRule } from "./source.ts";

const found = (rule: HouseRule, path: string, text: string): readonly string[] =>
  rule([{ path, text }]).map((problem) => problem.text);

describe("imports", () => {
  it.each([
    ["packages/money/src/a.ts", "@jonaki/wire"],
    ["packages/ui/src/a.tsx", "@jonaki/money"],
    ["apps/site/src/app/a.ts", "@jonaki/server"],
    ["apps/site/src/app/a.ts", "../../../server/src/app.ts"],
    ["apps/site/src/app/a.ts", "@jonaki/games"],
    ["apps/server/src/platform/a.ts", "../domains/site/site.ts"],
    ["apps/server/src/platform/a.ts", "@jonaki/wire"],
    ["apps/server/src/http/a.ts", "../domains/site/site.ts"],
    ["apps/server/src/domains/site/a.ts", "../wallet/wallet.ts"],
    ["apps/server/src/domains/wallet/a.ts", "../site/site.store.ts"],
    ["apps/server/src/domains/rewards/a.flow.ts", "../points/points.ts"],
    ["apps/site/src/features/cashier/a.tsx", "../wallet/wallet-card.tsx"],
    ["apps/server/src/app.ts", "@jonaki/testkit"],
    ["apps/studio/src/a.ts", "@jonaki/server"],
  ])("%s may not import %s", (path, target) => {
    expect(found(importRule, path, `import { x } from "${target}";`)).toHaveLength(1);
  });

  it.each([
    ["apps/site/src/features/fair/a.ts", "@jonaki/games"],
    ["apps/server/src/domains/wallet/a.ts", "../safe/safe.ts"],
    ["apps/server/src/domains/cashier/a.ts", "../wallet/wallet.ts"],
    ["apps/server/src/domains/site/a.ts", "./site.store.ts"],
    ["apps/server/src/app.ts", "./domains/site/site.ts"],
    ["apps/server/src/http/a.test.ts", "@jonaki/testkit"],
    ["packages/client/src/a.ts", "@jonaki/wire/live"],
  ])("%s may import %s", (path, target) => {
    expect(found(importRule, path, `import { x } from "${target}";`)).toEqual([]);
  });

  it("the browser takes only types from the wire's root", () => {
    expect(found(importRule, "apps/site/src/app/a.ts", 'import { calls } from "@jonaki/wire";')).toHaveLength(
      1,
    );
    expect(found(importRule, "apps/site/src/app/a.ts", 'import type { Calls } from "@jonaki/wire";')).toEqual(
      [],
    );
  });

  it("an import in a comment is none, a dynamic one is one", () => {
    expect(found(importRule, "packages/money/src/a.ts", '// import { x } from "@jonaki/wire";')).toEqual([]);
    expect(found(importRule, "packages/money/src/a.ts", 'await import("@jonaki/wire");')).toHaveLength(1);
  });
});

describe("one place for each", () => {
  it.each([
    ["Date.now()", "take a Clock"],
    ["new Date()", "take a Clock"],
    ["Math.random()", "take a Random"],
    ["process.env.PORT", "take a Configuration"],
    ["await fetch(url)", "take the caller"],
    ["new XMLHttpRequest()", "take the caller"],
    ["localStorage.setItem('a', 'b')", "take the store"],
  ])("%s is refused with what to do instead: %s", (text, instead) => {
    expect(found(onePlaceRule, "apps/site/src/shell/a.ts", text)[0]).toContain(instead);
    expect(found(onePlaceRule, "apps/site/src/shell/a.ts", `// ${text}`)).toEqual([]);
  });

  it("each stands where it belongs", () => {
    expect(found(onePlaceRule, "apps/server/src/platform/clock.ts", "new Date()")).toEqual([]);
    expect(found(onePlaceRule, "apps/site/src/app/browser-storage.ts", "localStorage")).toEqual([]);
    expect(found(onePlaceRule, "apps/server/src/http/a.ts", "new Date(row.at)")).toEqual([]);
  });

  it("SQL stands in stores only", () => {
    const text = "await sql`select name from members`";
    expect(found(sqlRule, "apps/server/src/domains/site/site.flow.ts", text)).toHaveLength(1);
    expect(found(sqlRule, "apps/server/src/domains/site/site.store.ts", text)).toEqual([]);
  });
});

describe("names, sizes, promises", () => {
  it.each([
    "apps/site/src/app/utils.ts",
    "packages/ui/src/common/a.ts",
    "apps/server/src/domains/site/site.service.ts",
    "apps/site/src/app/MyFile.ts",
  ])("%s is refused", (path) => {
    expect(found(nameRule, path, "")).not.toEqual([]);
  });

  it("a good name passes", () => {
    expect(found(nameRule, "apps/server/src/domains/cashier/withdrawal.flow.ts", "")).toEqual([]);
    expect(found(nameRule, "apps/server/src/domains/cashier/withdrawal.db.test.ts", "")).toEqual([]);
  });

  it("401 lines are too many, 400 are not", () => {
    expect(found(sizeRule, "apps/site/src/app/a.ts", "x\n".repeat(400))).toHaveLength(1);
    expect(found(sizeRule, "apps/site/src/app/a.ts", "x\n".repeat(399))).toEqual([]);
  });

  it("a file without a sentence on top and a thing left undone are found", () => {
    expect(found(promiseRule, "apps/site/src/app/a.ts", "export const a = 1;")).toHaveLength(1);
    expect(found(promiseRule, "apps/site/src/app/a.ts", "// What it promises.\nexport const a = 1;")).toEqual(
      [],
    );
    expect(found(unfinishedRule, "apps/site/src/app/a.ts", "// TODO: later")).toHaveLength(1);
  });
});

describe("rule book, secrets, lock", () => {
  const book = {
    path: "docs/spec/site.md",
    text: "- **SITE-1** (chosen) One.\n- **SITE-2** (chosen) Two.\n",
  };

  it("a test that cites a rule which does not exist is told so", () => {
    const wrong = { path: "apps/site/src/a.test.ts", text: 'it("[SITE-99] never")' };
    expect(ruleBookRule([book, wrong]).map(({ text }) => text)).toContain("SITE-99 is not in the rule book");
  });

  it("a promised rule that no test cites is told so, and chapters are counted", () => {
    const test = { path: "apps/site/src/a.test.ts", text: 'it("[SITE-1.3] one")' };
    expect(chaptersOf([book, test])).toEqual([
      { name: "site", rules: ["SITE-1", "SITE-2"], cited: ["SITE-1"] },
    ]);
    const missing = ruleBookRule([book, test]).map(({ text }) => text);
    expect(missing).not.toContain("SITE-1 is promised but no test cites it");
    expect(missing).toContain("SITE-4 is promised but no test cites it");
    expect(promisedRules()).toContain("CALL-17");
  });

  it("a private key and a password in a connection string are secrets", () => {
    expect(found(secretRule, "apps/a.ts", "-----BEGIN EC PRIVATE KEY-----")).toHaveLength(1);
    expect(found(secretRule, "apps/a.ts", "postgresql://jonaki:hunter22@db/jonaki")).toHaveLength(1);
    expect(found(secretRule, "apps/a.ts", "postgresql://jonaki@localhost/jonaki")).toEqual([]);
  });

  it("a lock without a platform binary has a hole", () => {
    const lock = (packages: object): string => JSON.stringify({ packages });
    const needs = {
      "node_modules/a": { version: "1.0.0", optionalDependencies: { "a-linux-arm64": "1.0.0" } },
    };
    expect(found(lockRule, "package-lock.json", lock(needs))).toHaveLength(1);
    expect(
      found(
        lockRule,
        "package-lock.json",
        lock({ ...needs, "node_modules/a-linux-arm64": { version: "1.0.0" } }),
      ),
    ).toEqual([]);
  });
});

describe("control characters", () => {
  it("none stands in a source, and an escape may", () => {
    expect(found(controlRule, "apps/server/src/a.ts", "/\u0008br\u0008/u")).toHaveLength(2);
    expect(found(controlRule, "apps/server/src/a.ts", String.raw`/\bbr\b/u`)).toEqual([]);
  });
});
