// The brand's day, by the server's clock.
import { formatDay } from "@jonaki/i18n";
import { useServices } from "../../app/services.ts";

export function useToday(): string {
  const { serverClock, start } = useServices();
  return formatDay(new Date(serverClock.nowMs()).toISOString(), start.brand.timeZone);
}
