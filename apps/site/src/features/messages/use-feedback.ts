// The state of the feedback form: what was written, what is wrong with it, and the sending.
import { useState } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useServices } from "../../app/services.ts";
import { useCaptcha } from "../../shell/captcha-field.tsx";
import { feedbackErrors } from "./feedback.rules.ts";
import type { FeedbackErrors, FeedbackKind } from "./feedback.rules.ts";

export function useFeedback(isMember: boolean) {
  const { api } = useServices();
  const [kind, setKind] = useState<FeedbackKind>("SUGGESTION");
  const [content, setContent] = useState("");
  const [contact, setContact] = useState("");
  const captcha = useCaptcha(!isMember && content !== "");
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const errors = feedbackErrors({ content, contact, captcha: captcha.answer }, isMember);

  /** Null is taken, or something in the form is wrong; otherwise the words of the refusal. */
  const send = async (): Promise<string | null> => {
    setWasSent(true);
    if (isSending || Object.values(errors).some((error) => error !== null)) return null;
    setIsSending(true);
    const visitor = { contact: contact.trim(), captcha: captcha.answer };
    const answer = await api.messages.feedback({ kind, content, images: [], ...(isMember ? {} : visitor) });
    setIsSending(false);
    if (answer.ok) {
      setReference(answer.value.reference);
      return null;
    }
    // Each picture works once.
    captcha.refresh();
    return answer.message;
  };
  return {
    kind,
    setKind,
    content,
    setContent,
    contact,
    setContact,
    captcha,
    isSending,
    reference,
    send,
    /** Errors show once somebody tried to send. */
    errorOf: (field: keyof FeedbackErrors): MessageKey | null => (wasSent ? errors[field] : null),
  };
}
