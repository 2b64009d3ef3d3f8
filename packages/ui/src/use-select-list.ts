// The open list of a select: which option is active, what the keys do, and when it closes.
import { useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import type { Choice } from "./segment.tsx";
import { openingIndex, steppedIndex, typedIndex } from "./select.rules.ts";
import { useAnchor } from "./use-anchor.ts";

const TYPING_PAUSE_MS = 600;
const WORD = { text: "", atMs: 0 };

export function useSelectList<Value extends string>(
  choices: readonly Choice<Value>[],
  value: Value | null,
  onValue: (value: Value) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActive] = useState(0);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const word = useRef(WORD);
  useAnchor({
    isOpen,
    anchor: () => trigger.current,
    popup: () => popup.current,
    side: "bottom",
    align: "start",
  });
  useOutsidePress(isOpen, [trigger, popup], () => setOpen(false));
  useEffect(() => {
    if (isOpen) showOption(popup.current, activeIndex);
  }, [isOpen, activeIndex]);

  const open = () => {
    setActive(
      openingIndex(
        choices,
        choices.findIndex((choice) => choice.value === value),
      ),
    );
    setOpen(true);
    // Safari does not focus a button that is clicked, and without the focus the keys go nowhere.
    trigger.current?.focus();
  };
  const choose = (index: number) => {
    const choice = choices[index];
    if (choice === undefined || choice.disabled === true) return;
    setOpen(false);
    trigger.current?.focus();
    onValue(choice.value);
  };
  const type = (letter: string, atMs: number) => {
    const isSameWord = atMs - word.current.atMs < TYPING_PAUSE_MS;
    word.current = { text: isSameWord ? word.current.text + letter : letter, atMs };
    const texts = Array.from(popup.current?.children ?? [], (option) => option.textContent);
    return typedIndex(choices, texts, word.current.text, activeIndex);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    const isLetter = key.length === 1 && key !== " ";
    const next = isLetter ? type(key, event.timeStamp) : steppedIndex(choices, activeIndex, key);
    if (isOpen && (key === "Enter" || key === " ")) choose(activeIndex);
    else if (isOpen && key === "Escape") setOpen(false);
    else if (!isOpen && (key === " " || key === "Enter" || next !== null)) open();
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
    // Escape closes the list alone, not the dialog around it.
    event.stopPropagation();
  };
  return {
    trigger,
    popup,
    isOpen,
    activeIndex,
    choose,
    onKeyDown,
    moveTo: (index: number) => setActive(index),
    toggle: () => (isOpen ? setOpen(false) : open()),
    onBlur: (event: FocusEvent) => (isLeft(event) ? setOpen(false) : undefined),
  };
}

/** A tap on an option takes the focus to nothing, or to the dialog around; only another control is a leaving. */
const isLeft = ({ relatedTarget, currentTarget }: FocusEvent): boolean =>
  relatedTarget !== null && !relatedTarget.contains(currentTarget);

function showOption(list: HTMLElement | null, index: number): void {
  const option = list?.children[index];
  if (list === null || !(option instanceof HTMLElement)) return;
  const below = option.offsetTop + option.offsetHeight - (list.scrollTop + list.clientHeight);
  if (below > 0) list.scrollTop += below;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
}

function useOutsidePress(
  isOpen: boolean,
  inside: readonly { readonly current: HTMLElement | null }[],
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && !inside.some((part) => part.current?.contains(target))) onPress();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  });
}
