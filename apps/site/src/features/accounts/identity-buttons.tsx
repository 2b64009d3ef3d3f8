// A button for each identity provider the site has [ACC-36]; without any there is nothing.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import KeyRound from "lucide-react/icons/key-round";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { useModals } from "../../shell/modal-address.ts";
import { askProvider } from "./identity.flow.ts";
import type { IdentityProvider } from "./identity.rules.ts";
import { useTold } from "./use-told.tsx";
import styles from "./account-form.module.css";

export function IdentityButtons() {
  const t = useText();
  const told = useTold();
  const providers = useProviders();
  const { busy, press } = useIdentity(told.warn);
  if (providers.length === 0) return null;
  return (
    <>
      <p className={styles["or"]}>{t("login_or")}</p>
      <div className={styles["ways"]}>
        {providers.map((one) => (
          <Button
            key={one.provider}
            block
            icon={<KeyRound />}
            loading={busy === one.provider}
            onClick={() => void press(one)}
          >
            {t("login_with", { 0: one.name })}
          </Button>
        ))}
      </div>
      {told.dialog}
    </>
  );
}

/** Whoever cannot be told of them logs in as everybody else. */
export function useProviders(): readonly IdentityProvider[] {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ["identityProviders"],
    queryFn: async () => {
      const answer = await api.accounts.identityProviders();
      return answer.ok ? answer.value : [];
    },
    meta: { own: true },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

function useIdentity(warn: (text: string) => void) {
  const services = useServices();
  const t = useText();
  const navigate = useNavigate();
  const { show } = useModals();
  const [busy, setBusy] = useState<string | null>(null);
  const press = async (provider: IdentityProvider): Promise<void> => {
    if (busy !== null) return;
    setBusy(provider.provider);
    const outcome = await askProvider(services, provider);
    setBusy(null);
    if (typeof outcome === "string") return warn(t(outcome));
    if (outcome.kind === "inside") navigate("/", { replace: true });
    if (outcome.kind === "unbound") show("registerModal");
    if (outcome.kind === "refused") warn(outcome.text);
  };
  return { busy, press };
}
