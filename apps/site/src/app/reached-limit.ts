// What the live topic of the member said last about limits [SAFE-5]: whoever shows play tells which one has stopped it.
import { observable } from "@jonaki/browser/observable";

export const reachedLimit = observable<unknown>(null);
