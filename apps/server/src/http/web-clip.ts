// The address of the iPhone profile [SITE-26]: it leads to the host it was asked at, and only when that is ours.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { refused } from "@jonaki/wire";
import type { FastifyInstance } from "fastify";
import type { SendRefusal } from "./faults.ts";
import { webClipProfile } from "./web-clip-profile.ts";

export interface WebClipParts {
  /** The built site, which holds the icon. */
  readonly folder: string;
  readonly isOwnHost: (host: string) => boolean;
  readonly sendRefusal: SendRefusal;
}

export function answerWebClip(app: FastifyInstance, parts: WebClipParts): void {
  const file = join(parts.folder, "icons", "apple-touch-icon.png");
  if (!existsSync(file)) return;
  const icon = readFileSync(file);
  app.get("/jonaki.mobileconfig", (request, reply) => {
    const host = request.host.toLowerCase();
    // A forged host would put a stranger's address on the phone [SITE-9].
    if (!parts.isOwnHost(host)) return parts.sendRefusal(request, reply, refused("INVALID_URL"));
    return (
      reply
        .type("application/x-apple-aspen-config")
        .header("content-disposition", 'attachment; filename="jonaki.mobileconfig"')
        // It differs by host, and a shared cache might not know.
        .header("cache-control", "no-store")
        .send(webClipProfile(host, icon))
    );
  });
}
