// The settings on the panel, kept for the next visit [INS-16].
import { useState } from "react";
import { settingsIn } from "../../app/settings.ts";
import { useServices } from "../../app/services.ts";
import { FIRST_SETTINGS, readSettings } from "./dice.rules.ts";
import type { DiceSettings } from "./dice.rules.ts";

export type ChangeSettings = (change: Partial<DiceSettings>) => void;

export function useDiceSettings(): readonly [DiceSettings, ChangeSettings] {
  const { storage } = useServices();
  const kept = settingsIn<DiceSettings>(storage.local, "dice", readSettings, FIRST_SETTINGS);
  const [settings, setSettings] = useState(kept.read);
  const change: ChangeSettings = (next) =>
    setSettings((before) => {
      const after = { ...before, ...next };
      kept.write(after);
      return after;
    });
  return [settings, change];
}
