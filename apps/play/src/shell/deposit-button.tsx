// The way to a deposit where the balance does not suffice.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { useServices } from "../app/services.ts";

export function DepositButton() {
  const { frame, opened } = useServices();
  const t = useText();
  // Trial money is filled up by a launch, and nobody pays it in.
  if (!frame.isFramed || opened.currency === "TRIAL") return null;
  return (
    <Button size="sm" tone="quiet" onClick={() => frame.say({ type: "openDeposit" })}>
      {t("play_deposit")}
    </Button>
  );
}
