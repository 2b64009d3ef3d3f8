// What leaving a seat takes off the limits [CAR-38]: as much of the buy-ins as came back counts as never staked, on the days
// they were made, the oldest first, so that today's limits get the least of it; what is more was won. Pure.
export interface BuyIn {
  readonly id: bigint;
  readonly amountMinor: bigint;
  readonly at: Date;
}

export interface TakenOff {
  readonly buyIns: readonly { readonly id: bigint; readonly backMinor: bigint; readonly at: Date }[];
  readonly wonMinor: bigint;
}

/** The buy-ins in the order they were made. */
export function takeOff(buyIns: readonly BuyIn[], leftWithMinor: bigint): TakenOff {
  let restMinor = leftWithMinor;
  const taken = buyIns.map(({ id, amountMinor, at }) => {
    const backMinor = restMinor < amountMinor ? restMinor : amountMinor;
    restMinor -= backMinor;
    return { id, backMinor, at };
  });
  return { buyIns: taken.filter(({ backMinor }) => backMinor > 0n), wonMinor: restMinor };
}
