// What stands around every game: the bar above it, the panels that open over it, and the words for who cannot see it.
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { usePhone } from "@jonaki/ui/use-phone";
import { GameBar } from "./game-bar.tsx";
import { GameTools } from "./game-tools.tsx";
import type { GameView } from "./game-view.ts";
import type { OpenPanel } from "./panels.tsx";
import styles from "./game-frame.module.css";

const Panels = lazy(async () => ({ default: (await import("./panels.tsx")).Panels }));

/** What a game can open, and how much room it has. */
export interface FrameWays {
  readonly isPhone: boolean;
  readonly open: (panel: OpenPanel) => void;
  readonly recall: (round: string) => void;
}

interface GameFrameProps {
  readonly view: GameView;
  /** Read out when it changes. */
  readonly announcement: string;
  readonly children: (ways: FrameWays) => ReactNode;
}

export function GameFrame({ view, announcement, children }: GameFrameProps) {
  const { t } = useTranslator();
  const [opened, setOpened] = useState<OpenPanel>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isPhone = usePhone();
  const open = (next: OpenPanel): void => {
    setOpened(next);
    setWasOpened(true);
  };
  return (
    <div className={styles["game"]}>
      <GameBar title={t(view.titleKey)} tools={isPhone ? null : <GameTools look="icons" onOpen={open} />} />
      {children({ isPhone, open, recall: (round) => open({ round }) })}
      <output aria-live="polite" className="sr">
        {announcement}
      </output>
      {wasOpened ? (
        <Suspense>
          <Panels view={view} open={opened} onOpen={open} />
        </Suspense>
      ) : null}
    </div>
  );
}
