// A mail server on loopback that takes what it is sent, and can be told not to.
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  /** Header and body as they came, with the body's encoding undone. */
  readonly raw: string;
  readonly text: string;
  readonly subject: string;
}

export interface TestSmtpServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** From now on recipients get this status; null takes them again. */
  refuseWith(status: number | null): void;
  stop(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error("not now"), { responseCode: refusal })),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, from, ...readMail(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (status) => {
      refusal = status;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<ReceivedMail, "raw" | "text" | "subject"> {
  const at = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, at).replaceAll(/\r\n[ \t]/gu, " ");
  const body = raw.slice(at + 4);
  const encoding = /^content-transfer-encoding: (.+)$/imu.exec(head)?.[1]?.trim().toLowerCase();
  return { raw, text: decoded(body, encoding).trim(), subject: subjectIn(head) };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? unquoted(body.replaceAll(/=\r\n/gu, ""), "=") : body;
}

/** =E0 and its like are the bytes of UTF-8. */
function unquoted(text: string, sign: string): string {
  const bytes = text.replaceAll(new RegExp(`${sign}([0-9A-F]{2})`, "gu"), (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

const subjectIn = (head: string): string =>
  (/^subject: (.+)$/imu.exec(head)?.[1] ?? "")
    .replaceAll(/\?=\s+=\?/gu, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/giu, (_whole, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : unquoted(text.replaceAll("_", " "), "="),
    );
