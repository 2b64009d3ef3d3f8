// Opens a game from its launch: with the ticket the first time, with the kept play token when the page comes back.
import type { TextStore } from "@jonaki/browser/text-store";
import type { Launch } from "./launch.ts";
import type { Post } from "./network.ts";
import { createPlayApi, openGame } from "./play-api.ts";
import type { AnyOpened, Reply } from "./play-api.ts";

/** Kept for this tab only, and only for the launch it belongs to: another ticket is another session. */
const KEY = "play";

export async function openLaunch(
  post: Post,
  store: TextStore,
  { ticket, game }: Launch,
): Promise<Reply<AnyOpened>> {
  const kept = readKept(store, ticket);
  if (kept !== null) return createPlayApi(post, kept).reopen();
  const reply = await openGame(post, ticket, game);
  if ("value" in reply) store.write(KEY, JSON.stringify({ ticket, token: reply.value.token }));
  return reply;
}

function readKept(store: TextStore, ticket: string): string | null {
  try {
    const kept: unknown = JSON.parse(store.read(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("ticket" in kept) || !("token" in kept)) return null;
    return kept.ticket === ticket && typeof kept.token === "string" ? kept.token : null;
  } catch {
    return null;
  }
}
