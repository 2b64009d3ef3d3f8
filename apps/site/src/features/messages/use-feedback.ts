// The state of the feedback form: what was written, the images beside it, what is wrong with it, and the sending.
import { useState } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useServices } from "../../app/services.ts";
import { useCaptcha } from "../../shell/captcha-field.tsx";
import { useImages } from "../../shell/image-field.tsx";
import { feedbackErrors } from "./feedback.rules.ts";
import type { FeedbackErrors, FeedbackKind } from "./feedback.rules.ts";

export function useFeedback(isMember: boolean) {
  const { api } = useServices();
  const [kind, setKind] = useState<FeedbackKind>("SUGGESTION");
  const [content, setContent] = useState("");
  const [contact, setContact] = useState("");
  const captcha = useCaptcha(!isMember && content !== "");
  const images = useImages();
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const errors = feedbackErrors({ content, contact, captcha: captcha.answer }, isMember);

  /** A member's images, a visitor's contact and captcha; null when an image could not be sent, as its field says. */
  const ownPart = async () => {
    if (!isMember) return { contact: contact.trim(), captcha: captcha.answer };
    const fileIds = await images.settled();
    return fileIds === null ? null : { images: [...fileIds] };
  };

  /** Null is taken, or something in the form is wrong; otherwise the words of the refusal. */
  const send = async (): Promise<string | null> => {
    setWasSent(true);
    if (isSending || Object.values(errors).some((error) => error !== null)) return null;
    setIsSending(true);
    const own = await ownPart();
    const answer = own === null ? null : await api.messages.feedback({ kind, content, ...own });
    setIsSending(false);
    if (answer === null) return null;
    if (answer.ok) {
      setReference(answer.value.reference);
      return null;
    }
    // Each picture works once.
    captcha.refresh();
    if (answer.code === "UPLOAD_INVALID") images.forget();
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
    images,
    isSending,
    reference,
    send,
    /** Errors show once somebody tried to send. */
    errorOf: (field: keyof FeedbackErrors): MessageKey | null => (wasSent ? errors[field] : null),
  };
}
