// Starts a vendor's game from a menu [SHELL-50, LOB-10]; what it needs is fetched with the press.
import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { usePermission } from "../app/permission-context.ts";
import { useServices } from "../app/services.ts";
import type { VendorCard } from "../app/vendors.query.ts";
import type { Pressed } from "../features/lobby/launch.flow.ts";
import { useProblems } from "./problem.tsx";

interface LaunchButtonProps {
  readonly vendor: VendorCard;
  readonly tabIndex?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function LaunchButton({ vendor, tabIndex, className, children }: LaunchButtonProps) {
  const services = useServices();
  const permission = usePermission();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const { tell, last } = useProblems();
  const start = async (): Promise<Pressed> => {
    try {
      const { startGame } = await import("../features/lobby/start-game.flow.ts");
      return await startGame(services, permission, vendor, false, () => Promise.resolve(null));
    } catch {
      return { problem: t("err_network") };
    }
  };
  const press = async (): Promise<void> => {
    setBusy(true);
    const pressed = await start();
    setBusy(false);
    if (typeof pressed !== "string") tell(pressed.problem);
  };
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        className={className}
        aria-busy={busy || undefined}
        onClick={() => void (busy ? null : press())}
      >
        {children}
      </button>
      {last}
    </>
  );
}
