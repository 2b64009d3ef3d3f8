// The lobby pages: puts the lobby together with the way in for a visitor who wants to try a game [LOB-37].
import type { PageProps } from "../app/pages.ts";
import { LobbyPage } from "../features/lobby/lobby-page.tsx";
import { useComeInFree } from "./use-come-in-free.ts";

export function LobbyPlace({ game }: PageProps) {
  return <LobbyPage game={game} comeInFree={useComeInFree()} />;
}
