// Volleys: the statements of one turn leave together and are answered as one, with a single end. The database
// answers once instead of after every statement, and nobody is woken in between. One that fails fails its volley.
import type { Socket } from "node:net";
import type { Client, Connection as Wire, Submittable } from "pg";
import type { Statement } from "./connection.ts";

export interface Answered {
  readonly rows: readonly (readonly unknown[])[];
  /** What was done, in the database's word: a commit of a failed transaction is a ROLLBACK. */
  readonly command: string;
}

export interface Volleys {
  /** Joins the volley of this turn; answered when all of it is. */
  send(statement: Statement): Promise<Answered>;
}

type Parse = (text: string) => unknown;

/** What a connection has learnt of its statements: which are prepared, and how their rows are read. */
interface Learnt {
  readonly prepared: Set<string>;
  readonly parsers: Map<string, readonly Parse[]>;
}

type WireValue = string | Buffer | null;

interface Line {
  readonly name: string;
  readonly text: string;
  readonly values: WireValue[];
  readonly rows: unknown[][];
  command: string;
  resolve(answer: Answered): void;
  reject(problem: unknown): void;
}

/** After so much silence the connection is dead, not slow, and is cut. */
export function createVolleys(client: Client, socket: Socket, silenceMs: number): Volleys {
  const learnt: Learnt = { prepared: new Set(), parsers: new Map() };
  let open: Volley | null = null;
  const begin = (): Volley => {
    const volley = createVolley(client, learnt);
    open = volley;
    const silence = setTimeout(() => socket.destroy(new Error("The database fell silent.")), silenceMs);
    void volley.over.finally(() => clearTimeout(silence));
    socket.cork();
    client.query(volley);
    process.nextTick(() => {
      open = null;
      volley.end();
      socket.uncork();
    });
    return volley;
  };
  return {
    send: ({ name, text, values }) =>
      new Promise((resolve, reject) => {
        // A value that cannot be sent is refused before it is part of anything.
        const line = { name, text, values: values.map(wireValue), rows: [], command: "", resolve, reject };
        (open ?? begin()).add(line);
      }),
  };
}

interface Volley extends Submittable {
  readonly over: Promise<void>;
  add(line: Line): void;
  end(): void;
}

/** The names of the methods that answer are the driver's. */
function createVolley(client: Client, learnt: Learnt): Volley {
  const lines: Line[] = [];
  const over = Promise.withResolvers<void>();
  let wire: Wire | null = null;
  let isEnded = false;
  let sent = 0;
  let answered = 0;

  const push = (): void => {
    if (wire === null) return;
    for (const line of lines.slice(sent)) write(wire, learnt, line);
    sent = lines.length;
    if (isEnded) wire.sync();
  };
  const fail = (problem: unknown): void => {
    // Nobody knows what was prepared before it failed: all of it is prepared anew.
    for (const { name, reject } of lines) {
      learnt.prepared.delete(name);
      reject(problem);
    }
    over.resolve();
  };
  return Object.assign<Volley, object>(
    {
      over: over.promise,
      submit: (connection) => {
        wire = connection;
        push();
      },
      add: (line) => {
        lines.push(line);
        push();
      },
      end: () => {
        isEnded = true;
        push();
      },
    },
    {
      handleRowDescription: ({ fields }: { fields: readonly { dataTypeID: number }[] }) => {
        learnt.parsers.set(
          lines[answered]?.name ?? "",
          fields.map(({ dataTypeID }): Parse => client.getTypeParser(dataTypeID, "text")),
        );
      },
      handleDataRow: ({ fields }: { fields: readonly (string | null)[] }) => {
        const line = lines[answered];
        const parsers = learnt.parsers.get(line?.name ?? "") ?? [];
        line?.rows.push(
          fields.map((text, place) => (text === null ? null : (parsers[place]?.(text) ?? text))),
        );
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        const line = lines[answered];
        if (line === undefined) return;
        line.command = text;
        learnt.prepared.add(line.name);
        if (!learnt.parsers.has(line.name)) learnt.parsers.set(line.name, []);
        answered += 1;
      },
      handleReadyForQuery: () => {
        for (const line of lines) line.resolve(line);
        over.resolve();
      },
      handleError: fail,
    },
  );
}

/** A statement is prepared once and described once for each connection. */
function write(wire: Wire, { prepared, parsers }: Learnt, { name, text, values }: Line): void {
  if (!prepared.has(name)) {
    wire.close({ type: "S", name }, true);
    wire.parse({ name, text, types: [] }, true);
  }
  wire.bind({ statement: name, values }, true);
  if (!parsers.has(name)) wire.describe({ type: "P", name: "" }, true);
  wire.execute(null, true);
}

/** Byte strings travel as they are, everything else as text. */
function wireValue(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value) || typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw new TypeError("A statement's value is a text, a number, a yes or no, a time or bytes.");
}
