// Every case of the kit, the quick to understand first.
import { batchCases } from "./batch-cases.ts";
import { bodyCases } from "./body-cases.ts";
import type { KitCase } from "./case.ts";
import { freshnessCases } from "./freshness-cases.ts";
import { orderCases } from "./order-cases.ts";
import { raceCases } from "./race-cases.ts";
import { repeatCases } from "./repeat-cases.ts";
import { seatCases } from "./seat-cases.ts";
import { seatOrderCases } from "./seat-order-cases.ts";
import { seatRaceCases } from "./seat-race-cases.ts";
import { sessionCases } from "./session-cases.ts";
import { signatureCases } from "./signature-cases.ts";
import { strangerCases } from "./stranger-cases.ts";
import { tableCases } from "./table-cases.ts";
import { valueCases } from "./value-cases.ts";

export const allCases = (): readonly KitCase[] => [
  ...sessionCases(),
  ...tableCases(),
  ...strangerCases(),
  ...repeatCases(),
  ...valueCases(),
  ...batchCases(),
  ...signatureCases(),
  ...freshnessCases(),
  ...bodyCases(),
  ...raceCases(),
  ...orderCases(),
  ...seatCases(),
  ...seatRaceCases(),
  ...seatOrderCases(),
];
