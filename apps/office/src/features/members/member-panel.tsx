// One member's page [OFF-10]: the risk card, wallets and limits, the ledger, sessions and devices, notes, and what can be
// done: suspend and let go, correct the balance by two people.
import { useState } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { Skeleton } from "@jonaki/ui/skeleton";
import { Tabs } from "@jonaki/ui/tabs";
import { useMay } from "../../app/operator.query.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { useLast } from "../../shell/use-last.ts";
import { MemberCorrection } from "./member-correction.tsx";
import { MemberLedger } from "./member-ledger.tsx";
import { MemberNotes } from "./member-notes.tsx";
import { MemberOverview } from "./member-overview.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { useMember } from "./members.query.ts";
import type { MemberPaper } from "./members.query.ts";

interface MemberPanelProps {
  /** Null while none stands open. */
  readonly memberId: string | null;
  readonly onClose: () => void;
}

export function MemberPanel({ memberId, onClose }: MemberPanelProps) {
  const t = useText();
  const shown = useLast(memberId ?? undefined);
  return (
    <Dialog
      size="xl"
      phone="page"
      closeOnCover
      open={memberId !== null}
      title={t("office_member", { 0: shown ?? "" })}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : <Opened key={shown} memberId={shown} />}
    </Dialog>
  );
}

function Opened({ memberId }: { readonly memberId: string }) {
  const { data: answer, isFetching, refetch } = useMember(memberId);
  if (answer === undefined) return <Skeleton height={360} radius="var(--r-md)" />;
  if (!answer.ok)
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  return <Sections paper={answer.value} />;
}

const TITLES = {
  overview: "office_overview",
  ledger: "office_ledger",
  correction: "office_noun_corrections",
  sessions: "office_sessions",
  notes: "office_notes",
} as const satisfies Readonly<Record<string, MessageKey>>;

type Section = keyof typeof TITLES;
const SECTIONS: readonly Section[] = ["overview", "ledger", "correction", "sessions", "notes"];

function Sections({ paper }: { readonly paper: MemberPaper }) {
  const t = useText();
  const may = useMay();
  const [section, setSection] = useState<Section>("overview");
  const open = SECTIONS.filter((one) => one !== "correction" || may("corrections.write"));
  return (
    <Tabs
      label={paper.member.account}
      choices={open.map((value) => ({ value, label: t(TITLES[value]) }))}
      value={section}
      onValue={setSection}
    >
      <Shown section={section} paper={paper} />
    </Tabs>
  );
}

interface ShownProps {
  readonly section: Section;
  readonly paper: MemberPaper;
}

function Shown({ section, paper }: ShownProps) {
  if (section === "ledger") return <MemberLedger memberId={paper.member.memberId} />;
  if (section === "correction") return <MemberCorrection member={paper.member} />;
  if (section === "sessions") return <MemberSessions paper={paper} />;
  if (section === "notes") return <MemberNotes paper={paper} />;
  return <MemberOverview paper={paper} />;
}
