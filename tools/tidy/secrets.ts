// No secret in the repository: keys, tokens and passwords come from the configuration.
import { lineAt } from "./source.ts";
import type { HouseRule } from "./source.ts";

const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/gu,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/gu,
  /\b(ghp|gho|ghs|glpat|npm|xox[bap])[_-][A-Za-z0-9-]{20,}\b/gu,
  /"d":\s*"[A-Za-z0-9_-]{40,}"/gu,
  /postgres(?:ql)?:\/\/[^\s:@/"'`]+:[^\s@/"'`]+@/gu,
];

export const secretRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => path !== "package-lock.json" && !path.startsWith("tools/tidy/"))
    .flatMap(({ path, text }) =>
      SECRETS.flatMap((secret) =>
        [...text.matchAll(secret)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          text: "this looks like a secret: take it from the configuration",
        })),
      ),
    );
