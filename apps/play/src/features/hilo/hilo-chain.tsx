// The chain of cards so far, with what was said on each: in signs to see and in words to hear.
import { useEffect, useRef } from "react";
import type { ComponentType } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import Equal from "lucide-react/icons/equal";
import { rankText } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { HiloCard } from "./hilo-card.tsx";
import { guessKey } from "./hilo.rules.ts";
import type { Link } from "./hilo.rules.ts";
import styles from "./hilo-chain.module.css";

type Said = NonNullable<Link["said"]>;

const SIGNS: Readonly<Record<Said, ComponentType>> = {
  higher: ArrowUp,
  lower: ArrowDown,
  same: Equal,
  skip: ChevronsRight,
};

export function HiloChain({ links }: { readonly links: readonly Link[] }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  // The newest card is the one to see.
  const count = links.length;
  useEffect(() => {
    const element = list.current;
    if (element !== null && count > 0) element.scrollLeft = element.scrollWidth;
  }, [count]);
  return (
    <ol
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard.
      tabIndex={count > 0 ? 0 : undefined}
      aria-label={t("play_hilo_chain")}
      className={styles["chain"]}
    >
      {links.map((link, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card of the chain is its place.
        <li key={place} className={styles["link"]}>
          <span className="sr">{linkText(t, link, links[place - 1])}</span>
          {link.said === null ? null : <Sign said={link.said} isRight={link.isRight} />}
          <HiloCard card={link.card} isWrong={!link.isRight} />
        </li>
      ))}
    </ol>
  );
}

function Sign({ said, isRight }: { readonly said: Said; readonly isRight: boolean }) {
  const Icon = SIGNS[said];
  const look = said === "skip" ? "skipped" : isRight ? "right" : "wrong";
  return (
    <span aria-hidden="true" className={cx(styles["sign"], styles[look])}>
      <Icon />
    </span>
  );
}

type Text = ReturnType<typeof useText>;

/** `Higher or same, right: Q`. */
export function linkText(t: Text, { card, said, isRight }: Link, before: Link | undefined): string {
  const rank = rankText(card);
  if (said === null || before === undefined) return t("play_hilo_card", { 0: rank });
  if (said === "skip") return t("play_hilo_skipped", { 0: rank });
  const guess = t(guessKey(before.card, said));
  return t(isRight ? "play_hilo_right" : "play_hilo_wrong", { 0: guess, 1: rank });
}
