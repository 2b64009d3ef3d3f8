// Where messages to people go while no gateway is configured: a line of the log each.
import type { Log } from "./log.ts";
import type { OutgoingPort } from "./outgoing.ts";

/** showsText: a developer reads codes and links here; in the field nobody may. */
export function createOutgoingLog(channel: "SMS" | "MAIL", log: Log, showsText: boolean): OutgoingPort {
  return {
    send: ({ id, to, subject, text }) => {
      const line = { channel, id, to, subject, ...(showsText ? { text } : {}) };
      log.info(line, "no gateway is configured: this stands in the log only");
      return Promise.resolve("SENT");
    },
    close: () => undefined,
  };
}
