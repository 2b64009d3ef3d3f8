// The one place of the shell's modals [SHELL-89]: what the address opens stands over the page, and over the panel. A
// password that has to be changed opens its window by itself [ACC-44, ACC-60].
import { useText } from "@jonaki/i18n/react";
import { useNavigate } from "../app/site-router.tsx";
import { HOME } from "../app/routes.ts";
import { Layer } from "./layer.tsx";
import { useModals } from "./modal-address.ts";
import { shownModals } from "./modals.rules.ts";
import type { ModalName } from "./modals.rules.ts";
import { MODAL_SCREENS } from "./modals.ts";
import type { ModalScreens } from "./modals.ts";
import { useProblems } from "./problem.tsx";
import { useModalViewer } from "./use-modal-viewer.ts";

export function ModalHost({ screens = MODAL_SCREENS }: { readonly screens?: ModalScreens }) {
  const t = useText();
  const { open, close } = useModals();
  const viewer = useModalViewer();
  const { tell, last } = useProblems();
  const navigate = useNavigate();
  // One that the page itself opens goes with the page.
  const leave = (name: ModalName): void => {
    if (open.some((one) => one.name === name)) close(name);
    else if (viewer.isRegisterPage) navigate(HOME, { replace: true });
  };
  return (
    <>
      {shownModals(open, viewer).map(({ name, about }) => {
        const screen = screens[name];
        if (screen === null) return null;
        screen.preload();
        const fail = (): void => {
          tell(t("err_network"));
          leave(name);
        };
        return (
          <Layer key={`${name} ${about}`} coming={null} onFail={fail}>
            <screen.Page about={about} onClose={() => leave(name)} />
          </Layer>
        );
      })}
      {last}
    </>
  );
}
