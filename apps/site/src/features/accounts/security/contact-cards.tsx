// Where the member can be reached [ACC-133.5]: mobile number and e-mail, masked, each to be verified or replaced.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import { SecurityCard } from "./security-card.tsx";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";

interface ContactCardsProps {
  readonly profile: Profile | null;
  readonly start: StartTask;
}

export function ContactCards({ profile, start }: ContactCardsProps) {
  return (
    <>
      <ContactCard kind="mobile" profile={profile} start={start} />
      <ContactCard kind="mail" profile={profile} start={start} />
    </>
  );
}

function ContactCard({ kind, profile, start }: ContactCardsProps & { readonly kind: "mobile" | "mail" }) {
  const t = useText();
  const own = profile === null ? null : profile[kind];
  const isVerified = own?.isVerified === true;
  const press = (): void => start(kind);
  const label = own === null ? "action_add" : isVerified ? "action_replace" : "action_verify";
  return (
    <SecurityCard
      part={kind}
      icon={kind === "mobile" ? <Smartphone /> : <Mail />}
      title={t(kind === "mobile" ? "mobile_label" : "email_label")}
      note={own === null ? <Missing isTold={profile !== null} /> : <span className="num">{own.masked}</span>}
      badge={
        own === null ? null : (
          <Badge size="md" tone={isVerified ? "up" : "warn"}>
            {t(isVerified ? "contact_verified" : "contact_unverified")}
          </Badge>
        )
      }
      action={{ label: t(profile === null ? "action_replace" : label), press }}
    />
  );
}

/** A restricted session is not told what is on file. */
function Missing({ isTold }: { readonly isTold: boolean }) {
  const t = useText();
  return t(isTold ? "contact_none" : "contact_note");
}
