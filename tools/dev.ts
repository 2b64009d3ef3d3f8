// npm run dev: the server, started again when its sources change, and Vite in front of it with the
// gallery of controls at /gallery.html, and in front of its office.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const port = Number(process.env["DEV_PORT"] ?? 5173);

const server = spawn(process.execPath, ["--watch", at("apps/launch/src/main.ts")], {
  stdio: "inherit",
  env: { ...process.env, CHECK_ANSWERS: "true", API_DOCS: "true" },
});
const vite = await createServer({
  root: at("apps/site"),
  configFile: at("apps/site/vite.config.ts"),
  server: { port },
});
const office = await createServer({
  root: at("apps/office"),
  configFile: at("apps/office/vite.config.ts"),
  server: { port: port + 1 },
});
await Promise.all([vite.listen(), office.listen()]);
console.log(
  `Development: http://localhost:${port}  ·  office: http://localhost:${port + 1}  ·  controls: http://localhost:${port}/gallery.html  ·  API: http://localhost:3000/docs`,
);

const stop = (): void => {
  server.kill("SIGTERM");
  server.once("exit", () => void Promise.all([vite.close(), office.close()]).then(() => process.exit(0)));
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
