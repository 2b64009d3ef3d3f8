// An order is at one desk while it is open there [CAS-31]: taken when it is opened, kept while it stands, put back when it is
// closed. Whoever comes second is told.
import { useEffect, useState } from "react";
import type { OfficeApi, SendOptions } from "@jonaki/client";
import { useServices } from "../../app/services.ts";
import type { OrderDesk } from "./order.query.ts";

/** The server gives an order back after 15 minutes. */
const KEEP_MS = 300_000;

export type OrderLock = "asked" | "mine" | { readonly problem: string };

const taker = (api: OfficeApi, desk: OrderDesk, reference: string) => (take: boolean, options: SendOptions) =>
  desk === "deposits"
    ? api.deposits.takeDeposit({ reference, take }, options)
    : api.withdrawals.takeWithdrawal({ reference, take }, options);

/** Only what can be decided is taken. */
export function useOrderLock(desk: OrderDesk, reference: string, isWanted: boolean): OrderLock {
  const { api, timers } = useServices();
  const [lock, setLock] = useState<OrderLock>("asked");
  useEffect(() => {
    if (!isWanted) return undefined;
    const take = taker(api, desk, reference);
    let isOpen = true;
    const ask = async (options: SendOptions): Promise<boolean> => {
      const answer = await take(true, options);
      if (isOpen) setLock(answer.ok ? "mine" : { problem: answer.message });
      return answer.ok;
    };
    let taken = ask({});
    const stop = timers.every(KEEP_MS, () => {
      taken = ask({ background: true });
    });
    const putBack = async (): Promise<void> => {
      if (await taken) await take(false, { background: true });
    };
    return () => {
      isOpen = false;
      stop();
      void putBack();
    };
  }, [api, desk, isWanted, reference, timers]);
  return lock;
}
