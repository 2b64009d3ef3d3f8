// The security centre of a restricted session [SAFE-10, SAFE-25]: why and until when, the way back, and of the parts those
// whose calls are left to it. A time-out that ends while one looks on opens the whole page.
import { useEffect, useEffectEvent } from "react";
import { Card } from "@jonaki/ui/card";
import { Facts } from "@jonaki/ui/facts";
import { usePhone } from "@jonaki/ui/use-phone";
import { useServices } from "../../../app/services.ts";
import { ContactCards } from "./contact-cards.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { MemberId, MemberNames } from "./identity-card.tsx";
import { LoginPasswordCard } from "./login-password-card.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { RestrictionCard } from "./restriction-card.tsx";
import { lookAgainMs } from "./restriction.rules.ts";
import type { Restriction } from "./restriction.rules.ts";
import { SafeCard } from "./safe-card.tsx";
import { useReload } from "./security.query.ts";
import { useTasks } from "./use-tasks.tsx";
import styles from "./security-centre.module.css";

interface RestrictedCentreProps {
  readonly restriction: Restriction;
  readonly onDone: (text: string) => void;
}

export function RestrictedCentre({ restriction, onDone }: RestrictedCentreProps) {
  const isPhone = usePhone();
  const { start, windows } = useTasks({ profile: null, restriction, onDone });
  useLookAgain(restriction);
  const given = { profile: null, start };
  const guards = (
    <>
      <LoginPasswordCard {...given} />
      <PaymentCard {...given} />
      <ContactCards {...given} />
    </>
  );
  const devices = <DevicesCard hasDevices={false} />;
  const safe =
    restriction.kind === "closing" ? null : (
      <SafeCard restriction={restriction} start={start} onDone={onDone} />
    );
  return (
    <div className={styles["page"]}>
      <RestrictionCard restriction={restriction} start={start} onDone={onDone} />
      {isPhone ? (
        <>
          <OwnCard />
          <Card padding="none">
            <ul className={styles["rows"]}>
              {guards}
              {devices}
              {safe}
            </ul>
          </Card>
        </>
      ) : (
        <div className={styles["columns"]}>
          <div className={styles["column"]}>
            {guards}
            {safe}
          </div>
          <div className={styles["column"]}>
            <OwnCard />
            {devices}
          </div>
        </div>
      )}
      {windows}
    </div>
  );
}

/** What member info tells; the rest of the profile is closed for now. */
function OwnCard() {
  return (
    <Card>
      <MemberNames />
      <Facts>
        <MemberId />
      </Facts>
    </Card>
  );
}

function useLookAgain(restriction: Restriction): void {
  const { serverClock, timers } = useServices();
  const reload = useReload();
  const again = useEffectEvent(reload);
  useEffect(() => {
    const waitMs = lookAgainMs(restriction, serverClock.nowMs());
    return waitMs === null ? undefined : timers.after(waitMs, () => again());
  }, [restriction, serverClock, timers]);
}
