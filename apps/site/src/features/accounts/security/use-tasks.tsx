// One task at a time, in a window over the page.
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useModals } from "../../../shell/modal-address.ts";
import { AvatarDialog } from "./avatar-dialog.tsx";
import { ExclusionDialog, TimeOutDialog } from "./break-dialog.tsx";
import { CloseDialog, TakeBackDialog } from "./close-dialog.tsx";
import { MailDialog, MobileDialog } from "./contact-dialog.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";
import type { StartTask, Task, TaskProps } from "./security-tasks.ts";
import { TotpDialog } from "./totp-dialog.tsx";

/** The login password has the window of the shell. */
const DIALOGS: Readonly<Record<Exclude<Task, "password">, ComponentType<TaskProps>>> = {
  avatar: AvatarDialog,
  payment: PaymentDialog,
  mobile: MobileDialog,
  mail: MailDialog,
  profile: ProfileDialog,
  totp: TotpDialog,
  "time-out": TimeOutDialog,
  exclusion: ExclusionDialog,
  close: CloseDialog,
  "take-back": TakeBackDialog,
};

interface Tasks {
  readonly start: StartTask;
  /** Has to stand in the page. */
  readonly windows: ReactNode;
}

type Standing = Pick<TaskProps, "profile" | "restriction" | "onDone">;

export function useTasks({ profile, restriction, onDone }: Standing): Tasks {
  const { show } = useModals();
  const [task, setTask] = useState<Exclude<Task, "password"> | null>(null);
  const close = (): void => setTask(null);
  const done = (text: string): void => {
    close();
    onDone(text);
  };
  const Window = task === null ? null : DIALOGS[task];
  const windows =
    Window === null ? null : (
      <Window profile={profile} restriction={restriction} onClose={close} onDone={done} />
    );
  const start: StartTask = (next) => (next === "password" ? show("changePassModal") : setTask(next));
  return { start, windows };
}
