// A studio to look at while its clients are built: a throw-away database, the wallet in memory, a ticket at
// /launch, and a page that frames the game as the site does. Not part of npm start.
import { fileURLToPath } from "node:url";
import { fastify } from "fastify";
import { systemRandom } from "../../server/src/platform/random.ts";
import { startTestPostgres } from "../../../packages/testkit/src/postgres.ts";
import { copyTemplate, makeTemplate } from "../../../packages/testkit/src/template.ts";
import { createStudio } from "../src/studio.ts";
import { createWalletDouble } from "./wallet-double.ts";

const GAMES_PORT = Number(process.argv[2] ?? 39_302);
const SITE_PORT = GAMES_PORT + 1;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const log = {
  error: (fields: object, text: string) => say(`${text} ${JSON.stringify(fields)}`),
  warn: (fields: object, text: string) => say(`${text} ${JSON.stringify(fields)}`),
};

const postgres = await startTestPostgres();
await makeTemplate(postgres.url);
const double = createWalletDouble();
const site = `http://localhost:${SITE_PORT}`;
const studio = await createStudio({
  databaseUrl: await copyTemplate(postgres.url, "studio_dev"),
  wallet: double.wallet,
  clock: { now: () => new Date() },
  random: systemRandom,
  log,
  playFolder: fileURLToPath(new URL("../../play/dist", import.meta.url)),
  allowedFrameAncestors: [site],
  limits: { sessionPerSecond: 20, addressPerSecond: 200 },
  trustedProxies: [],
  salt: { event: "play", value: "play" },
});
await studio.http.listen({ host: "127.0.0.1", port: GAMES_PORT });

const host = fastify();
/** Faults for the wallet's next calls, a ticket, and the frame: what the site and the platform will do. */
host.get("/ticket", ({ query }) => double.issue(query as object));
host.get("/fault", ({ query }) => {
  const { instead, lost } = query as { instead?: string; lost?: string };
  if (instead !== undefined) double.instead.push(...(instead.split(",") as never[]));
  if (lost !== undefined) double.lost.push(...(lost.split(",") as never[]));
  return { instead: double.instead.length, lost: double.lost.length };
});
host.get("/end", ({ query }) => {
  double.endSession((query as { handle: string }).handle);
  return {};
});
host.get("/", (_request, reply) => {
  const { ticket } = double.issue();
  return reply
    .type("text/html")
    .send(
      `<!doctype html><title>site</title><body style="margin:0"><iframe title="game" style="border:0;width:100vw;height:100vh" src="http://localhost:${GAMES_PORT}/dice?ticket=${ticket}"></iframe><script>window.heard=[];addEventListener("message",(e)=>heard.push([e.origin,e.data]))</script>`,
    );
});
await host.listen({ host: "127.0.0.1", port: SITE_PORT });
say(`games http://localhost:${GAMES_PORT} · site ${site} · ticket ${site}/ticket`);

process.on("SIGTERM", () => {
  void (async () => {
    await host.close();
    await studio.stop();
    await postgres.stop();
    process.exit(0);
  })();
});
