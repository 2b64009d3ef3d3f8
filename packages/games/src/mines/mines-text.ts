// The rules of Mines for people, in both languages. Every figure in them comes from the table or was counted, so a text
// cannot say something else than the code does.
import { fractionText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { bengaliDigits, exactText, moneyText, paragraphs, SEEDS_ALONE } from "../instant/rule-text.ts";
import type { Bilingual } from "../sheet.ts";
import type { MinesStop } from "./mines-count.ts";
import { minesMultiplierText } from "./mines-pay.ts";
import type { MinesTable } from "./mines-table.ts";

const EXAMPLE = { mines: 3, opened: 5 };

export interface CountedMines {
  readonly returnToPlayer: Fraction;
  readonly largest: MinesStop;
  readonly lowest: MinesStop & { readonly returned: Fraction };
}

export function minesRules(table: MinesTable, counted: CountedMines): Bilingual {
  const said = figuresOf(table, counted);
  return paragraphs({ bn: bengali(said), en: english(said) });
}

function figuresOf(table: MinesTable, { returnToPlayer, largest, lowest }: CountedMines) {
  return {
    tiles: String(table.tiles),
    from: String(table.fewestMines),
    to: String(table.mostMines),
    percent: String(table.returnPercent),
    exampleMines: String(EXAMPLE.mines),
    exampleOpened: String(EXAMPLE.opened),
    examplePays: minesMultiplierText(table, EXAMPLE.mines, EXAMPLE.opened),
    stakeFrom: moneyText(table.smallestStakeMinor),
    stakeTo: moneyText(table.largestStakeMinor),
    largestWin: moneyText(table.largestWinMinor),
    largestPays: minesMultiplierText(table, largest.mines, largest.opened),
    largestMines: String(largest.mines),
    largestOpened: String(largest.opened),
    largestChance: fractionText(largest.chance),
    returned: exactText(returnToPlayer),
    lowest: exactText(lowest.returned),
    lowestMines: String(lowest.mines),
    lowestOpened: String(lowest.opened),
  };
}

type Said = ReturnType<typeof figuresOf>;

const english = (said: Said): readonly string[] => [
  `The field has ${said.tiles} tiles. Before the first one is opened you choose how many mines lie under them, from ${said.from} to ${said.to}; where they lie is decided then and changes no more.`,
  `Open one tile after the other. Every safe tile raises the multiplier; a mine ends the round, and the stake is lost. After any safe tile you may cash out. At the end the whole field is shown.`,
  `With m mines and k safe tiles a cash-out pays stake × ${said.percent} × C(${said.tiles}, k) ÷ (100 × C(${said.tiles} − m, k)), the stake included, cut once to the poisha; C(n, k) is the number of ways to choose k of n. The multiplier shown is cut to 4 decimals. Example: ${said.exampleOpened} safe tiles with ${said.exampleMines} mines pay ${said.examplePays}.`,
  `Stakes are ${said.stakeFrom} to ${said.stakeTo}, and a round pays at most ${said.largestWin}. When the next tile would pay more, or no safe tile is left, the round cashes itself out; the game shows that step before the bet. The largest multiplier is ${said.largestPays}, at m = ${said.largestMines}, k = ${said.largestOpened}; its chance is ${said.largestChance}.`,
  `Return to player: ${said.returned} of the stakes, with any number of mines and wherever you stop, before the cut to the poisha. The cut takes less than 0.01 from a win, so small stakes return a little less: for a stake of ${said.stakeFrom} the lowest return is ${said.lowest}, at m = ${said.lowestMines}, k = ${said.lowestOpened}.`,
  `The chance p of k safe tiles is C(${said.tiles} − m, k) ÷ C(${said.tiles}, k). For whoever means to stop there it is the hit frequency, the chance to get more than the stake; the variance of the payout for each 1.00 staked, before the cut, is (${said.percent} ÷ 100)² × (1 − p) ÷ p.`,
  `How the figures were found: by exact recursion from tile to tile, for every number of mines and every stop, with the code that pays. Nothing was simulated, and nothing was rounded up.`,
  `A round that was cut off waits for you exactly as it was, on any device. ${SEEDS_ALONE.en}`,
];

const bengali = (said: Said): readonly string[] => [
  `মাঠে ${bengaliDigits(said.tiles)}টি ঘর। প্রথম ঘর খোলার আগে আপনি ঠিক করবেন কতগুলোর নিচে মাইন থাকবে, ${said.from} থেকে ${said.to}; কোথায় থাকবে তা তখনই ঠিক হয়ে যায়, পরে আর বদলায় না।`,
  `একটির পর একটি ঘর খুলুন। প্রতিটি নিরাপদ ঘরে গুণক বাড়ে; মাইন পেলে রাউন্ড শেষ, বাজির টাকা যায়। যেকোনো নিরাপদ ঘরের পর আপনি টাকা তুলে নিতে পারেন। শেষে পুরো মাঠ দেখানো হয়।`,
  `m-টি মাইন আর k-টি নিরাপদ ঘরের পর তুলে নিলে পাবেন বাজির পরিমাণ × ${said.percent} × C(${said.tiles}, k) ÷ (100 × C(${said.tiles} − m, k)), বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। C(n, k) মানে n-টি থেকে k-টি কত ভাবে বাছা যায়। দেখানো গুণকে দশমিকের পর ৪ ঘর রেখে বাকিটা বাদ। উদাহরণ: ${said.exampleMines}টি মাইনে ${said.exampleOpened}টি নিরাপদ ঘর খুললে ${said.examplePays} গুণ।`,
  `বাজির পরিমাণ ${said.stakeFrom} থেকে ${said.stakeTo}; এক রাউন্ডে সর্বোচ্চ ${said.largestWin} পাওয়া যায়। পরের ঘরে এর বেশি দিতে হলে, কিংবা নিরাপদ ঘর আর না থাকলে, টাকা নিজে থেকেই তুলে দেওয়া হয়; সেই ধাপটি বাজির আগেই দেখানো হয়। সবচেয়ে বড় গুণক ${said.largestPays}, যখন m = ${said.largestMines}, k = ${said.largestOpened}; তার সম্ভাবনা ${said.largestChance}।`,
  `ফেরতের হার (RTP): পয়সার ভগ্নাংশ বাদ দেওয়ার আগে মোট বাজির ${said.returned}, মাইন যতই হোক আর যেখানেই থামুন। ভগ্নাংশ বাদ দিলে একটি জয় থেকে 0.01-এর কম কমে, তাই ছোট বাজিতে হার সামান্য কম: ${said.stakeFrom} বাজিতে সবচেয়ে কম হার ${said.lowest}, যখন m = ${said.lowestMines}, k = ${said.lowestOpened}।`,
  `k-টি নিরাপদ ঘর পাওয়ার সম্ভাবনা p হলো C(${said.tiles} − m, k) ÷ C(${said.tiles}, k)। সেখানে থামবেন ঠিক করলে জেতার হার, অর্থাৎ বাজির চেয়ে বেশি পাওয়ার সম্ভাবনা, এটাই; প্রতি 1.00 বাজিতে প্রাপ্তির ভেদাঙ্ক (variance), ভগ্নাংশ বাদ দেওয়ার আগে: (${said.percent} ÷ 100)² × (1 − p) ÷ p।`,
  `হিসাব যেভাবে করা: যে কোড টাকা দেয়, সেটি দিয়েই মাইনের প্রতিটি সংখ্যা ও থামার প্রতিটি জায়গার জন্য ঘর থেকে ঘরে ধাপে ধাপে গুনে। কিছুই অনুমান করা বা বাড়িয়ে দেখানো হয়নি।`,
  `মাঝপথে থেমে যাওয়া রাউন্ড ঠিক যেমন ছিল তেমনই আপনার অপেক্ষায় থাকে, যেকোনো ডিভাইসে। ${SEEDS_ALONE.bn}`,
];
