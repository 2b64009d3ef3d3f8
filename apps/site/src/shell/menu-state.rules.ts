// The two states of the side menu and what each action makes of them [SHELL-60].
export type MenuState = "closed" | "open";
export type MenuAction = "open" | "close" | "toggle" | "navigation";

export function nextMenuState(state: MenuState, action: MenuAction): MenuState {
  if (action === "open") return "open";
  return action === "toggle" && state === "closed" ? "open" : "closed";
}
