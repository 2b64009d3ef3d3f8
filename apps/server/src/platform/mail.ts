// Mail over SMTP. Addresses come in checked; header and envelope take nothing else from outside.
import { createTransport } from "nodemailer";
import type { OutgoingPort } from "./outgoing.ts";

export interface MailParts {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string;
  readonly from: string;
}

const LONGEST_MS = 10_000;
/** From here on a server's answer is for good: this mailbox, not this moment. */
const FOR_GOOD = 500;

export function createMail({ url, from }: MailParts): OutgoingPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
    // What a mail says is text: nothing in it names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([A-Za-z0-9.-]+)/u.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, to, subject, text }) => {
      try {
        const messageId = `<${id}@${domain}>`;
        await transport.sendMail({ from, to: { name: "", address: to }, subject, text, messageId });
        return "SENT";
      } catch (problem) {
        if (isRefusal(problem)) return "REFUSED";
        throw problem;
      }
    },
    close: () => transport.close(),
  };
}

/** The server did not want this recipient; whatever else went wrong may go right later. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof Error &&
  "code" in problem &&
  problem.code === "EENVELOPE" &&
  "responseCode" in problem &&
  Number(problem.responseCode) >= FOR_GOOD;
