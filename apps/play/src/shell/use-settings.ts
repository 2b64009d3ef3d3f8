// The settings on a game's panel, kept for the next visit [INS-16].
import { useState } from "react";
import { settingsIn } from "../app/settings.ts";
import { useServices } from "../app/services.ts";

export interface SettingsRules<Settings> {
  /** The game they are kept for. */
  readonly code: string;
  readonly first: Settings;
  /** Throws for what is no setting of today's game. */
  readonly read: (value: unknown) => Settings;
}

export type ChangeSettings<Settings> = (change: Partial<Settings>) => void;

export function useSettings<Settings>({
  code,
  first,
  read,
}: SettingsRules<Settings>): readonly [Settings, ChangeSettings<Settings>] {
  const { storage } = useServices();
  const kept = settingsIn(storage.local, code, read, first);
  const [settings, setSettings] = useState(kept.read);
  const change: ChangeSettings<Settings> = (next) =>
    setSettings((before) => {
      const after = { ...before, ...next };
      kept.write(after);
      return after;
    });
  return [settings, change];
}
