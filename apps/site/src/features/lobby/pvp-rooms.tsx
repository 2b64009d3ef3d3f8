// The rooms of the PvP lobby [LOB-53, CAR-2]: game, stake, buy-in, seats, and the way to sit down, which launches the room
// [CAR-3]. A visitor is asked to log in, and a full room says so.
import { useEffect, useEffectEvent, useId } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Fact, Facts } from "@jonaki/ui/facts";
import { Skeleton } from "@jonaki/ui/skeleton";
import Armchair from "lucide-react/icons/armchair";
import LogIn from "lucide-react/icons/log-in";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { layModal } from "../../shell/lay-modal.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { Problem } from "../../shell/problem.tsx";
import { usePvpRooms } from "./pvp-rooms.query.ts";
import type { GameRoom } from "./pvp-rooms.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./pvp-rooms.module.css";

interface PvpRoomsProps {
  readonly comeInFree: ComeInFree;
  /** Null for the rooms of every vendor. */
  readonly vassalage: string | null;
}

export function PvpRooms({ comeInFree, vassalage }: PvpRoomsProps) {
  const t = useText();
  const id = useId();
  const isMember = useToken() !== null;
  return (
    <section aria-labelledby={id} className={styles["rooms"]}>
      <h2 id={id} className={styles["title"]}>
        {t("rooms_title")}
      </h2>
      {isMember ? <RoomList comeInFree={comeInFree} vassalage={vassalage} /> : <LogInFirst />}
    </section>
  );
}

function RoomList({ comeInFree, vassalage }: PvpRoomsProps) {
  const t = useText();
  const { rooms, problem, isFetching, reload } = usePvpRooms(vassalage);
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  if (rooms === undefined) return <Skeleton height={220} radius="var(--r-lg)" />;
  if (rooms.length === 0)
    return <EmptyState size="sm" title={t("in_no_data")} reason={t("rooms_none_body")} />;
  return (
    <ul className={styles["list"]}>
      {rooms.map((room) => (
        <li key={`${room.vassalage} ${room.roomId}`}>
          <Room room={room} comeInFree={comeInFree} onRefused={reload} />
        </li>
      ))}
    </ul>
  );
}

interface RoomProps {
  readonly room: GameRoom;
  readonly comeInFree: ComeInFree;
  /** Somebody was faster: the seats are looked at again. */
  readonly onRefused: () => void;
}

function Room({ room, comeInFree, onRefused }: RoomProps) {
  const t = useText();
  const id = useId();
  const { currencySymbol: symbol } = useServices().start.brand;
  const { open, starting, problem } = useLaunch(comeInFree);
  const lookAgain = useEffectEvent(onRefused);
  useEffect(() => {
    if (problem !== null) lookAgain();
  }, [problem]);
  const money = (amount: string): string => formatMoney(amount, { symbol });
  const isFull = room.players >= room.seats;
  return (
    <Card padding="none" className={styles["room"]}>
      <div className={styles["head"]}>
        <h3 id={id} className={styles["name"]}>
          {room.gameName}
        </h3>
        {room.kind === "PRACTICE" ? <Badge tone="info">{t("room_practice")}</Badge> : null}
        {isFull ? <Badge>{t("room_full")}</Badge> : null}
      </div>
      <Facts>
        <Fact name={t("play_stake")} num>
          {money(room.stake)}
        </Fact>
        <Fact name={t("room_buy_in")} num>
          {money(room.minimumBuyIn)} – {money(room.maximumBuyIn)}
        </Fact>
        <Fact name={t("room_players")} num>
          {t("room_seats", { 0: String(room.players), 1: String(room.seats) })}
        </Fact>
      </Facts>
      <Button
        tone="amber"
        block
        icon={<Armchair />}
        aria-describedby={id}
        loading={starting !== null}
        disabled={isFull}
        onClick={() => open(room, false)}
      >
        {t(isFull ? "room_full" : "room_sit")}
      </Button>
      {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
    </Card>
  );
}

function LogInFirst() {
  const { history } = useServices();
  const t = useText();
  return (
    <EmptyState
      size="sm"
      title={t("rooms_login_title")}
      actions={
        <Button tone="brand" icon={<LogIn />} onClick={() => layModal(history, "loginPopupModal")}>
          {t("login_submit")}
        </Button>
      }
    />
  );
}
