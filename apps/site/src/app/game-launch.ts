// What a launch names [LOB-38].
export interface GameLaunch {
  readonly vassalage: string;
  readonly gameId: string;
  readonly nodeId: string;
  /** With trial money, by the free trial button [LOB-37]. */
  readonly demo: boolean;
}
