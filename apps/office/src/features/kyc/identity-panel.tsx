// One member's documents, opened [SAFE-22]: the images, the risk card beside them, what was decided before, and the decision.
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Drawer } from "@jonaki/ui/drawer";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { KYC_KEYS, KYC_TONES } from "../../shell/member.rules.ts";
import { ProofImages } from "../../shell/proof-images.tsx";
import { RiskCard } from "../../shell/risk-card.tsx";
import { useLast } from "../../shell/use-last.ts";
import { DOCUMENT_KEYS, identityActs } from "./kyc.rules.ts";
import { useIdentity } from "./kyc.query.ts";
import type { Identity } from "./kyc.query.ts";
import styles from "./identity-panel.module.css";

interface IdentityPanelProps {
  /** Null while none stands open. */
  readonly memberId: string | null;
  readonly onClose: () => void;
}

export function IdentityPanel({ memberId, onClose }: IdentityPanelProps) {
  const t = useText();
  const shown = useLast(memberId ?? undefined);
  return (
    <Drawer
      side="end"
      size="lg"
      open={memberId !== null}
      title={t("office_noun_kyc")}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : <Opened key={shown} memberId={shown} />}
    </Drawer>
  );
}

function Opened({ memberId }: { readonly memberId: string }) {
  const may = useMay();
  const { api } = useServices();
  const { data: answer, isFetching, refetch } = useIdentity(memberId);
  if (answer === undefined) return <Skeleton height={320} radius="var(--r-md)" />;
  if (!answer.ok)
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  const identity = answer.value;
  const acts = identityActs(identity.state);
  return (
    <div className={styles["panel"]}>
      <Documents identity={identity} />
      {acts.length === 0 || !may("kyc.write") ? null : (
        <ActForm
          key={identity.state}
          acts={acts}
          about={identity.member.account}
          call={(decision, { reason }) => api.kyc.decideIdentity({ memberId, decision, reason })}
        />
      )}
      <Decisions identity={identity} />
      <RiskCard member={identity.member} />
    </div>
  );
}

function Documents({ identity: { state, documents } }: { readonly identity: Identity }) {
  const t = useText();
  const time = useTime();
  return (
    <section aria-labelledby="documents" className={styles["part"]}>
      <h3 id="documents" className={styles["head"]}>
        {t("office_documents")}
        <Badge size="md" tone={KYC_TONES[state]}>
          {t(KYC_KEYS[state])}
        </Badge>
      </h3>
      <ul className={styles["rows"]}>
        {documents.map(({ kind, fileId, sent }) => (
          <li key={fileId} className={styles["row"]}>
            <span className={styles["words"]}>
              <b>{t(DOCUMENT_KEYS[kind])}</b>
              <span className="num">{time(sent)}</span>
            </span>
            <ProofImages desk="kyc" fileIds={[fileId]} label={t(DOCUMENT_KEYS[kind])} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ identity: { decisions } }: { readonly identity: Identity }) {
  const t = useText();
  const time = useTime();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="kyc-decisions" className={styles["part"]}>
      <h3 id="kyc-decisions" className={styles["head"]}>
        {t("office_decisions")}
      </h3>
      <ol className={styles["rows"]}>
        {decisions.map(({ time: at, by, decision, reason }) => (
          <li key={at} className={styles["words"]}>
            <b>{t(decision === "APPROVED" ? "kyc_state_approved" : "kyc_state_rejected")}</b>
            <span>{reason ?? "–"}</span>
            <span>
              {by.name} · <span className="num">{time(at)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
