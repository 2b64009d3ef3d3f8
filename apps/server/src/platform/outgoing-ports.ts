// The roads on which messages leave the house, as the configuration has them: a gateway, or the log.
import type { Configuration } from "./configuration.ts";
import type { Log } from "./log.ts";
import type { Policy } from "./policy.ts";
import { createMail } from "./mail.ts";
import { post } from "./network.ts";
import type { OutgoingPort } from "./outgoing.ts";
import { createOutgoingLog } from "./outgoing-log.ts";
import { createSms } from "./sms.ts";

export type OutgoingPorts = Readonly<Record<"SMS" | "MAIL", OutgoingPort>>;

export function openOutgoingPorts(
  configuration: Configuration,
  { moneyMode }: Policy,
  log: Log,
): OutgoingPorts {
  const { SMTP_URL, SMS_URL } = configuration;
  const toLog = (channel: "SMS" | "MAIL"): OutgoingPort =>
    createOutgoingLog(channel, log, moneyMode === "play");
  return {
    MAIL:
      SMTP_URL === undefined ? toLog("MAIL") : createMail({ url: SMTP_URL, from: configuration.MAIL_FROM }),
    SMS:
      SMS_URL === undefined
        ? toLog("SMS")
        : createSms({
            url: SMS_URL,
            body: configuration.SMS_BODY,
            headers: configuration.SMS_HEADERS,
            sender: configuration.SMS_SENDER,
            longestMs: configuration.SMS_TIMEOUT_MS,
            post,
          }),
  };
}
