// How long something has been waiting [OFF-9]: grows while it is looked at, and stands out when it is long.
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useNow } from "../app/use-now.ts";
import { ageText, ageTone, minutesSince } from "./age.rules.ts";

export function Age({ since }: { readonly since: string }) {
  const translator = useTranslator();
  const minutes = minutesSince(since, useNow());
  return (
    <Badge size="md" tone={ageTone(minutes)}>
      {ageText(minutes, translator)}
    </Badge>
  );
}
