// The shape of what a domain hands to the pipeline: one handler for each of its calls that is built.
import type { Answer, Call, CallOutput, Calls, DomainName, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Holder, SessionView } from "./session.ts";
import type { Visit } from "./visit.ts";

/** What a handler knows about the visitor, beside the input. */
export type Context<Session extends Holder = SessionView> = Omit<
  Visit<Session>,
  "token" | "background" | "sendCookies"
>;

/** A value that is JSON text already: for answers that many ask for and few things change. */
export class Prepared<Value> {
  readonly text: string;
  /** Only for the compiler: what the text holds. */
  declare readonly value: Value;
  constructor(text: string) {
    this.text = text;
  }
}

export const prepared = <Value>(text: string): Prepared<Value> => new Prepared<Value>(text);

type AnswerOf<Declared extends Call> = Answer<
  CallOutput<Declared> | Prepared<CallOutput<Declared>>,
  RefusalOf<Declared>
>;

/** A refusal that the call does not list does not compile. */
export type Handler<Declared extends Call, Session extends Holder = SessionView> = (
  input: ParsedInput<Declared>,
  context: Context<Session>,
) => Promise<AnswerOf<Declared>> | AnswerOf<Declared>;

/** Picks the calls that are built of those declared; a name that is not in the wire does not compile. */
export type HandlersOf<Declared, Session extends Holder = SessionView> = Partial<{
  [Name in keyof Declared]: Declared[Name] extends Call ? Handler<Declared[Name], Session> : never;
}>;

export type DomainHandlers<Domain extends DomainName> = HandlersOf<Calls[Domain]>;

export type Handlers = { readonly [Domain in DomainName]?: DomainHandlers<Domain> };

/** An image answer [SITE-32]. */
export interface ImageAnswer {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** For the one who asked: kept by no cache, and nothing in it runs. */
  readonly isPrivate?: boolean;
}
