// A record without rows [REP-10]: the words of the rule, the reason, and the way out: without the filters, or to the games.
import { useText } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import { HOME } from "../../app/routes.ts";
import { SiteLink } from "../../shell/site-link.tsx";

interface RecordEmptyProps {
  readonly reason: string;
  /** Null when nothing is filtered. */
  readonly onClear: (() => void) | null;
}

export function RecordEmpty({ reason, onClear }: RecordEmptyProps) {
  const t = useText();
  return (
    <EmptyState
      size="sm"
      title={t("in_no_data")}
      reason={reason}
      actions={
        onClear === null ? (
          <SiteLink to={HOME} className={buttonClass()}>
            {t("games_title")}
          </SiteLink>
        ) : (
          <Button onClick={onClear}>{t("record_clear")}</Button>
        )
      }
    />
  );
}
