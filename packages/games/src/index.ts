// The mathematics of every game and the proof of its chance: pure, the same in the server, the browser and the
// verifier. Seeds come in as arguments; time, network and storage are never touched.
export { firstBrokenLink, isNextInChain, makeChain } from "./fair/chain.ts";
export type { SeedChain } from "./fair/chain.ts";
export { drawBelow, shuffle } from "./fair/draw.ts";
export { commitmentOf, hashOfSeed, isClientSeed, parseSeed, seedOf, seedText } from "./fair/seed.ts";
export type { Seed } from "./fair/seed.ts";
export { sharedRoundStream, singlePlayStream } from "./fair/stream.ts";
export type { RandomStream } from "./fair/stream.ts";
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
