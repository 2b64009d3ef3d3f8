// The other side of the balance bench: Fastify with one route that reads a member's balance from the same database with
// one prepared statement and answers it; no session, no limits, nothing else.
import { fastify } from "fastify";
import { Pool } from "pg";

const [port = "0", url = "", username = ""] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 10 });
const { rows } = await pool.query<{ id: string }>("select id from members where username = $1", [username]);
const cash = BigInt(rows[0]?.id ?? 0) * 64n + 2n;
const app = fastify({ logger: false });
app.get("/bare", async () => {
  const found = await pool.query<{ available: string }>({
    name: "balance",
    text: "select sum(balance)::text as available from ledger_balances where account_id in ($1, $2)",
    values: [String(cash), String(cash + 8n)],
  });
  const digits = (found.rows[0]?.available ?? "0").padStart(3, "0");
  const sumBalance = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return { success: true, code: null, value: { sumBalance }, message: null };
});
await app.listen({ host: "127.0.0.1", port: Number(port) });
console.log("ready");
