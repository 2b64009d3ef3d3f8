// Asking for what a second person has to approve [OFF-4]: sent with a reason, told with a way to the approvals.
import { useState } from "react";
import type { CallResult } from "@jonaki/client";
import { useText } from "@jonaki/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { APPROVALS } from "../../shell/places.ts";
import { useNews } from "../../shell/use-news.ts";

type Asked = CallResult<{ readonly approvalId: string }>;

export type Asking = ReturnType<typeof useAsking>;

export function useAsking(onAsked: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tell = useNews();
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (call: () => Promise<Asked>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const answer = await call();
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    const { approvalId } = answer.value;
    tell("success", t("office_asked"), {
      label: t("office_look"),
      onPress: () => void navigate(`${APPROVALS}?state=WAITING&open=${approvalId}`),
    });
    void queries.invalidateQueries();
    onAsked();
  };
  return {
    busy,
    problem,
    wasSent,
    send: (isSound: boolean, call: () => Promise<Asked>): void => {
      setSent(true);
      if (isSound && !busy) void ask(call);
    },
  };
}
