// The window of the authenticator app [ACC-127, ACC-128]: it turns on what is off and off what is on.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { TaskProps } from "./security-tasks.ts";
import { TotpOff } from "./totp-off.tsx";
import { TotpOn } from "./totp-on.tsx";

export function TotpDialog({ profile, onClose, onDone }: TaskProps) {
  const t = useText();
  // As it stood when the window opened: the page may ask again meanwhile.
  const [wasOn] = useState(profile?.totp === "ON");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (wasOn) return <TotpOff onClose={onClose} onDone={() => onDone(t("totp_off_done"))} />;
  if (codes === null) return <TotpOn onClose={onClose} onCodes={setCodes} />;
  return <RecoveryCodes codes={codes} onKept={() => onDone(t("totp_on_done"))} />;
}
