// Identities of elsewhere [ACC-129, ACC-133.9]: each provider, how it stands, and binding it for ever in two steps.
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { BadgeTone } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import IdCard from "lucide-react/icons/id-card";
import KeyRound from "lucide-react/icons/key-round";
import { useTold } from "../use-told.tsx";
import { SecurityCard } from "./security-card.tsx";
import { SecurityItem, SecurityList } from "./security-item.tsx";
import type { Profile } from "./security.query.ts";
import { useBinding } from "./use-binding.ts";

type Binding = Profile["bindings"][number];

const STATES: Readonly<Record<Binding["state"], readonly [MessageKey, BadgeTone]>> = {
  UNBOUND: ["binding_unbound", "quiet"],
  PENDING: ["binding_pending", "warn"],
  BOUND: ["binding_bound", "up"],
};

interface BindingCardProps {
  readonly bindings: Profile["bindings"];
  readonly onDone: (text: string) => void;
}

export function BindingCard({ bindings, onDone }: BindingCardProps) {
  const t = useText();
  const told = useTold();
  const binding = useBinding(told.warn, onDone);
  if (bindings.length === 0) return null;
  return (
    <SecurityCard part="binding" icon={<IdCard />} title={t("binding_title")} note={t("binding_note")}>
      <SecurityList label={t("binding_title")}>
        {bindings.map((one) => (
          <Provider
            key={one.provider}
            binding={one}
            busy={binding.busy === one.provider}
            onBind={binding.canAsk(one.provider) ? () => binding.ask(one) : null}
          />
        ))}
      </SecurityList>
      <MessageDialog
        kind="warning"
        open={binding.isAsking}
        onAnswer={binding.answer}
        title={t("binding_sure_title", { 0: binding.pending?.name ?? "" })}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("binding_sure")}
      >
        {t("binding_sure_body")}
      </MessageDialog>
      {told.dialog}
    </SecurityCard>
  );
}

interface ProviderProps {
  readonly binding: Binding;
  readonly busy: boolean;
  readonly onBind: (() => void) | null;
}

function Provider({ binding: { name, state }, busy, onBind }: ProviderProps) {
  const t = useText();
  const [word, tone] = STATES[state];
  return (
    <SecurityItem
      icon={<KeyRound />}
      title={name}
      badge={<Badge tone={tone}>{t(word)}</Badge>}
      end={
        state === "BOUND" || onBind === null ? null : (
          <Button size="sm" loading={busy} aria-label={t("binding_bind_label", { 0: name })} onClick={onBind}>
            {t("binding_bind")}
          </Button>
        )
      }
    />
  );
}
