// One section of the help centre: a text, the questions one below the other, or articles; contact has the form.
import { Accordion } from "@jonaki/ui/accordion";
import { Card } from "@jonaki/ui/card";
import { faqQuestions } from "../../shell/faq.rules.ts";
import { PartHead } from "../../shell/page.tsx";
import { RichNodes, RichText } from "../../shell/rich-text.tsx";
import { useRichTree } from "../../shell/rich-tree.ts";
import { ArticleList } from "./article-list.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import type { HelpSection } from "./help.query.ts";
import { articlesOf } from "./help.rules.ts";
import styles from "./help-page.module.css";

export function HelpSectionView({ section }: { readonly section: HelpSection }) {
  const { section: anchor, title, content } = section;
  const kind = articlesOf(section);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className={styles["section"]}>
      <PartHead id={`${anchor}-title`}>{title}</PartHead>
      {kind === null ? (
        <Card className={styles["text"]}>
          {anchor === "faq" ? <Questions html={content} /> : <RichText html={content} />}
          {anchor === "contact" ? <FeedbackForm /> : null}
        </Card>
      ) : (
        <ArticleList kind={kind} label={title} />
      )}
    </section>
  );
}

/** At most one is open [SHELL-74]. */
function Questions({ html }: { readonly html: string }) {
  const questions = faqQuestions(useRichTree(html));
  return (
    <Accordion
      items={questions.map(({ question, answer }, place) => ({
        id: `q${place}`,
        title: question,
        content: <RichNodes nodes={answer} />,
      }))}
    />
  );
}
