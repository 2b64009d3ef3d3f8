// What a port for messages to people promises, whichever road they take.
export interface Outgoing {
  /** The same at every try, so that whoever receives can tell a repetition. */
  readonly id: string;
  /** A mailbox, or a number with its country's code and without a plus. */
  readonly to: string;
  /** Of mails only. */
  readonly subject: string;
  readonly text: string;
}

export interface OutgoingPort {
  /** Taken over by the gateway, or refused for good; a gateway that fails is a fault, and may be tried again. */
  send(message: Outgoing): Promise<"SENT" | "REFUSED">;
  close(): void;
}
