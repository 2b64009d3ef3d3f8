// Everything that opens over the page; one is open at a time.
import { useState } from "react";
import LogOut from "lucide-react/icons/log-out";
import { Button } from "../src/button.tsx";
import { Dialog } from "../src/dialog.tsx";
import { Drawer } from "../src/drawer.tsx";
import { MessageDialog } from "../src/message-dialog.tsx";
import { Select } from "../src/select.tsx";
import { Sheet } from "../src/sheet.tsx";
import { TextField } from "../src/text-field.tsx";
import { ToastHost, showToast } from "../src/toast.tsx";
import { Row, Section, Stack } from "./section.tsx";
import type { SectionProps } from "./section.tsx";
import type { GalleryTexts } from "./texts.ts";
import styles from "./gallery.module.css";

const OVERLAYS = [
  "openDialog",
  "openForm",
  "openLocked",
  "openWide",
  "openMessage",
  "openMoney",
  "openSuccess",
  "openWarning",
  "openSheet",
  "openDrawer",
] as const;
type Overlay = (typeof OVERLAYS)[number];

interface OpenProps {
  readonly t: GalleryTexts;
  readonly shown: Overlay | null;
  readonly close: () => void;
}

export function Overlays({ t }: SectionProps) {
  const [shown, setShown] = useState<Overlay | null>(null);
  const open: OpenProps = { t, shown, close: () => setShown(null) };
  return (
    <Section title={t.overlays}>
      <Row>
        {OVERLAYS.map((overlay) => (
          <Button key={overlay} data-open={overlay} onClick={() => setShown(overlay)}>
            {t[overlay]}
          </Button>
        ))}
        <Toasts t={t} />
      </Row>
      <Dialogs {...open} />
      <Messages {...open} />
      <Panels {...open} />
      <ToastHost label={t.toasts} />
    </Section>
  );
}

function Toasts({ t }: Pick<SectionProps, "t">) {
  const done = (
    <>
      {t.toastDone} <b className="num money">৳2,000</b>
    </>
  );
  const again = { label: t.again, onPress: () => undefined };
  return (
    <>
      <Button
        data-open="toast"
        onClick={() => showToast({ text: done, tone: "success", closeLabel: t.close })}
      >
        {t.openToast}
      </Button>
      <Button
        data-open="errorToast"
        onClick={() => showToast({ text: t.toastFault, tone: "error", closeLabel: t.close, action: again })}
      >
        {t.openErrorToast}
      </Button>
    </>
  );
}

function Dialogs({ t, shown, close }: OpenProps) {
  const shared = { onClose: close, title: t.dialogTitle, closeLabel: t.close };
  const send = (
    <Button tone="brand" isDefault onClick={close}>
      {t.send}
    </Button>
  );
  const choices = [{ value: "all", label: t.all }];
  return (
    <>
      <Dialog {...shared} open={shown === "openDialog"} footer={send}>
        <p className={styles["prose"]}>{t.dialogText}</p>
      </Dialog>
      <Dialog {...shared} open={shown === "openForm"} size="sm" phone="page" footer={send}>
        <Stack>
          <TextField label={t.userName} />
          <TextField label={t.email} type="email" error={t.longError} />
          <Select label={t.status} choices={choices} value="all" onValue={() => undefined} />
        </Stack>
      </Dialog>
      <Dialog {...shared} open={shown === "openLocked"} size="sm" closable={false} footer={send}>
        <p className={styles["prose"]}>{t.lockedText}</p>
      </Dialog>
      <Dialog
        {...shared}
        open={shown === "openWide"}
        size="lg"
        closeOnCover
        closeTone="plate"
        aside={<div className={styles["aside"]}>{t.menu}</div>}
      >
        <p className={styles["prose"]}>{`${t.dialogText} ${t.body} `.repeat(6)}</p>
      </Dialog>
    </>
  );
}

function Messages({ t, shown, close }: OpenProps) {
  return (
    <>
      <MessageDialog
        open={shown === "openMessage"}
        onAnswer={close}
        kind="question"
        icon={<LogOut />}
        title={t.questionTitle}
        confirmLabel={t.yes}
        cancelLabel={t.cancel}
      >
        {t.questionText}
      </MessageDialog>
      <MessageDialog
        open={shown === "openMoney"}
        onAnswer={close}
        kind="question"
        title={<span className="num">{t.moneyTitle}</span>}
        confirmLabel={t.send}
        cancelLabel={t.cancel}
        confirmTone="amber"
        confirmsMoney
      />
      <MessageDialog
        open={shown === "openSuccess"}
        onAnswer={close}
        kind="success"
        title={t.successTitle}
        confirmLabel={t.closeButton}
      >
        {t.successText}
      </MessageDialog>
      <MessageDialog
        open={shown === "openWarning"}
        onAnswer={close}
        kind="warning"
        title={t.warningTitle}
        confirmLabel={t.closeButton}
      >
        {t.warningText}
      </MessageDialog>
    </>
  );
}

function Panels({ t, shown, close }: OpenProps) {
  const shared = { onClose: close, closeLabel: t.close };
  return (
    <>
      <Sheet {...shared} open={shown === "openSheet"} title={t.choose}>
        <Stack>
          <Button tone="amber" block>
            {t.confirm}
          </Button>
          <Button block>{t.withdraw}</Button>
        </Stack>
      </Sheet>
      <Drawer
        {...shared}
        open={shown === "openDrawer"}
        title={t.menu}
        footer={<Button block>{t.settings}</Button>}
      >
        <p className={styles["prose"]}>{t.body}</p>
      </Drawer>
    </>
  );
}
