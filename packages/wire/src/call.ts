// How a call is declared: once, here, for the server that answers it and the browser that makes it.
import type { z } from "zod";
import type { Code } from "./codes.ts";
import { IMAGE_MAX, SETTINGS } from "./constants.ts";
import type { Permission } from "./office-permissions.ts";

/**
 * Who may make a call: anybody, any session, a true account (type 4 refused), an agent [ACC-2, ACC-11], or an operator of
 * the back office [OFF-1].
 */
export type Who = "public" | "session" | "member" | "agent" | "operator";

/** never: plain only · always: refused when plain [CALL-6] · also: plain, and sealed is accepted too. */
export type Sealing = "never" | "always" | "also";

export interface CallOptions<Input extends z.ZodType, Output extends z.ZodType, Refusal extends Code = Code> {
  /** The catalogue row, such as CALL-37; DESK for the back office. */
  readonly id: `CALL-${number}` | `DESK-${number}`;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** Query values that tell two calls of one path and method apart [CALL-9]. */
  readonly when?: Readonly<Record<string, string>>;
  readonly who: Who;
  /** What an operator needs for it; without one any operator may [OFF-3]. */
  readonly permission?: Permission;
  readonly sealed?: Sealing;
  /** The input carries requestId, and repeating it answers the first result [WAL-3]. */
  readonly idempotent?: boolean;
  /** One digit that the caller sends as the header Version [ACC-65]. */
  readonly version?: `${number}`;
  /** How the payload travels; GET and DELETE always use the query. */
  readonly body?: "json" | "form" | "multipart";
  readonly largestBodyBytes?: number;
  /** What comes back: the envelope, or the bytes of an image. */
  readonly answer?: "envelope" | "image";
  readonly input: Input;
  readonly output: Output;
  /** In order of precedence: where two apply, the first is answered; GENERAL_CODES go without saying. */
  readonly refusals?: readonly Refusal[];
  /** What the value of a refusal holds beside its code's parameters [CALL-2]. */
  readonly refusalValue?: z.ZodType;
  readonly rules: readonly string[];
  /** Its domain is not built yet: answers 404. */
  readonly planned?: boolean;
  /** Takes a slow hash: turned away before its payload is read while too many wait. */
  readonly isSlow?: boolean;
  /** Open although the site is under maintenance [SITE-19]. */
  readonly duringMaintenance?: boolean;
  /** Open to the restricted session of an excluded or closing account [SAFE-25]. */
  readonly whenExcluded?: boolean;
  /** Open although a password change is due [ACC-47]. */
  readonly whenPasswordDue?: boolean;
}

export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Refusal extends Code = Code,
> extends CallOptions<Input, Output, Refusal> {
  readonly sealed: Sealing;
  readonly idempotent: boolean;
  readonly body: "json" | "form" | "multipart";
  readonly largestBodyBytes: number;
  readonly answer: "envelope" | "image";
  readonly refusals: readonly Refusal[];
  readonly planned: boolean;
}

/** A body above this is refused unless the call declares more [CALL-183]. */
export const DEFAULT_BODY_BYTES = SETTINGS.bodyLimitsBytes.usual;
/** The images of an upload and what a form puts around them. */
export const UPLOAD_BODY_BYTES = SETTINGS.bodyLimitsBytes.upload + DEFAULT_BODY_BYTES;
/** One image of the largest size and what a form puts around it. */
export const IMAGE_BODY_BYTES = IMAGE_MAX + DEFAULT_BODY_BYTES;

export function call<Input extends z.ZodType, Output extends z.ZodType, Refusal extends Code = never>(
  options: CallOptions<Input, Output, Refusal>,
): Call<Input, Output, Refusal> {
  return {
    sealed: "never",
    idempotent: false,
    body: "json",
    largestBodyBytes: DEFAULT_BODY_BYTES,
    answer: "envelope",
    refusals: [],
    planned: false,
    ...options,
  };
}

/** What a caller passes in and what it gets back. */
export type CallInput<C extends Call> = z.input<C["input"]>;
export type ParsedInput<C extends Call> = z.output<C["input"]>;
export type CallOutput<C extends Call> = z.output<C["output"]>;
/** The codes a call lists: what its screen has to treat beside the general ones. */
export type RefusalOf<C extends Call> = C["refusals"][number];
