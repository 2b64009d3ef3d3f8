// The one place of the shell's modals [SHELL-89]: what the address opens stands over the page, and over the panel.
import { useText } from "@jonaki/i18n/react";
import { Layer } from "./layer.tsx";
import { useModals } from "./modal-address.ts";
import { MODAL_SCREENS } from "./modals.ts";
import type { ModalScreens } from "./modals.ts";
import { useProblems } from "./problem.tsx";

export function ModalHost({ screens = MODAL_SCREENS }: { readonly screens?: ModalScreens }) {
  const t = useText();
  const { open, close } = useModals();
  const { tell, last } = useProblems();
  return (
    <>
      {open.map(({ name, about }) => {
        const screen = screens[name];
        if (screen === null) return null;
        screen.preload();
        const fail = (): void => {
          tell(t("err_network"));
          close(name);
        };
        return (
          <Layer key={`${name} ${about}`} coming={null} onFail={fail}>
            <screen.Page about={about} onClose={() => close(name)} />
          </Layer>
        );
      })}
      {last}
    </>
  );
}
