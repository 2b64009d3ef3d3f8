// The search of a table: while one types where all rows are here, when it is sent where the call searches.
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { TextField } from "@jonaki/ui/text-field";
import Search from "lucide-react/icons/search";
import { useShortcut } from "../shell/shortcuts.tsx";
import type { DeskShape } from "./desk-shape.ts";
import type { DeskControl } from "./use-desk-view.ts";
import styles from "./desk-tools.module.css";

interface DeskSearchProps<Row> {
  readonly shape: Pick<DeskShape<Row>, "search" | "isWhole">;
  readonly desk: DeskControl;
}

const LONGEST = 64;

export function DeskSearch<Row>({ shape: { search, isWhole }, desk }: DeskSearchProps<Row>) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(desk.view.search);
  useShortcut("/", "office_key_search", () => form.current?.querySelector("input")?.focus());
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole) desk.change({ search: typed.trim() });
  };
  const type = (text: string): void => {
    setTyped(text);
    if (isWhole) desk.change({ search: text }, { quietly: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a search element is not known to every browser we serve.
    <form ref={form} role="search" noValidate className={styles["search"]} onSubmit={send}>
      <TextField
        type="search"
        labelHidden
        size="sm"
        icon={<Search />}
        label={t(search)}
        placeholder={t(search)}
        maxLength={LONGEST}
        autoComplete="off"
        value={isWhole ? desk.view.search : typed}
        onValue={type}
      />
    </form>
  );
}
