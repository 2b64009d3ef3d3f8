// A complete lock file: npm skips a missing platform binary in silence, and the next machine then has none.
import type { HouseRule } from "./source.ts";

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const PLATFORM = /linux.*(x64|arm64|x86_64|aarch64)/u;

export const lockRule: HouseRule = (sources) => {
  const path = "package-lock.json";
  const lock = JSON.parse(sources.find((source) => source.path === path)?.text ?? "{}") as {
    packages?: Record<string, Locked>;
  };
  const packages = Object.entries(lock.packages ?? {});
  const versions = Map.groupBy(packages, ([key]) => key.split("node_modules/").at(-1) ?? "");
  const isThere = (name: string, wanted: string): boolean =>
    (versions.get(name) ?? []).some(([, { version }]) => version === wanted || !/^\d/u.test(wanted));
  const holes = packages.flatMap(([key, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => PLATFORM.test(name) && !name.includes("musl") && !isThere(name, wanted))
      .map(
        ([name, wanted]) =>
          `${key === "" ? "the root" : key} needs ${name} ${wanted}, which the lock does not hold: pin a version whose platforms are all there`,
      ),
  );
  return holes.map((text) => ({ path, line: 1, text }));
};
