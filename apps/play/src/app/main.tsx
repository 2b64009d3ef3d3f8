// Starts a game client in the browser: the one place where the real ports are named.
import "@jonaki/ui/fonts.css";
import "@jonaki/ui/tokens.css";
import "@jonaki/ui/base.css";
import "./start.css";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { loadCatalogue } from "@jonaki/i18n/browser";
import { App } from "./app.tsx";
import { browserStorage } from "./browser-storage.ts";
import { browserBelow, browserShare, browserText } from "./chance.ts";
import { browserTimers } from "./clock.ts";
import { linkFrame } from "./frame-link.ts";
import type { FrameLink } from "./frame-link.ts";
import { openLanguage, showTheme } from "./language.ts";
import type { LanguageControl } from "./language.ts";
import { languageOf, readLaunch } from "./launch.ts";
import type { Launch } from "./launch.ts";
import { browserConnection, browserPost, browserSocket } from "./network.ts";
import { openLaunch } from "./open.ts";
import { createPlayApi } from "./play-api.ts";
import type { AnyOpened } from "./play-api.ts";
import type { Services } from "./services.ts";
import { createSound } from "./sound.ts";
import { createTable } from "./table.ts";

const storage = browserStorage();

async function makeServices(opened: AnyOpened, frame: FrameLink): Promise<Services> {
  const services = {
    api: createPlayApi(browserPost, opened.token),
    timers: browserTimers,
    randomText: browserText,
    randomBelow: browserBelow,
    frame,
    storage,
    connection: browserConnection,
    sound: createSound(storage.local, () => new AudioContext()),
  };
  if ("seeds" in opened) return { ...services, opened, table: createTable({ ...services, opened }) };
  const { withCrashTable } = await import("../features/crash/crash-services.ts");
  const ports = { post: browserPost, openSocket: browserSocket, randomShare: browserShare };
  return withCrashTable(services, opened, ports);
}

/** What the site says, from the moment the game is there. */
function obey(frame: FrameLink, services: Services, language: LanguageControl): void {
  frame.listen((message) => {
    if (message.type === "pause" || message.type === "resume")
      services.table.setPaused(message.type === "pause");
    if (message.type === "mute") services.sound.setHushed(message.muted);
    if (message.type === "theme") showTheme(document, message.theme);
    if (message.type === "language") void language.choose(languageOf(message.language));
  });
}

async function start(root: Root, launch: Launch, frame: FrameLink): Promise<void> {
  // Both at once: the texts do not wait for the session, nor the session for the texts.
  const [language, reply] = await Promise.all([
    openLanguage(document, loadCatalogue, launch.language),
    openLaunch(browserPost, storage.session, launch),
  ]);
  const opened = "value" in reply ? { services: await makeServices(reply.value, frame) } : reply;
  if ("services" in opened) obey(frame, opened.services, language);
  root.render(
    <App
      game={launch.game}
      language={language}
      frame={frame}
      start={opened}
      onRetry={() => window.location.reload()}
    />,
  );
  frame.say({ type: "ready" });
}

const place = document.getElementById("root");
if (place === null) throw new Error("The page has no place for the game.");
const launch = readLaunch(new URL(window.location.href), document.getElementById("start-data")?.textContent);
showTheme(document, launch.theme);
void start(createRoot(place), launch, linkFrame(window, launch.siteOrigins));
