// The cashier's queues on the dashboard [OFF-8].
import { useText } from "@jonaki/i18n/react";
import { QueueCard } from "../../shell/queue-card.tsx";
import { DEPOSIT_WORDS } from "./deposit-words.ts";
import { stateText } from "./order-columns.tsx";
import type { OrderWords } from "./order-columns.tsx";
import { WITHDRAWAL_WORDS } from "./withdrawal-words.ts";

function OrderCard({ words }: { readonly words: OrderWords }) {
  const t = useText();
  return (
    <QueueCard desk={words.desk} title={words.title} stateName={(state) => stateText(state, words, t)} />
  );
}

export const DepositsCard = () => <OrderCard words={DEPOSIT_WORDS} />;
export const WithdrawalsCard = () => <OrderCard words={WITHDRAWAL_WORDS} />;
