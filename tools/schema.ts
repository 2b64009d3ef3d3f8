// Reads the schema back from PostgreSQL's catalogue tables: as db/schema.sql for people, and as the
// table types Kysely works with. There is no pg_dump in the embedded package, so this is ours.
import { Client } from "pg";

interface Column {
  readonly table: string;
  readonly unlogged: boolean;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: boolean;
  readonly defaulted: boolean;
  readonly definition: string;
}

export interface Schema {
  readonly sql: string;
  /** The types of the tables that are wanted, for the app that owns them. */
  typesOf(isWanted: (table: string) => boolean): string;
}

export async function readSchema(url: string): Promise<Schema> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const columns = (await client.query<Column>(COLUMNS)).rows;
    const constraints = (await client.query<{ table: string; text: string }>(CONSTRAINTS)).rows;
    const indexes = (await client.query<{ text: string }>(INDEXES)).rows.map((row) => `${row.text};`);
    return {
      sql: writeSql(columns, constraints, indexes),
      typesOf: (isWanted) => writeTypes(columns.filter(({ table }) => isWanted(table))),
    };
  } finally {
    await client.end();
  }
}

const OURS = "n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition";

const COLUMNS = `
  select c.relname as table, c.relpersistence = 'u' as unlogged, a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    a.attidentity = 'a' or a.attgenerated <> '' as generated,
    a.attidentity <> '' or d.adbin is not null as defaulted,
    concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case when a.attidentity = 'a' then 'generated always as identity'
           when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
           when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as definition
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OURS} and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`;

const CONSTRAINTS = `
  select c.relname as table, 'constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and k.contype <> 'n' order by c.relname, k.contype, k.conname`;

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname, i.indexrelid::regclass::text`;

function writeSql(
  columns: Column[],
  constraints: { table: string; text: string }[],
  indexes: string[],
): string {
  const tables = [...Map.groupBy(columns, (column) => column.table)].map(([table, own]) => {
    const lines = [
      ...own.map((column) => column.definition),
      ...constraints.filter((one) => one.table === table).map((one) => one.text),
    ];
    const kind = own[0]?.unlogged === true ? "unlogged table" : "table";
    return `create ${kind} ${table} (\n  ${lines.join(",\n  ")}\n);`;
  });
  return `-- Written from the migrations by npm run fix; npm run check fails when it differs.\n\n${[...tables, ...indexes].join("\n\n")}\n`;
}

/** What a column is in TypeScript; a type that is missing here must be added on purpose. */
const TYPESCRIPT: Readonly<Record<string, string>> = {
  text: "string",
  boolean: "boolean",
  integer: "number",
  bigint: "bigint",
  bytea: "Buffer",
  "timestamp with time zone": "Date",
  date: "string",
  uuid: "string",
  "text[]": "string[]",
};

function writeTypes(columns: Column[]): string {
  const tables = [...Map.groupBy(columns, (column) => column.table)].map(
    ([table, own]) =>
      `  ${table}: {\n${own.map((column) => `    ${column.name}: ${columnType(column)};\n`).join("")}  };\n`,
  );
  return `// Written from the migrations by npm run fix; npm run check fails when it differs.\nimport type { ColumnType, Generated, GeneratedAlways } from "kysely";\n\nexport interface Tables {\n${tables.join("")}}\n`;
}

function columnType(column: Column): string {
  const nullable = column.nullable ? " | null" : "";
  // jsonb is read as a value and written as the text it is stored from.
  if (column.type === "jsonb" || column.type === "json")
    return `ColumnType<unknown, string${nullable}, string${nullable}>`;
  const plain = TYPESCRIPT[column.type];
  if (plain === undefined)
    throw new Error(
      `tools/schema.ts has no TypeScript type for ${column.type} (${column.table}.${column.name})`,
    );
  if (column.generated) return `GeneratedAlways<${plain}>`;
  return column.defaulted ? `Generated<${plain}${nullable}>` : `${plain}${nullable}`;
}
