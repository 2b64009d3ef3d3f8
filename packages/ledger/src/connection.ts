// What the ledger needs of a database connection: a statement with values, rows as arrays. A lane gives its own
// client, a domain's transaction its open one.
export interface Statement {
  /** Statements with a name are prepared once for each connection. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Connection {
  rows(statement: Statement): Promise<readonly (readonly unknown[])[]>;
}

const NULL = "NULL";

/** PostgreSQL's text of an array of numbers or nulls. */
export const numbers = (values: readonly (bigint | number | null)[]): string =>
  `{${values.map((value) => value ?? NULL).join(",")}}`;

/** The text of an array of texts; quoted, so that no value can end its element. */
export const texts = (values: readonly (string | null)[]): string => `{${values.map(quoted).join(",")}}`;

/** Most values have nothing to escape, and looking costs less than replacing. */
const quoted = (value: string | null): string => {
  if (value === null) return NULL;
  const isPlain = !value.includes('"') && !value.includes("\\");
  return isPlain ? `"${value}"` : `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
};

export function asBigint(value: unknown): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "string" || typeof value === "number") return BigInt(value);
  throw new TypeError("A whole number was expected from the database.");
}

export const asBigintOrNull = (value: unknown): bigint | null => (value === null ? null : asBigint(value));

export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  throw new TypeError("A text was expected from the database.");
}
