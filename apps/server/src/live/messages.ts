// Reads what a socket says; anything that is not one of the few known messages is not listened to.
import { z } from "zod";
import type { ClientMessage } from "@jonaki/wire/live";

const topic = z.union([
  z.enum(["member", "site", "chat"]),
  z.templateLiteral(["table/", z.string().regex(/^[a-z0-9-]{1,64}$/u)]),
  z.templateLiteral(["office/", z.string().regex(/^[a-z-]{1,32}$/u)]),
]);

const message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hello"), token: z.string().max(256).nullable() }),
  z.object({ kind: z.literal("join"), topic }),
  z.object({ kind: z.literal("leave"), topic }),
  z.object({ kind: z.literal("ping") }),
]);

export function readMessage(text: string): ClientMessage | null {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
