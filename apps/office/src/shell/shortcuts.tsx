// The keyboard of the office: a screen names its keys while it stands, and ? shows exactly those.
import { observable, useObservable } from "@jonaki/browser/observable";
import type { Settable } from "@jonaki/browser/observable";
import { createContext, use, useEffect, useEffectEvent, useMemo } from "react";
import type { ReactNode } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import styles from "./shortcuts.module.css";

interface Shortcut {
  /** As KeyboardEvent.key says it. */
  readonly key: string;
  readonly text: MessageKey;
  readonly run: () => void;
  /** Belongs to a window that stands open, and works in it. */
  readonly isWindows: boolean;
}

interface Shortcuts {
  readonly all: Settable<readonly Shortcut[]>;
  readonly help: Settable<boolean>;
}

const ShortcutsContext = createContext<Shortcuts | null>(null);

function useShortcuts(): Shortcuts {
  const shortcuts = use(ShortcutsContext);
  if (shortcuts === null) throw new Error("A shortcut was named outside ShortcutsPlace.");
  return shortcuts;
}

/** Works while the screen that names it stands. */
export function useShortcut(
  key: string,
  text: MessageKey,
  run: () => void,
  { isWindows = false }: Partial<Pick<Shortcut, "isWindows">> = {},
): void {
  const { all } = useShortcuts();
  const press = useEffectEvent(run);
  useEffect(() => {
    const shortcut: Shortcut = { key, text, run: () => press(), isWindows };
    all.set([...all.get(), shortcut]);
    return () => all.set(all.get().filter((one) => one !== shortcut));
  }, [all, isWindows, key, text]);
}

export function useShortcutHelp(): () => void {
  const { help } = useShortcuts();
  return () => help.set(true);
}

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const QUESTION = "[role=alertdialog], [role=listbox]";
const WINDOW = "[role=dialog]";

const isIn = ({ target }: KeyboardEvent, place: string): boolean =>
  target instanceof Element && target.closest(place) !== null;

function useKeys({ all, help }: Shortcuts): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      // Whoever types or answers a question means that, and no shortcut; in a window only its own keys work.
      if (event.ctrlKey || event.metaKey || event.altKey || isIn(event, `${TYPING}, ${QUESTION}`)) return;
      const inWindow = isIn(event, WINDOW);
      if (event.key === "?" && !inWindow) return help.set(true);
      const found = all.get().findLast(({ key, isWindows }) => key === event.key && (isWindows || !inWindow));
      if (found === undefined) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [all, help]);
}

export function ShortcutsPlace({ children }: { readonly children: ReactNode }) {
  const shortcuts = useMemo<Shortcuts>(
    () => ({ all: observable<readonly Shortcut[]>([]), help: observable(false) }),
    [],
  );
  useKeys(shortcuts);
  return (
    <ShortcutsContext value={shortcuts}>
      {children}
      <ShortcutHelp />
    </ShortcutsContext>
  );
}

/** What works in windows and tables without being named. */
const ALWAYS: readonly (readonly [key: string, text: MessageKey])[] = [
  ["Enter", "office_key_open"],
  ["Esc", "office_key_close"],
  ["?", "office_key_help"],
];

function ShortcutHelp() {
  const t = useText();
  const { all, help } = useShortcuts();
  const isOpen = useObservable(help);
  const named = useObservable(all).map(({ key, text }) => [key, text] as const);
  return (
    <Dialog
      size="sm"
      open={isOpen}
      title={t("office_keys")}
      closeLabel={t("action_close")}
      onClose={() => help.set(false)}
    >
      <dl className={styles["keys"]}>
        {[...named, ...ALWAYS].map(([key, text]) => (
          <div key={key} className={styles["row"]}>
            <dt>
              <kbd className={styles["key"]}>{key}</kbd>
            </dt>
            <dd className={styles["what"]}>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
