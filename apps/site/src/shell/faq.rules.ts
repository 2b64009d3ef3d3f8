// The questions of the help text: each h3 is one, and what follows it up to the next is its answer.
export interface Question {
  readonly question: string;
  /** HTML, to be shown by RichText. */
  readonly answer: string;
}

/** What stands before the first question belongs to none. */
export function faqQuestions(html: string, parse: (html: string) => ParentNode): readonly Question[] {
  const first = parse(html).querySelector("h3");
  const questions: { question: string; answer: string }[] = [];
  for (const node of first?.parentNode?.childNodes ?? []) {
    const last = questions.at(-1);
    if (node instanceof Element && node.tagName === "H3") {
      questions.push({ question: (node.textContent ?? "").trim(), answer: "" });
    } else if (last !== undefined) {
      last.answer += node instanceof Element ? node.outerHTML : escaped(node.textContent ?? "");
    }
  }
  return questions
    .map(({ question, answer }) => ({ question, answer: answer.trim() }))
    .filter(({ question, answer }) => question !== "" && answer !== "");
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
