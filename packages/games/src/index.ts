// The mathematics of every game and the proof of its chance: pure, the same in the server, the browser and the
// verifier. Seeds come in as arguments; time, network and storage are never touched.
export { chainEndFrom, firstBrokenLink, isNextInChain, makeChain } from "./fair/chain.ts";
export type { SeedChain } from "./fair/chain.ts";
export { drawBelow, shuffle } from "./fair/draw.ts";
export { isTicketProven, proveTicket, ticketRoot } from "./fair/merkle.ts";
export type { TicketProof } from "./fair/merkle.ts";
export { commitmentOf, hashOfSeed, isClientSeed, parseSeed, seedOf, seedText } from "./fair/seed.ts";
export type { Seed } from "./fair/seed.ts";
export { isSharedPart, sharedRoundStream, singlePlayStream } from "./fair/stream.ts";
export type { RandomStream } from "./fair/stream.ts";
export { drawnFactOf } from "./frequencies.ts";
export type { DrawnFact, DrawnPlace } from "./frequencies.ts";
export type { ChoicesRead, ChoicesRefusal, Game, GameChoices, GameOutcome } from "./game.ts";
export { findGame, games } from "./games.ts";
export { isSameJson } from "./json.ts";
export type { Json } from "./json.ts";
export { isStepped } from "./stepped.ts";
export type { SteppedChoices, SteppedGame, SteppedView } from "./stepped.ts";
export type { Bilingual, PayLine, Sheet, StakeRange } from "./sheet.ts";
export { verifyRound } from "./verify.ts";
export type { Recomputed, Verification, WrongPart } from "./verify.ts";
export { dice } from "./dice/dice.ts";
export type { Dice, DiceOutcome } from "./dice/dice.ts";
export type { DiceChoices } from "./dice/dice-choices.ts";
export {
  DICE_SIDES,
  diceMultiplierText,
  dicePayoutMinor,
  diceStakeRange,
  diceThresholdStep,
  isDiceWin,
  stepText,
} from "./dice/dice-pay.ts";
export type { DiceSide } from "./dice/dice-pay.ts";
export { DICE_TABLE } from "./dice/dice-table.ts";
export type { DiceTable } from "./dice/dice-table.ts";
export { crash, makeCrash } from "./crash/crash.ts";
export type { Crash, CrashOutcome } from "./crash/crash.ts";
export type { CrashChoices } from "./crash/crash-choices.ts";
export { crashGrowth, hundredthsAt, reachedAtMs, TOP_HUNDREDTHS } from "./crash/crash-growth.ts";
export { crashBurst, crashLastHundredths, crashPayoutMinor, crashStakeRange } from "./crash/crash-pay.ts";
export type { CrashBet } from "./crash/crash-pay.ts";
export { CRASH_BETTING_MS, CRASH_TABLE } from "./crash/crash-table.ts";
export type { CrashTable } from "./crash/crash-table.ts";
export { keno } from "./keno/keno.ts";
export type { Keno, KenoOutcome } from "./keno/keno.ts";
export type { KenoChoices } from "./keno/keno-choices.ts";
export { kenoMultipliers, kenoStakeRange } from "./keno/keno-pay.ts";
export { KENO_TABLE } from "./keno/keno-table.ts";
export { limbo } from "./limbo/limbo.ts";
export type { Limbo, LimboOutcome } from "./limbo/limbo.ts";
export type { LimboChoices } from "./limbo/limbo-choices.ts";
export { limboStakeRange } from "./limbo/limbo-pay.ts";
export { LIMBO_TABLE } from "./limbo/limbo-table.ts";
export { multiplierText, payoutOf } from "./instant/multiplier.ts";
export { RISKS } from "./instant/pay-table.ts";
export type { Risk } from "./instant/pay-table.ts";
export { MINES_TABLE } from "./mines/mines-table.ts";
export { mines } from "./mines/mines.ts";
export {
  minesChance,
  minesLastStep,
  minesMultiplierText,
  minesPayoutMinor,
  minesStakeRange,
} from "./mines/mines-pay.ts";
export { HILO_TABLE } from "./hilo/hilo-table.ts";
export { hilo } from "./hilo/hilo.ts";
export {
  fitsHilo,
  guessesOn,
  hiloMultiplierText,
  hiloPayoutMinor,
  hiloStakeRange,
  isRightGuess,
  rightRanks,
} from "./hilo/hilo-pay.ts";
export type { HiloGuess } from "./hilo/hilo-pay.ts";
export { rankText } from "./hilo/hilo-text.ts";
export { decimalText, fraction } from "./exact.ts";
export type { InstantLimits } from "./instant/limits.ts";
export { nearestText } from "./exact.ts";
export { burstSpan, countBurstsFrom } from "./instant/burst.ts";
export { readMultiplier } from "./instant/multiplier.ts";
export { plinko } from "./plinko/plinko.ts";
export { plinkoMultipliers, plinkoStakeRange } from "./plinko/plinko-pay.ts";
export { PLINKO_ROWS, PLINKO_TABLE } from "./plinko/plinko-table.ts";
export type { PlinkoRows } from "./plinko/plinko-table.ts";
export { wheel } from "./wheel/wheel.ts";
export { wheelMultipliers, wheelStakeRange } from "./wheel/wheel-pay.ts";
export { WHEEL_SEGMENTS, WHEEL_TABLE } from "./wheel/wheel-table.ts";
export type { WheelSegments } from "./wheel/wheel-table.ts";
