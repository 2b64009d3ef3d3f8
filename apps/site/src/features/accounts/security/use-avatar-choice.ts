// What the window of the picture knows: either a built-in one or a file is chosen, never both [ACC-76, ACC-77].
import { useState } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../../app/services.ts";
import { fileProblem } from "../../../shell/image-list.ts";
import { cutSquare } from "./cut-square.ts";

/** The middle. */
const HALF = 0.5;

export function useAvatarChoice(warn: (text: string) => void, onDone: (text: string) => void) {
  const t = useText();
  const { api } = useServices();
  const [staticId, setStaticId] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(HALF);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const input = file === null ? { staticId: staticId ?? "" } : { image: await cutSquare(file, share) };
    const answer = await api.accounts.uploadAvatar(input);
    setBusy(false);
    if (!answer.ok) return warn(answer.message);
    onDone(t(answer.value.isWaiting ? "avatar_sent" : "avatar_done"));
  };
  return {
    staticId,
    choose: (id: string): void => {
      setStaticId(id);
      setFile(null);
      setProblem(null);
    },
    file,
    pick: (picked: File): void => {
      const wrong = fileProblem(picked);
      setProblem(wrong);
      setFile(wrong === null ? picked : null);
      setShare(HALF);
      setStaticId(null);
    },
    problem,
    share,
    move: setShare,
    isEmpty: staticId === null && file === null,
    busy,
    save: () => void send(),
  };
}
