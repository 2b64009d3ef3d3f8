// The picture of each category.
import type { ReactNode } from "react";
import Cherry from "lucide-react/icons/cherry";
import Club from "lucide-react/icons/club";
import Dices from "lucide-react/icons/dices";
import Fish from "lucide-react/icons/fish";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Spade from "lucide-react/icons/spade";
import Ticket from "lucide-react/icons/ticket";
import Trophy from "lucide-react/icons/trophy";
import Volleyball from "lucide-react/icons/volleyball";

const ICONS: Readonly<Record<string, ReactNode>> = {
  ELOTT: <Ticket aria-hidden="true" />,
  LOTT: <Dices aria-hidden="true" />,
  LIVE: <Spade aria-hidden="true" />,
  DS88: <Trophy aria-hidden="true" />,
  SPORTS: <Volleyball aria-hidden="true" />,
  FISH: <Fish aria-hidden="true" />,
  RNG: <Cherry aria-hidden="true" />,
  PVP: <Club aria-hidden="true" />,
  ESPORTS: <Gamepad2 aria-hidden="true" />,
};

export const categoryIcon = (key: string): ReactNode => ICONS[key] ?? null;
