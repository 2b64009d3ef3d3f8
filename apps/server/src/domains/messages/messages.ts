// The public face of messages: what the house says to its visitors, and what they say to it.
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Consumer } from "../../platform/consumers.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { writeMovesOfTime } from "./announcement.store.ts";
import { answeredBy } from "./feedback-state.rules.ts";
import type { FeedbackParts } from "./feedback.flow.ts";
import { closeAnswered } from "./feedback.store.ts";
import { hearForInbox, sweepInbox } from "./inbox.ts";
import { messagesRoutes } from "./messages.routes.ts";
import type { MessagesRoutes } from "./messages.routes.ts";
import { createWinsKeeper, tidyWins } from "./winners.ts";

/** The name under which other domains tell this one. */
export const MESSAGES_CONSUMER = "messages";

export interface MessagesParts extends FeedbackParts {
  readonly setHidesName: Accounts["setHidesName"];
}

export interface Messages {
  readonly handlers: DomainHandlers<"messages">;
  readonly firstBanners: MessagesRoutes["firstBanners"];
  /** Hears of bets and keeps the wins that a list can show; of money and writes to whom it belongs. */
  readonly consumer: Consumer;
  readonly jobs: readonly Job[];
}

export function createMessages(parts: MessagesParts): Messages {
  const { database, clock } = parts;
  const keepWins = createWinsKeeper();
  return {
    ...messagesRoutes(parts),
    consumer: {
      name: MESSAGES_CONSUMER,
      hear: async (tx, events) => {
        await keepWins(tx, events);
        await hearForInbox(tx, events);
      },
    },
    jobs: [
      {
        name: "messages.announcements",
        schedule: "* * * * *",
        run: () => writeMovesOfTime(database, clock.now()),
      },
      {
        name: "messages.feedback",
        schedule: "41 * * * *",
        run: () => closeAnswered(database.store, answeredBy(clock.now())),
      },
      {
        name: "messages.winners",
        schedule: "* * * * *",
        run: () => tidyWins(database.store, clock.now()),
      },
      {
        name: "messages.inbox",
        schedule: "17 * * * *",
        run: () => sweepInbox(database.store, clock.now()),
      },
    ],
  };
}
