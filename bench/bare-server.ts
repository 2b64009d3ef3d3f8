// The other side of the pipeline bench: Fastify with one route that answers the same JSON and does nothing else.
import { fastify } from "fastify";

const [port = "0", answer = "{}"] = process.argv.slice(2);
const app = fastify({ logger: false });
const value: unknown = JSON.parse(answer);
app.get("/bare", () => value);
await app.listen({ host: "127.0.0.1", port: Number(port) });
console.log("ready");
