// pgbench's own TPC-B-like load on the same server. The program is Debian's; the embedded package has none.
import { spawn, spawnSync } from "node:child_process";
import { Client } from "pg";

/** Each scale has a database of its own. */
const databaseOf = (scale: number): string => `tpcb_${scale}`;

export function requirePgbench(): void {
  if (spawnSync("pgbench", ["--version"]).status !== 0)
    throw new Error("pgbench is missing; on Debian: apt-get install postgresql-contrib");
}

export async function fillTpcb(url: string, socket: string, scale: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${databaseOf(scale)}`);
  await client.end();
  await pgbench(socket, scale, ["-i", "-q", "-s", String(scale)]);
}

export async function tpcbPerSecond(
  socket: string,
  scale: number,
  clients: number,
  seconds: number,
): Promise<number> {
  const said = await pgbench(socket, scale, ["-c", String(clients), "-j", "2", "-T", String(seconds)]);
  const found = /tps = ([\d.]+)/u.exec(said);
  if (found === null) throw new Error(`pgbench said no rate: ${said}`);
  return Number(found[1]);
}

function pgbench(socket: string, scale: number, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("pgbench", ["-h", socket, "-U", "jonaki", ...words, databaseOf(scale)]);
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("close", (code) => (code === 0 ? resolve(said) : reject(new Error(`pgbench failed: ${said}`))));
  });
}
