// What a launch names [LOB-38].
export interface GameLaunch {
  readonly vassalage: string;
  /** Empty where only the vendor is known: then its first game of the category is meant. */
  readonly gameId: string;
  readonly nodeId: string;
  /** In place of the game [CAR-3]. */
  readonly roomId?: string;
  /** The room is one with trial money [CAR-11]. */
  readonly isPractice?: boolean;
  readonly category?: string;
  /** With trial money, by the free trial button [LOB-37]. */
  readonly demo: boolean;
  /** As the list called it: the page of a game that is none of ours has no other name for it. */
  readonly name: string;
}
