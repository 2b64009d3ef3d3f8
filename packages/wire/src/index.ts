// The wire's table of contents: every call of the product by domain, and the types both ends share.
export { call, DEFAULT_BODY_BYTES, IMAGE_BODY_BYTES, UPLOAD_BODY_BYTES } from "./call.ts";
export type {
  Call,
  CallInput,
  CallOptions,
  CallOutput,
  ParsedInput,
  RefusalOf,
  Sealing,
  Who,
} from "./call.ts";
export { accepted, refused } from "./answer.ts";
export type { Accepted, Answer, Envelope, Refused } from "./answer.ts";
export { codes, GENERAL_CODES } from "./codes.ts";
export type { Code } from "./codes.ts";
export type { ParameterKind } from "./parameters.ts";
export { calls, listCalls } from "./catalogue.ts";
export type { Calls, DomainName, NamedCall } from "./catalogue.ts";
export { readCallRow } from "./call-row.ts";
export type { CallRow, CallTable, CallTraits } from "./call-row.ts";
export { callTable } from "./call-table.ts";
export { listOfficeCalls, officeCalls } from "./office-catalogue.ts";
export type { DeskName, OfficeCalls } from "./office-catalogue.ts";
