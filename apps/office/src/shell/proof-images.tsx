// Images that a member sent [OFF-9]: small beside what they prove, large when pressed. They come through a call that only
// opens for who may read the desk, and are kept nowhere.
import { useEffect, useRef, useState } from "react";
import { digits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { QueueDesk } from "../app/queues.query.ts";
import { useServices } from "../app/services.ts";
import styles from "./proof-images.module.css";

interface ProofImagesProps {
  readonly desk: QueueDesk;
  readonly fileIds: readonly string[];
  /** What they show. */
  readonly label: string;
}

export function ProofImages({ desk, fileIds, label }: ProofImagesProps) {
  const { language } = useTranslator();
  if (fileIds.length === 0) return null;
  return (
    <ul aria-label={label} className={styles["images"]}>
      {fileIds.map((fileId, index) => (
        <li key={fileId}>
          <ProofImage desk={desk} fileId={fileId} name={`${label} ${digits(index + 1, language)}`} />
        </li>
      ))}
    </ul>
  );
}

interface ProofImageProps {
  readonly desk: QueueDesk;
  readonly fileId: string;
  readonly name: string;
}

function ProofImage({ desk, fileId, name }: ProofImageProps) {
  const { t } = useTranslator();
  const { api } = useServices();
  const [isLarge, setLarge] = useState(false);
  const { data: answer } = useQuery({
    queryKey: ["proof", desk, fileId],
    queryFn: () => api.withdrawals.proofImage({ desk, fileId }, { background: true }),
    staleTime: Infinity,
  });
  if (answer === undefined) return <Skeleton height={96} radius="var(--r-sm)" className={styles["small"]} />;
  if (!answer.ok || !(answer.value instanceof Blob))
    return <p className={styles["missing"]}>{answer.ok ? t("err_unknown") : answer.message}</p>;
  return (
    <>
      <button
        type="button"
        aria-label={t("office_image_open", { 0: name })}
        className={styles["small"]}
        onClick={() => setLarge(true)}
      >
        <Picture bytes={answer.value} name={name} />
      </button>
      <Dialog
        size="xl"
        phone="page"
        closeOnCover
        open={isLarge}
        title={name}
        closeLabel={t("action_close")}
        onClose={() => setLarge(false)}
      >
        <div className={styles["large"]}>
          <Picture bytes={answer.value} name={name} />
        </div>
      </Dialog>
    </>
  );
}

function Picture({ bytes, name }: { readonly bytes: Blob; readonly name: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(bytes);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  return <img ref={picture} alt={name} className={styles["picture"]} />;
}
