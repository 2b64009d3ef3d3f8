// When a gatherer's next batch may begin. Few items wait a little for company, because a batch of one costs almost as
// much as one of ten; many never wait.
export interface PaceOptions {
  /**
   * How many must wait before they take another lane beside one that is under way, which comes back in a moment, or
   * begin before the pace allows it.
   */
  readonly fewest: number;
  /**
   * How long after one batch began the next may begin. It may be kept for a crowd only, when items arrive while
   * others are under way: then a caller that is alone never waits for it.
   */
  readonly pace: { readonly ms: number; readonly for: "everybody" | "a crowd" };
}

export interface Pace {
  /** Whether so many may begin now; if not, the gatherer is called when they may. */
  mayBegin(waiting: number, underWay: number): boolean;
  arrived(): void;
  began(): void;
  /** Its answers are known; who comes from now on may come because of them. */
  answered(): void;
  stop(): void;
}

/** A lane that does not come back by then is not waited for. */
const RESTLESS_MS = 20;

export function createPace({ fewest, pace }: PaceOptions, look: () => void): Pace {
  let beat: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;
  let unanswered = 0;
  let isKept = false;
  let isRestless = false;

  const wait = (): void => {
    patience ??= setTimeout(() => {
      patience = undefined;
      isRestless = true;
      look();
    }, RESTLESS_MS);
  };
  const forget = (): void => {
    clearTimeout(patience);
    patience = undefined;
    isRestless = false;
  };
  return {
    mayBegin: (waiting, underWay) => {
      if (waiting >= fewest || isRestless) return true;
      if (underWay > 0) wait();
      return underWay === 0 && (beat === undefined || !isKept);
    },
    arrived: () => {
      if (unanswered > 0) isKept = true;
    },
    answered: () => {
      unanswered -= 1;
    },
    began: () => {
      forget();
      unanswered += 1;
      isKept = pace.for === "everybody";
      if (pace.ms === 0) return;
      clearTimeout(beat);
      beat = setTimeout(() => {
        beat = undefined;
        look();
      }, pace.ms);
    },
    stop: () => {
      forget();
      clearTimeout(beat);
      beat = undefined;
    },
  };
}
