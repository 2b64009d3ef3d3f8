// The picture of each entry of the side menu.
import type { ReactNode } from "react";
import BookOpen from "lucide-react/icons/book-open";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Coins from "lucide-react/icons/coins";
import Download from "lucide-react/icons/download";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Gift from "lucide-react/icons/gift";
import Handshake from "lucide-react/icons/handshake";
import Headset from "lucide-react/icons/headset";
import Hourglass from "lucide-react/icons/hourglass";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import MessagesSquare from "lucide-react/icons/messages-square";
import Newspaper from "lucide-react/icons/newspaper";
import PenLine from "lucide-react/icons/pen-line";
import Sparkles from "lucide-react/icons/sparkles";
import UserPlus from "lucide-react/icons/user-plus";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import Wallet from "lucide-react/icons/wallet";

const ICONS: Readonly<Record<string, ReactNode>> = {
  invite: <UserPlus aria-hidden="true" />,
  promotions: <Gift aria-hidden="true" />,
  deposit: <Wallet aria-hidden="true" />,
  rewards: <Sparkles aria-hidden="true" />,
  games: <Gamepad2 aria-hidden="true" />,
  account: <UserRound aria-hidden="true" />,
  agent: <UsersRound aria-hidden="true" />,
  points: <Coins aria-hidden="true" />,
  redEnvelope: <Mail aria-hidden="true" />,
  chat: <MessagesSquare aria-hidden="true" />,
  limits: <Hourglass aria-hidden="true" />,
  download: <Download aria-hidden="true" />,
  service: <Headset aria-hidden="true" />,
  help: <CircleQuestionMark aria-hidden="true" />,
  notices: <Megaphone aria-hidden="true" />,
  guide: <BookOpen aria-hidden="true" />,
  news: <Newspaper aria-hidden="true" />,
  blog: <PenLine aria-hidden="true" />,
  join: <Handshake aria-hidden="true" />,
};

export const menuIcon = (key: string): ReactNode => ICONS[key] ?? null;
