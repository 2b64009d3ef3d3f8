// A game on a page that launches it itself: a visitor logs in first and it goes on [LOB-35], a refusal is told in the
// server's words with a way on [LOB-55].
import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Spinner } from "@jonaki/ui/spinner";
import LogIn from "lucide-react/icons/log-in";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { GameLaunch } from "../../app/game-launch.ts";
import { HOME } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { layModal } from "../../shell/lay-modal.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { useWarning } from "../../shell/warning.tsx";
import type { Fit } from "./game-frame.tsx";
import { GameStage } from "./game-stage.tsx";
import { useOwnLaunch } from "./own-launch.ts";
import styles from "./own-stage.module.css";

interface OwnStageProps {
  readonly launch: GameLaunch;
  readonly fit: Fit;
  readonly handedOn?: Readonly<Record<string, string>>;
}

export function OwnStage(props: OwnStageProps) {
  return useToken() === null ? <LogInFirst name={props.launch.name} /> : <Playing {...props} />;
}

function Playing({ launch, fit, handedOn = {} }: OwnStageProps) {
  const t = useText();
  const { warning, warn } = useWarning();
  const { launched, isBusy, relaunch } = useOwnLaunch(launch, warn);
  if (launched === null) return <OpeningGame />;
  if ("problem" in launched) {
    return (
      <StageWords>
        <h1 className="sr">{launch.name}</h1>
        <EmptyState
          heading="h2"
          title={launched.problem}
          actions={
            <>
              <Button tone="brand" icon={<RotateCw />} loading={isBusy} onClick={relaunch}>
                {t("action_retry")}
              </Button>
              <WayToGames />
            </>
          }
        />
      </StageWords>
    );
  }
  return (
    <GameStage
      launch={launch}
      launchUrl={launched.address}
      fit={fit}
      handedOn={handedOn}
      isBusy={isBusy}
      onRelaunch={relaunch}
      warning={warning}
      warn={warn}
    />
  );
}

/** The window opens by itself once; who closes it finds the way to it on the page. */
function LogInFirst({ name }: { readonly name: string }) {
  const { history, session } = useServices();
  const t = useText();
  const ask = useEffectEvent(() => {
    const { pathname, search } = history.location();
    session.write("wantedPage", `${pathname}${search}`);
    layModal(history, "loginPopupModal");
    // Who leaves without a login no longer wants it.
    return () => {
      if (session.token() === null) session.remove("wantedPage");
    };
  });
  useEffect(() => ask(), []);
  return (
    <StageWords>
      <h1 className="sr">{name}</h1>
      <EmptyState
        heading="h2"
        title={t("stage_login_title")}
        reason={t("stage_login_body")}
        actions={
          <Button tone="brand" icon={<LogIn />} onClick={() => layModal(history, "loginPopupModal")}>
            {t("login_submit")}
          </Button>
        }
      />
    </StageWords>
  );
}

export function OpeningGame() {
  const t = useText();
  return (
    <StageWords>
      <Spinner size="lg" label={t("play_opening")} />
    </StageWords>
  );
}

/** Words in the place of a game. */
export function StageWords({ children }: { readonly children: ReactNode }) {
  return <div className={styles["words"]}>{children}</div>;
}

/** The popular games are on the home page, whichever lobbies there are. */
export function WayToGames() {
  const t = useText();
  return (
    <SiteLink to={`${HOME}#games`} className={buttonClass({ tone: "line" })}>
      {t("stage_to_games")}
    </SiteLink>
  );
}
