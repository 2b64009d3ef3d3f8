// npm run operate -- avatars …: the pictures that members sent of themselves, until the back office has its page.
import { writeFileSync } from "node:fs";
import type { OpenAvatars } from "@jonaki/server/operate";

const VERDICTS = { approve: "APPROVED", reject: "REJECTED" } as const;

/** What was done, in a sentence; null when the words mean nothing. */
export async function actOnAvatars(avatars: OpenAvatars, words: readonly string[]): Promise<string | null> {
  const [verb, id = "", file] = words;
  if (verb === undefined) return describe(await avatars.list());
  if (!/^[1-9][0-9]{0,17}$/u.test(id)) return null;
  const gone = `No picture ${id} waits.`;
  if (verb === "save" && file !== undefined) {
    const picture = await avatars.look(BigInt(id));
    if (picture === null) return gone;
    writeFileSync(file, picture.bytes, { flag: "wx" });
    return `Picture ${id} (${picture.mediaType}) of ${picture.username} is in ${file}.`;
  }
  if (verb !== "approve" && verb !== "reject") return null;
  const isJudged = await avatars.judge(BigInt(id), VERDICTS[verb]);
  return isJudged ? `Picture ${id} is ${VERDICTS[verb].toLowerCase()}.` : gone;
}

function describe(waiting: Awaited<ReturnType<OpenAvatars["list"]>>): string {
  if (waiting.length === 0) return "No picture waits.";
  return waiting
    .map(({ id, username, sentAt, mediaType, bytes }) =>
      [String(id).padStart(8), sentAt.toISOString(), username, mediaType, `${bytes.length} bytes`].join("  "),
    )
    .join("\n");
}
