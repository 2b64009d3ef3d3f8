// The deposits that wait for their payment, to go from one to the other or to a new one [CAS-4].
import { useText } from "@jonaki/i18n/react";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import Plus from "lucide-react/icons/plus";
import type { Deposit } from "./deposit.rules.ts";
import { useMoney } from "./use-money.ts";

interface OrderChipsProps {
  readonly orders: readonly Deposit[];
  readonly chosen: string | null;
  /** Null for a new one. */
  readonly onChoose: (reference: string | null) => void;
}

export function OrderChips({ orders, chosen, onChoose }: OrderChipsProps) {
  const t = useText();
  const money = useMoney();
  if (orders.length === 0) return null;
  return (
    <ChipRow label={t("deposit_orders")}>
      {orders.map(({ reference, method, amount }) => (
        <Chip
          key={reference}
          selected={reference === chosen}
          count={money(amount)}
          onClick={() => onChoose(reference)}
        >
          {method}
        </Chip>
      ))}
      <Chip icon={<Plus />} selected={chosen === null} onClick={() => onChoose(null)}>
        {t("deposit_new")}
      </Chip>
    </ChipRow>
  );
}
