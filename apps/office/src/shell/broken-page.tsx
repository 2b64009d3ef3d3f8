// The screen for when there is nothing else to show: what broke is loaded again.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import RotateCw from "lucide-react/icons/rotate-cw";

export function BrokenPage({ reload }: { readonly reload: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        title={t("fault_title")}
        reason={t("office_fault_body")}
        actions={
          <Button tone="brand" icon={<RotateCw />} onClick={reload}>
            {t("action_reload")}
          </Button>
        }
      />
    </div>
  );
}
