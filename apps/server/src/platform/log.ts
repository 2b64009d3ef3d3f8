// The log: one line of JSON per event, with secrets taken out before anything is written.
import { pino } from "pino";
import type { Logger } from "pino";

export type Log = Logger;

/** Field names whose values never reach a log, at the top and one level down. */
const SECRETS = [
  "password",
  "oldPassword",
  "newPassword",
  "confirmNewPassword",
  "confirmPassword",
  "paymentPassword",
  "token",
  "authorization",
  "cookie",
  "sealed",
  "secret",
  "verificationCode",
  "code",
  "idToken",
  "captcha",
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[hidden]" },
    },
    ...(destination === undefined ? [] : [destination]),
  );
}
