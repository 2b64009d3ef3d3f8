// Players at Dice, each on a connection that is kept: a round is one request to the studio, answered when it is decided.
import { openPlainHttp } from "./plain-http.ts";
import type { PlainHttp } from "./plain-http.ts";
import { PLAYERS, playTokenOf } from "./seated-players.ts";

const OK = 200;

export interface Table {
  /** What was answered instead of a round. */
  readonly problems: ReadonlySet<string>;
  /** True for a round that was played to its end. */
  play(number: number): Promise<boolean>;
  close(): void;
}

/** Every player with the seed that is in use: a bet names the commitment it is made on [FAIR-4]. */
export async function sitDown(gamesUrl: string): Promise<Table> {
  const origin = gamesUrl.replace("localhost", "127.0.0.1");
  const [plays, seeds] = [new URL("/api/play", origin), new URL("/api/seeds", origin)].map(openPlainHttp) as [
    PlainHttp,
    PlainHttp,
  ];
  const headersOf = (place: number): Readonly<Record<string, string>> => ({
    "content-type": "application/json",
    authorization: `Bearer ${playTokenOf("dice", place)}`,
  });
  const hashes: string[] = [];
  for (let place = 0; place < PLAYERS; place += 1) {
    const { body } = await seeds.post(headersOf(place), Buffer.from("{}"));
    hashes.push(/"serverSeedHash":"([0-9a-f]{64})"/u.exec(body)?.[1] ?? "");
  }
  // Players keep their connections. A busy process takes new ones a few at a time, and that would be measured instead.
  await plays.ready(PLAYERS);
  const problems = new Set<string>();
  let made = 0;
  return {
    problems,
    play: async (number) => {
      const place = number % PLAYERS;
      made += 1;
      const choices = { stake: "1.00", side: "under", chance: 4_950 };
      const said = { requestId: `instant-${made}`.padEnd(20, "-"), choices, serverSeedHash: hashes[place] };
      const { status, body } = await plays.post(headersOf(place), Buffer.from(JSON.stringify(said)));
      const isPlayed = status === OK && body.includes('"state":"DONE"');
      if (!isPlayed) problems.add(`${status} ${body.slice(0, 120)}`);
      return isPlayed;
    },
    close: () => {
      plays.close();
      seeds.close();
    },
  };
}
