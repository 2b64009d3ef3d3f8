// The questions of the help text: each h3 is one, and what follows it up to the next is its answer.
import { textOf } from "./rich-tree.ts";
import type { RichNode } from "./rich-tree.ts";

export interface Question {
  readonly question: string;
  readonly answer: readonly RichNode[];
}

/** What stands before the first question belongs to none. */
export function faqQuestions(nodes: readonly RichNode[]): readonly Question[] {
  const questions: { question: string; answer: RichNode[] }[] = [];
  for (const node of nodes) {
    if (typeof node !== "string" && node.name === "h3") {
      questions.push({ question: textOf(node).trim(), answer: [] });
    } else questions.at(-1)?.answer.push(node);
  }
  return questions.filter(
    ({ question, answer }) => question !== "" && answer.some((node) => textOf(node).trim() !== ""),
  );
}
