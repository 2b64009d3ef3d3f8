// A studio's mark, drawn from its name in the colour of the text around it, so that no studio is a letter in a box.
import { markPlan } from "./studio-mark.rules.ts";

const FULL_TURN_DEGREES = 360;

interface StudioMarkProps {
  readonly vassalage: string;
  readonly className?: string | undefined;
}

export function StudioMark({ vassalage, className }: StudioMarkProps) {
  const { line, folds, turnDegrees, core } = markPlan(vassalage);
  return (
    <svg
      viewBox="-13 -12 26 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {Array.from({ length: folds }, (_, fold) => (
        <path
          key={fold}
          d={line}
          transform={folds === 1 ? undefined : `rotate(${turnDegrees + (FULL_TURN_DEGREES / folds) * fold})`}
        />
      ))}
      {core === "dot" ? <circle r="1.8" fill="currentColor" stroke="none" /> : null}
      {core === "ring" ? <circle r="2.2" strokeWidth="1.6" /> : null}
    </svg>
  );
}
