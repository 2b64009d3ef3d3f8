// gamePopup put together: the games of a vendor with the way in for a visitor who wants to try one [LOB-34, LOB-37].
import { GamePopup } from "../features/lobby/game-popup.tsx";
import type { ModalProps } from "./modals.ts";
import { useComeInFree } from "./use-come-in-free.ts";

export function GamePopupModal({ about, onClose }: ModalProps) {
  return <GamePopup vassalage={about} comeInFree={useComeInFree()} onClose={onClose} />;
}
