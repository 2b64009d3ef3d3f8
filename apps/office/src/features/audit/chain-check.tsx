// Checks the chain of the audit log from its first entry on, and says what it found [OFF-6].
import { useState } from "react";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import Link2 from "lucide-react/icons/link-2";
import { useServices } from "../../app/services.ts";

interface Found {
  readonly isWhole: boolean;
  readonly text: string;
}

export function ChainCheck() {
  const { t, language } = useTranslator();
  const { api } = useServices();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const check = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.audit.auditCheck();
    setBusy(false);
    if (!answer.ok) return setFound({ isWhole: false, text: answer.message });
    const { entries, brokenAt } = answer.value;
    setFound({
      isWhole: brokenAt === null,
      text:
        brokenAt === null
          ? t("office_chain_holds", { 0: formatCount(entries, language) })
          : t("office_chain_broken", { 0: brokenAt }),
    });
  };
  return (
    <>
      <Button icon={<Link2 />} loading={busy} onClick={() => void check()}>
        {t("office_chain_check")}
      </Button>
      <MessageDialog
        open={found !== null}
        // What was found stays until it was read.
        kind={found?.isWhole === true ? "info" : "warning"}
        title={t("office_chain")}
        confirmLabel={t("action_close")}
        onAnswer={() => setFound(null)}
      >
        {found?.text}
      </MessageDialog>
    </>
  );
}
