// The message that came last over the live topic of the member [CAS-30]; null once it has been shown.
import { observable } from "@jonaki/browser/observable";

export const receivedMessage = observable<unknown>(null);
