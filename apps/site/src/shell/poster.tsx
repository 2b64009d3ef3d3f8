// A cover for a game that brought no picture: drawn from its description, so that no game ever stands as a grey box.
import { EMBLEM_SHAPES } from "./poster-emblems.tsx";
import { PosterScene } from "./poster-scene.tsx";
import { posterPlan } from "./poster.rules.ts";
import type { GameDescription } from "./poster.rules.ts";

const FOCUS = { x: 150, y: 170 };

interface PosterProps {
  readonly game: GameDescription;
  readonly className?: string | undefined;
}

/** 3:4, cut at the sides or at top and bottom by whoever gives it another shape. */
export function Poster({ game, className }: PosterProps) {
  const { hue, emblem, turnDegrees } = posterPlan(game);
  return (
    <PosterScene
      width={300}
      height={400}
      focus={FOCUS}
      haloRadius={92}
      hue={hue}
      turnDegrees={turnDegrees}
      className={className}
    >
      {EMBLEM_SHAPES[emblem]}
    </PosterScene>
  );
}
