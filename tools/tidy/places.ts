// What may be done only in one place: time, chance, environment, network, storage, SQL, the console.
import { findAll, isCode, isTest } from "./source.ts";
import type { HouseRule, Source } from "./source.ts";

interface OnePlace {
  readonly what: RegExp;
  /** Where it may stand. */
  readonly only: RegExp;
  readonly instead: string;
}

const PLACES: readonly OnePlace[] = [
  {
    what: /\bDate\.now\(|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bperformance\.now\(/gu,
    only: /^apps\/[a-z]+\/src\/(platform\/clock|app\/clock)\.ts$|^apps\/launch\/|^packages\/testkit\/|^tools\/|^bench\//u,
    instead: "time is an argument: take a Clock",
  },
  {
    what: /\bMath\.random\(|\brandomBytes\(|\brandomUUID\(|\bgetRandomValues\(/gu,
    only: /^apps\/[a-z]+\/src\/(platform\/random|app\/chance)\.ts$|^apps\/launch\/src\/environment\.ts$|^packages\/testkit\/|^tools\/|^bench\//u,
    instead: "chance is an argument: take a Random",
  },
  {
    what: /\bprocess\.env\b|\bprocess\.argv\b|\bimport\.meta\.env\b/gu,
    only: /^apps\/launch\/src\/environment\.ts$|^apps\/[a-z]+\/src\/app\/environment\.ts$|^packages\/testkit\/|^tools\/|^bench\/|\.config\.ts$/u,
    instead: "the environment enters in apps/launch/src/environment.ts; take a Configuration",
  },
  {
    what: /(?<![\w.])fetch\(|\bnew (?:WebSocket|XMLHttpRequest)\(|\bsendBeacon\(/gu,
    only: /^apps\/[a-z]+\/src\/app\/network\.ts$|^tools\/|^bench\/|^apps\/site\/public\//u,
    instead: "the network is an argument: take the caller",
  },
  {
    what: /\blocalStorage\b|\bsessionStorage\b|\bdocument\.cookie\b|\bindexedDB\b/gu,
    only: /^apps\/[a-z]+\/src\/app\/browser-storage\.ts$/u,
    instead: "storage enters in app/browser-storage.ts; take the store",
  },
];

const judged = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(
    ({ path }) =>
      isCode(path) &&
      !isTest(path) &&
      !path.endsWith(".mjs") &&
      !/^(tools|bench|packages\/ui\/gallery)\//u.test(path),
  );

export const onePlaceRule: HouseRule = (sources) =>
  PLACES.flatMap(({ what, only, instead }) =>
    findAll(
      judged(sources).filter(({ path }) => !only.test(path)),
      what,
      (match) => `${match[0].trim()} does not belong here: ${instead}`,
    ),
  );

/** Statements begin with a verb and go on with what it works on; prose does not. */
const SQL =
  /[`"'(]\s*(select\s+[\w*(].*\bfrom\b|select pg_\w+|insert into\s|update \w+ set\s|delete from\s|with \w+ as \(|create table|listen )/giu;
const SQL_PLACES =
  /\.store\.ts$|^apps\/server\/src\/platform\/(bus\.ts$|database\/)|^apps\/server\/src\/http\/health\.ts$|^apps\/launch\/src\/database\.ts$|^packages\/(testkit|ledger)\//u;

export const sqlRule: HouseRule = (sources) =>
  findAll(
    judged(sources).filter(({ path }) => !SQL_PLACES.test(path)),
    SQL,
    () => "SQL stands only in *.store.ts; give the noun a store",
  );
