// The house for the journeys of accounts: its mails reach a real mail server and its SMS a real gateway in this process,
// where a journey reads them as whoever they were sent to.
import type { Page } from "@playwright/test";
import { Client } from "pg";
import { readCaptcha } from "../packages/testkit/src/captchas.ts";
import { startSmsGateway } from "../packages/testkit/src/sms-gateway.ts";
import { startSmtpServer } from "../packages/testkit/src/smtp-server.ts";
import { expect, startHouse, test as base } from "./house.ts";
import type { House } from "./house.ts";

export interface Person {
  /** As it is typed, with its 0. */
  readonly mobile: string;
  readonly mailbox: string;
  /** For whoever registers with a name of their own. */
  readonly username: string;
}

export interface ReachedHouse extends House {
  /** Somebody this house has not met. */
  somebody(): Person;
  /** The code of the newest message to a number or mailbox; each message is read once, and one not yet here is awaited. */
  codeTo(target: string): Promise<string>;
  /** The same for the link to a new password. */
  linkTo(mailbox: string): Promise<string>;
  /** What the picture says that the page shows. */
  captchaOf(page: Page): Promise<string>;
}

const CODE = /\b\d{6}\b/u;
const LINK = /http:\/\/\S+#reset=\S+/u;

interface Message {
  readonly to: string;
  readonly text: string;
}

type ReadNewest = (target: string, wanted: RegExp) => Promise<string>;

/** Who has read a message waits for the next one, so that an old code is never taken for a new one. */
function readerOf(messages: () => readonly Message[]): ReadNewest {
  const read = new Map<string, number>();
  return async (target, wanted) => {
    const found = () =>
      messages().flatMap(({ to, text }) => (to === target ? (wanted.exec(text)?.[0] ?? []) : []));
    const key = `${target} ${wanted.source}`;
    await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(read.get(key) ?? 0);
    const all = found();
    read.set(key, all.length);
    return all.at(-1) ?? "";
  };
}

const isMailbox = (target: string): boolean => target.includes("@");
/** 01712345678 as a gateway gets it. */
const international = (mobile: string): string => mobile.replace(/^0/u, "880");

/** The operators' blocks of a thousand numbers have a limit of their own: each person has another block. */
function createSomebody(): ReachedHouse["somebody"] {
  let people = 0;
  return () => {
    people += 1;
    const mobile = `017${String(10_000 + people)}000`;
    return { mobile, mailbox: `person${people}@example.org`, username: `person${people}x` };
  };
}

async function startReachedHouse(): Promise<ReachedHouse & { stop(): Promise<void> }> {
  const [smtp, sms] = await Promise.all([startSmtpServer(), startSmsGateway()]);
  const house = await startHouse({
    SMTP_URL: smtp.url,
    SMS_URL: sms.url,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const database = new Client({ connectionString: house.databaseUrl });
  await database.connect();
  const newest = readerOf(() => [
    ...smtp.mails.flatMap(({ to, text }) => to.map((one) => ({ to: one, text }))),
    ...sms.received.map(({ body }) => JSON.parse(body) as Message),
  ]);
  return {
    ...house,
    somebody: createSomebody(),
    codeTo: (target) => newest(isMailbox(target) ? target : international(target), CODE),
    linkTo: (mailbox) => newest(mailbox, LINK),
    captchaOf: async (page) => readCaptcha(database, await deviceOf(page)),
    stop: async () => {
      await database.end();
      await house.stop();
      await Promise.all([smtp.stop(), sms.stop()]);
    },
  };
}

async function deviceOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "device")?.value ?? "";
}

export const test = base.extend<object, { house: ReachedHouse }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startReachedHouse();
      await use(house);
      await house.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** What a page complained about, but for the refusals a journey is about: the browser notes each as a failed load. */
export const besidesRefusals = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((text) => !/the server responded with a status of 4\d\d/u.test(text));
