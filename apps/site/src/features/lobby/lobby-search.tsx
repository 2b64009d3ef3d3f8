// The search of a lobby: it starts 300 ms after the last key [LOB-32].
import { useEffect, useRef, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import { TextField } from "@jonaki/ui/text-field";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useServices } from "../../app/services.ts";
import { NAME_LENGTH } from "./lobby.rules.ts";

const PAUSE_MS = 300;

interface LobbySearchProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly className?: string | undefined;
}

export function LobbySearch({ name, onName, className }: LobbySearchProps) {
  const t = useText();
  const { timers } = useServices();
  const [text, setText] = useState(name);
  const [known, setKnown] = useState(name);
  const callOff = useRef<(() => void) | null>(null);
  // Cleared with the other filters, or changed by Back; what is being typed stays as it is.
  if (known !== name) {
    setKnown(name);
    if (text.trim() !== name) setText(name);
  }
  const latest = useRef(onName);
  useEffect(() => {
    latest.current = onName;
  });
  useEffect(() => () => callOff.current?.(), []);
  const type = (next: string): void => {
    setText(next);
    callOff.current?.();
    callOff.current = timers.after(PAUSE_MS, () => latest.current(next.trim()));
  };
  const empty = (): void => {
    callOff.current?.();
    setText("");
    onName("");
  };
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      label={t("lobby_search")}
      labelHidden
      placeholder={t("lobby_search")}
      maxLength={NAME_LENGTH}
      autoComplete="off"
      icon={<Search aria-hidden="true" />}
      value={text}
      onValue={type}
      className={className}
      end={
        text === "" ? undefined : (
          <IconButton size="sm" label={t("lobby_search_clear")} icon={<X />} onClick={empty} />
        )
      }
    />
  );
}
