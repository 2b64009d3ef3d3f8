// The whole security centre: who one is and how well one is guarded on top, below it the parts, in two columns or, on a
// phone, as one list in the order of the rule [ACC-133].
import { Card } from "@jonaki/ui/card";
import { usePhone } from "@jonaki/ui/use-phone";
import { BindingCard } from "./binding-card.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { LevelCard } from "./level-card.tsx";
import { LoginPasswordCard } from "./login-password-card.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SafeCard } from "./safe-card.tsx";
import type { Profile } from "./security.query.ts";
import { TotpCard } from "./totp-card.tsx";
import { useTasks } from "./use-tasks.tsx";
import styles from "./security-centre.module.css";

interface OpenCentreProps {
  readonly profile: Profile;
  readonly onDone: (text: string) => void;
}

export function OpenCentre({ profile, onDone }: OpenCentreProps) {
  const isPhone = usePhone();
  const { start, windows } = useTasks({ profile, restriction: null, onDone });
  const shared = { profile, start };
  const password = <LoginPasswordCard {...shared} />;
  const payment = <PaymentCard {...shared} />;
  const contact = <ContactCards {...shared} />;
  const fields = <ProfileCard {...shared} />;
  const totp = <TotpCard {...shared} />;
  const binding = <BindingCard bindings={profile.bindings} onDone={onDone} />;
  const devices = <DevicesCard hasDevices />;
  const safe = <SafeCard restriction={null} start={start} onDone={onDone} />;
  return (
    <div className={styles["page"]}>
      <div className={styles["top"]}>
        <IdentityCard {...shared} />
        <LevelCard {...shared} />
      </div>
      {isPhone ? (
        <Card padding="none">
          <ul className={styles["rows"]}>
            {password}
            {payment}
            {contact}
            {fields}
            {totp}
            {binding}
            {devices}
            {safe}
          </ul>
        </Card>
      ) : (
        <div className={styles["columns"]}>
          <div className={styles["column"]}>
            {password}
            {payment}
            {contact}
            {totp}
            {fields}
          </div>
          <div className={styles["column"]}>
            {safe}
            {devices}
            {binding}
          </div>
        </div>
      )}
      {windows}
    </div>
  );
}
