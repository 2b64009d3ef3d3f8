// A member's status as a badge.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { statusKey, statusTone } from "./member.rules.ts";

export function MemberStatus({ status }: { readonly status: string }) {
  const t = useText();
  const key = statusKey(status);
  return (
    <Badge size="md" tone={statusTone(status)}>
      {key === null ? status : t(key)}
    </Badge>
  );
}
