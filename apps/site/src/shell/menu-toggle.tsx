// The button that opens the side menu, and the menu's state [SHELL-60]. The menu is a part of its own: it is fetched
// when somebody reaches for it.
import { Suspense, useReducer, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import Menu from "lucide-react/icons/menu";
import { useLocation } from "../app/site-router.tsx";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { Problem } from "./problem.tsx";
import { nextMenuState } from "./menu-state.rules.ts";

const menu = lazyPage(async () => (await import("./side-menu.tsx")).SideMenu);

export function MenuToggle() {
  const t = useText();
  const { pathname, search, hash } = useLocation();
  const [state, dispatch] = useReducer(nextMenuState, "closed");
  const [wasWanted, setWanted] = useState(false);
  const place = pathname + search + hash;
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    dispatch("navigation");
  }
  const toggle = (): void => {
    setWanted(true);
    dispatch("toggle");
  };
  const failed = <Problem text={t("err_network")} />;
  return (
    <>
      <IconButton
        label={t("menu_open")}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        onClick={toggle}
      />
      {wasWanted ? (
        <ErrorBoundary screens={{ "slow-load": failed, fault: failed }}>
          <Suspense fallback={null}>
            <AllTexts>
              <menu.Page isOpen={state === "open"} close={() => dispatch("close")} />
            </AllTexts>
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
