// One wave: arms its faults, sends its steps, holds them against the model, and lets the world feel what they did.
import type { Step } from "../check/steps.ts";
import { stakeOf } from "../model/bets.ts";
import type { Books } from "../model/books.ts";
import { keyOf } from "../operations.ts";
import type { Operation } from "../operations.ts";
import type { World } from "../platform/world.ts";
import type { Wave } from "../schedule/waves.ts";
import type { Sending } from "./deliver.ts";
import { judgeWave } from "./judge.ts";
import type { Run } from "./run.ts";
import { count } from "./tally.ts";

/** Sends at most so many steps of a wave; answers what differs and the member's last steps, or null. */
export async function sendWave(run: Run, wave: Wave, most: number): Promise<readonly string[] | null> {
  const { world, books } = run;
  run.waves += 1;
  const around = world.around();
  const sendings = wave.deliveries
    .filter(({ operation }) => isReady(books, operation))
    .slice(0, most)
    .map(({ operation, process, batch }): Sending => {
      run.made += 1;
      const sent = sentOf(books, operation);
      const about = { number: run.made, wave: run.waves, operation, process, way: wave.way, sent };
      return { batch, step: { ...about, order: 0, position: null, isPassedOver: false, seen: null } };
    });
  armFaults(world, wave);
  await run.postman.deliver(world, around, sendings);
  const steps = sendings.map(({ step }) => step);
  noteWave(run, wave, steps);
  const difference = await judgeWave(world, books, around, steps);
  afterwards(world, steps);
  if (difference === null) return null;
  const { member, step, text } = difference;
  return [text, ...(member === null ? [] : run.memory.of(member, step))];
}

const isReady = (books: Books, operation: Operation): boolean =>
  operation.kind !== "call" || operation.needs.every((key) => books.kept.has(key) || books.buried.has(key));

/** What the platform alone can name is looked up in the books as they stand before the wave. */
function sentOf(books: Books, operation: Operation): Step["sent"] {
  const hold = operation.kind === "end hold" ? books.holds.get(operation.hold) : undefined;
  const held = { holdId: hold?.id ?? null, holdUnit: hold?.unit ?? null };
  if (operation.kind !== "correct") return { ...held, correction: null };
  const bet = books.bets.get(keyOf(operation.vendor, operation.bet));
  if (bet === undefined) return { ...held, correction: null };
  const resultVersion = Math.max(1, bet.version) - operation.behind;
  const validMinor = bet.version % 2 === 0 ? stakeOf(bet) : 0n;
  return { ...held, correction: { betId: bet.id, resultVersion, validMinor } };
}

function armFaults({ processes }: World, { laneFault, officeFault }: Wave): void {
  if (laneFault !== null) processes[laneFault.process].lanesDesk.arm(laneFault.fault);
  if (officeFault !== null) for (const process of processes) process.officeDesk.arm(officeFault);
}

/** Counts what was done and what struck; whoever was dead is there again. */
function noteWave({ world, tally, memory }: Run, wave: Wave, steps: readonly Step[]): void {
  for (const { lanesDesk, officeDesk } of world.processes) {
    const [lane, office] = [lanesDesk.rest(), officeDesk.rest()];
    if (lane !== null) count(tally.faults, lane);
    if (office !== null) count(tally.faults, `office: ${office}`);
  }
  count(tally.doings, `wave: ${wave.kind}`);
  count(tally.doings, `steps by the ${wave.way}`, steps.length);
  for (const [name, times] of Object.entries(wave.doings)) count(tally.doings, name, times);
  for (const step of steps) {
    const { operation, seen } = step;
    const kind = operation.kind === "call" ? operation.call.verb : operation.kind;
    const answer = seen?.split(" ")[0] ?? "no answer";
    count(tally.steps, kind);
    count(tally.answers, operation.kind === "call" ? answer : `${kind}: ${answer}`);
    memory.note(step);
  }
}

/** Bets that came by the gateway keep a session alive, and some standings end it. */
function afterwards({ sessions, nowMs }: World, steps: readonly Step[]): void {
  for (const { operation, order, way, seen } of steps) {
    if (operation.kind === "call" && operation.call.verb === "bet" && order > 0 && way === "gateway")
      sessions.use(operation.call.session, nowMs());
    const bars = operation.kind === "status" && operation.to !== "RETURN";
    if (bars && seen === "true") sessions.endOf(operation.member);
  }
}
