// One part of the security centre [ACC-133]: on a wide screen a card, on a phone a row of a list that opens its sheet, or,
// where there is more to see than one sentence, a page of its own that Back closes.
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Dialog } from "@jonaki/ui/dialog";
import { usePhone } from "@jonaki/ui/use-phone";
import ChevronRight from "lucide-react/icons/chevron-right";
import { usePanelAddress } from "../../../shell/panel-address.ts";
import styles from "./security-card.module.css";
import page from "./security-centre.module.css";

export interface CardAction {
  readonly label: string;
  readonly press: () => void;
}

interface SecurityCardProps {
  /** Its name in the address. */
  readonly part: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** How it stands, in one line. */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  readonly action?: CardAction | undefined;
  readonly children?: ReactNode;
}

export function SecurityCard(props: SecurityCardProps) {
  return usePhone() ? <PhoneRow {...props} /> : <WideCard {...props} />;
}

function WideCard({ part, icon, title, note, badge, action, children }: SecurityCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const isMeant = usePanelAddress().part === part;
  useEffect(() => {
    if (isMeant) card.current?.scrollIntoView({ block: "start" });
  }, [isMeant]);
  return (
    <Card as="section" ref={card} aria-labelledby={id} className={styles["card"]}>
      <div className={styles["head"]}>
        <Face icon={icon} note={note} title={<h3 id={id}>{title}</h3>} />
        {badge}
        {action === undefined ? null : (
          <Button size="sm" className={styles["act"]} aria-describedby={id} onClick={action.press}>
            {action.label}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}

function PhoneRow({ part, icon, title, note, badge, action, children }: SecurityCardProps) {
  const t = useText();
  const address = usePanelAddress();
  const hasPage = children !== undefined;
  const press = hasPage ? () => address.openPart(part) : action?.press;
  return (
    <li>
      <button type="button" className={styles["row"]} onClick={press}>
        <Face icon={icon} note={note} title={<b>{title}</b>} beside={badge} />
        <ChevronRight aria-hidden="true" className={styles["go"]} />
      </button>
      {hasPage && address.part === part ? (
        <Dialog open phone="page" title={title} closeLabel={t("action_close")} onClose={address.closePart}>
          <div className={page["page"]}>
            <Card>{children}</Card>
            {action === undefined ? null : (
              <Button block onClick={action.press}>
                {action.label}
              </Button>
            )}
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}

interface PartTitleProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A title within a part: below the card's on a wide screen, below the page's own on a phone. */
export function PartTitle(props: PartTitleProps) {
  const Title = usePhone() ? "h3" : "h4";
  return <Title {...props} />;
}

interface FaceProps extends Pick<SecurityCardProps, "icon" | "note"> {
  readonly title: ReactNode;
  /** On a narrow screen the badge stands in the title's line, so that the note keeps the whole width. */
  readonly beside?: ReactNode;
}

function Face({ icon, title, note, beside }: FaceProps) {
  return (
    <>
      <span aria-hidden="true" className={styles["disc"]}>
        {icon}
      </span>
      <span className={styles["words"]}>
        <span className={styles["title"]}>
          {title}
          {beside}
        </span>
        {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
      </span>
    </>
  );
}
