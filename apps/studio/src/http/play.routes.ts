// The play API: JSON, no cookies, the play token as bearer. Every call but the first finds its session by it.
import type { Played, RoundRecord, SeedsAnswer } from "@jonaki/games/play/wire";
import type { FastifyInstance } from "fastify";
import { findBet } from "../crash/crash-bets.store.ts";
import { betRecordOf } from "../crash/crash.view.ts";
import { revealedView, seedsView } from "../fair/desk.ts";
import { isDue } from "../fair/seeds.rules.ts";
import { listRevealed, readSeed, rotateSeed, setClientSeed } from "../fair/seeds.flow.ts";
import type { SeedOwner, SeedRow } from "../fair/seeds.store.ts";
import { actInRound } from "../instant/act.flow.ts";
import { playRound, resumeRound } from "../instant/play.flow.ts";
import type { PlayAnswer } from "../instant/play.flow.ts";
import type { RoundParts } from "../instant/rounds.ts";
import { roundRecordOf } from "../instant/round.view.ts";
import { findRound } from "../instant/rounds.store.ts";
import type { RoundRow } from "../instant/rounds.store.ts";
import { readBalance } from "../sessions/session.flow.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { refused, send } from "./answers.ts";
import type { Answer } from "./answers.ts";
import { historyOf, openGame, reopenGame, seedOwner } from "./opening.ts";
import type { Post } from "./poster.ts";
import {
  actRequest,
  clientSeedRequest,
  emptyRequest,
  historyRequest,
  openRequest,
  playRequest,
  roundRequest,
} from "./requests.ts";

export function registerPlay(http: FastifyInstance, post: Post, parts: RoundParts): void {
  http.post("/api/open", async (request, reply) => {
    const read = openRequest.safeParse(request.body);
    return send(reply, read.success ? await openGame(parts, read.data) : refused("VALIDATION"));
  });
  post("/api/reopen", emptyRequest, (session, _input, { token }) => reopenGame(parts, session, token));
  post("/api/balance", emptyRequest, async (session) => {
    const balance = await readBalance(parts, session);
    return "code" in balance ? refused(balance.code) : { value: balance };
  });
  post("/api/play", playRequest, async (session, input) =>
    ended(parts, session, await playRound(parts, session, input)),
  );
  post("/api/act", actRequest, async (session, { round, ...done }) => {
    const found = await findOwn(parts, session, round);
    if (found === null) return refused("NOT_FOUND");
    return ended(parts, session, await actInRound(parts, session, found, done));
  });
  post("/api/resume", roundRequest, async (session, { round }) => {
    const found = await findOwn(parts, session, round);
    if (found === null) return refused("NOT_FOUND");
    return ended(parts, session, await resumeRound(parts, session, found));
  });
  post("/api/round", roundRequest, async (session, { round }) => {
    const record = await recordOf(parts, session, round);
    return record === null ? refused("NOT_FOUND") : { value: record };
  });
  post("/api/history", historyRequest, async (session, { before = null }) => ({
    value: { rounds: await historyOf(parts, session, before) },
  }));
  post("/api/seeds", emptyRequest, async (session) => ({ value: await seedsOf(parts, seedOwner(session)) }));
  post("/api/seeds/client", clientSeedRequest, async (session, { clientSeed }) => {
    const seed = await setClientSeed(parts, seedOwner(session), clientSeed);
    return typeof seed === "string" ? refused(seed) : { value: { seeds: seedsView(seed) } };
  });
  post("/api/seeds/rotate", emptyRequest, async (session) => {
    const rotation = await rotateSeed(parts, seedOwner(session));
    if (rotation === "ROUND_OPEN") return refused(rotation);
    return { value: { revealed: revealedView(rotation.ended), seeds: seedsView(rotation.next) } };
  });
}

/** Another member's round does not exist. */
async function findOwn(
  { database }: RoundParts,
  { player }: SessionRow,
  id: string,
): Promise<RoundRow | null> {
  const round = await findRound(database.store, id);
  return round?.player === player ? round : null;
}

/** A round of single play, or a bet in a shared one. */
async function recordOf(parts: RoundParts, session: SessionRow, id: string): Promise<RoundRecord | null> {
  const round = await findOwn(parts, session, id);
  if (round !== null) return roundRecordOf(round);
  const bet = await findBet(parts.database.store, id);
  return bet?.player === session.player ? betRecordOf(bet) : null;
}

/** With the seeds of the next round: the one that just ended may have been the last of its seed. */
async function ended(parts: RoundParts, session: SessionRow, answer: PlayAnswer): Promise<Answer<Played>> {
  if ("refusal" in answer) return answer;
  const { seed: known } = answer;
  const isFresh = known !== undefined && !isDue(known, parts.clock.now());
  const seed = isFresh ? known : await seedAfter(parts, session);
  return { value: { round: roundRecordOf(answer.round), seeds: seedsView(seed) } };
}

/** A seed makes room only once the end of its last round is written. */
async function seedAfter(parts: RoundParts, session: SessionRow): Promise<SeedRow> {
  await parts.endings.of(session.player);
  return readSeed(parts, seedOwner(session));
}

async function seedsOf(parts: RoundParts, owner: SeedOwner): Promise<SeedsAnswer> {
  const seed = await readSeed(parts, owner);
  const revealed = await listRevealed(parts, owner);
  return { seeds: seedsView(seed), revealed: revealed.map(revealedView) };
}
