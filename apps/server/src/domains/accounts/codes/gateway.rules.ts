// When a gateway is left alone: after so many failures in a row it rests, then one message tries it again.
export interface GatewayState {
  readonly failures: number;
  readonly restsUntil: Date | null;
}

const MOST_FAILURES = 5;
const REST_MS = 30_000;

export const isResting = ({ restsUntil }: GatewayState, moment: Date): boolean =>
  restsUntil !== null && restsUntil > moment;

export function afterFailure({ failures }: GatewayState, moment: Date): GatewayState {
  const more = failures + 1;
  return {
    failures: more,
    restsUntil: more >= MOST_FAILURES ? new Date(moment.getTime() + REST_MS) : null,
  };
}

export const WORKING: GatewayState = { failures: 0, restsUntil: null };
