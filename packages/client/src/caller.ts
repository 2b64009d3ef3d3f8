// The typed caller made from the wire: api.<domain>.<name>(input) answers a value or a refusal and never throws.
import type { Call, CallInput, CallOutput, Calls, OfficeCalls, RefusalOf } from "@jonaki/wire";
import type { CallResult } from "./answer.ts";
import { createSends } from "./sends.ts";
import type { CallerOptions, SendOptions } from "./sends.ts";

/** The client makes the request id itself, so that no form can forget or renew it [WAL-3]. */
type WithoutRequestId<Input> = Input extends { requestId: string } ? Omit<Input, "requestId"> : Input;
type Sent<C extends Call> = WithoutRequestId<CallInput<C>>;
/** A call whose fields are all optional may be made without input. */
type Arguments<Input> =
  Record<string, never> extends Input
    ? [input?: Input, options?: SendOptions]
    : [input: Input, options?: SendOptions];

export type Send<C extends Call> = (
  ...args: Arguments<Sent<C>>
) => Promise<CallResult<CallOutput<C>, RefusalOf<C>>>;

/** The calls that a catalogue declares, each as a function. */
export type ApiOf<Declared> = {
  readonly [Domain in keyof Declared]: {
    readonly [Name in keyof Declared[Domain]]: Declared[Domain][Name] extends Call
      ? Send<Declared[Domain][Name]>
      : never;
  };
};

export type Api = ApiOf<Calls>;
export type OfficeApi = ApiOf<OfficeCalls>;

/** The table in the options is made from the same declarations. */
export function createCaller<Declared = Calls>(options: CallerOptions): ApiOf<Declared> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table was made from these declarations.
  return createSends(options) as unknown as ApiOf<Declared>;
}
