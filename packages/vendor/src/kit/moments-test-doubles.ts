// Calls of one moment, for wallets that are only wrong when several come at once.
/** What happened since the last turn of the loop is "the same moment": the pause of these wallets ends with it. */
export function moments(): { now(): number; pause(): Promise<void> } {
  let moment = 0;
  let scheduled = false;
  return {
    now() {
      if (!scheduled)
        setImmediate(() => {
          moment += 1;
          scheduled = false;
        });
      scheduled = true;
      return moment;
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
