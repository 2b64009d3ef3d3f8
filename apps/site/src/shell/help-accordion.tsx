// The questions of the help centre in the footer, at most one open [SHELL-74]. Without an answer there is nothing to show.
import { useTranslator } from "@jonaki/i18n/react";
import { Accordion } from "@jonaki/ui/accordion";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../app/services.ts";
import { faqQuestions } from "./faq.rules.ts";
import { RichNodes } from "./rich-text.tsx";
import { useRichTree } from "./rich-tree.ts";
import styles from "./site-footer.module.css";

/** The rest is on the help page. */
const LONGEST_LIST = 6;

export function HelpAccordion() {
  const { t } = useTranslator();
  const questions = faqQuestions(useRichTree(useFaq())).slice(0, LONGEST_LIST);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="footer-help">
      <h2 id="footer-help" className={styles["title"]}>
        {t("footer_help")}
      </h2>
      <Accordion
        items={questions.map(({ question, answer }) => ({
          id: String(questions.findIndex((one) => one.question === question)),
          title: question,
          content: <RichNodes nodes={answer} />,
        }))}
      />
    </section>
  );
}

function useFaq(): string {
  const { api } = useServices();
  const { language } = useTranslator();
  const { data } = useQuery({
    queryKey: ["help", "faq", language],
    queryFn: async () => {
      const answer = await api.messages.helpCenter({ section: "faq" }, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.sections.map(({ content }) => content).join("");
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? "";
}
