// What the source leaves open and an operator may change: every setting with its default [CONST-2].
// Amounts are whole poisha, rates whole millionths, so that no figure is ever a float.
import { minor, ratePpm } from "@jonaki/money";
import { REALITY_MINUTES } from "./states.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const taka = (whole: number) => minor(BigInt(whole) * 100n);

const ACCOUNTING_CATEGORIES = [
  "ELOTT",
  "LOTT",
  "LIVE",
  "SPORTS",
  "FISH",
  "RNG",
  "PVP",
  "ESPORTS",
  "MINI",
] as const;
export type AccountingCategory = (typeof ACCOUNTING_CATEGORIES)[number];

const WHOLE = ratePpm(1_000_000);
const HALF = ratePpm(500_000);
const FIFTH = ratePpm(200_000);
const TENTH = ratePpm(100_000);

const rank = (
  [rankLevel, group, labelNameEn, labelNameBn]: readonly [number, string, string, string],
  [deposits, validBets]: readonly [number, number],
  [upgradeGift, monthlyGift]: readonly [number, number],
  [rebateAdditionPpm, freeWithdrawalsPerDay, dailyWithdrawal]: readonly [number, number, number],
) => ({
  rankLevel,
  group,
  labelNameEn,
  labelNameBn,
  depositsMinor: taka(deposits),
  validBetsMinor: taka(validBets),
  upgradeGiftMinor: taka(upgradeGift),
  monthlyGiftMinor: taka(monthlyGift),
  rebateAdditionPpm: ratePpm(rebateAdditionPpm),
  freeWithdrawalsPerDay,
  dailyWithdrawalMinor: taka(dailyWithdrawal),
});
export type Rank = ReturnType<typeof rank>;

// Needs, gifts and benefits of each rank, in the order of its table [REW-41].
const RANKS: readonly Rank[] = [
  rank([0, "Lamp", "Lamp I", "প্রদীপ I"], [0, 0], [0, 0], [0, 3, 200_000]),
  rank([1, "Lamp", "Lamp II", "প্রদীপ II"], [5_000, 20_000], [50, 0], [0, 3, 200_000]),
  rank([2, "Star", "Star I", "তারা I"], [20_000, 100_000], [100, 50], [200, 3, 250_000]),
  rank([3, "Star", "Star II", "তারা II"], [60_000, 400_000], [300, 100], [400, 4, 300_000]),
  rank([4, "Dusk", "Dusk I", "গোধূলি I"], [150_000, 1_000_000], [800, 250], [600, 4, 400_000]),
  rank([5, "Dusk", "Dusk II", "গোধূলি II"], [400_000, 3_000_000], [2_000, 600], [800, 5, 500_000]),
  rank(
    [6, "Moonlight", "Moonlight I", "জ্যোৎস্না I"],
    [900_000, 7_000_000],
    [4_000, 1_200],
    [1_000, 5, 700_000],
  ),
  rank(
    [7, "Moonlight", "Moonlight II", "জ্যোৎস্না II"],
    [2_000_000, 15_000_000],
    [8_000, 2_500],
    [1_200, 6, 1_000_000],
  ),
  rank(
    [8, "Pole Star", "Pole Star I", "ধ্রুবতারা I"],
    [4_000_000, 35_000_000],
    [18_000, 5_000],
    [1_500, 8, 1_500_000],
  ),
  rank(
    [9, "Pole Star", "Pole Star II", "ধ্রুবতারা II"],
    [9_000_000, 80_000_000],
    [40_000, 10_000],
    [1_800, 10, 2_000_000],
  ),
  rank(
    [10, "Pole Star", "Pole Star III", "ধ্রুবতারা III"],
    [20_000_000, 200_000_000],
    [100_000, 25_000],
    [2_000, 10, 3_000_000],
  ),
];

export const SETTINGS = {
  // CONST-70
  withdrawConfirmMinutes: { ewallet: 30, digitalDollar: 30, bank: 1_440, least: 5, most: 1_440 },
  // CONST-71
  sessionIdleMinutes: 30,
  // CONST-72
  sessionMaxHours: 12,
  // CONST-73
  passwordExpiryDays: 90,
  // CONST-74
  captchaAfterFailures: { perUsername: 3, perDevice: 3, perAddress: 20, withinMinutes: 15 },
  // CONST-75
  lockAfterFailures: { perName: 10, withinMinutes: 15, lockMinutes: 5 },
  // CONST-76
  smsExpiredMinutes: 2,
  // CONST-77
  smsQuota: { perHour: 5, perDay: 10 },
  // CONST-78
  freePlayBalance: { trialMinor: taka(10_000), trialHours: 24, demoMinor: taka(10_000) },
  // CONST-79
  paymentPassword: { digits: 6, wrongInARow: 5, blockMinutes: 30 },
  // CONST-80: digital dollars are counted in cents.
  depositLimits: {
    ewallet: { minMinor: taka(200), maxMinor: taka(25_000) },
    bank: { minMinor: taka(500), maxMinor: taka(200_000) },
    digitalDollar: { minMinor: minor(1_000n), maxMinor: minor(1_000_000n) },
  },
  // CONST-81
  depositOpenMax: 2,
  // CONST-82
  withdrawLimits: {
    minMinor: taka(500),
    maxMinor: taka(50_000),
    ewalletMaxMinor: taka(25_000),
    perDay: 10,
    perDayMinor: taka(200_000),
    raisedFromRank: 5,
    raisedShareOfDayPpm: FIFTH,
  },
  // CONST-83
  withdrawFee: { freePerDay: 3, ratePpm: ratePpm(10_000), minMinor: taka(10) },
  // CONST-84
  transferLimits: { minMinor: taka(100), maxMinor: taka(100_000), perDayMinor: taka(500_000) },
  // CONST-85
  wageringDeposit: { times: 1, waivedWhile: ["excluded", "timeOut", "closing", "ownLimit"] },
  // CONST-86
  wageringBonus: { timesDepositAndBonus: 10, timesBonusAlone: 10 },
  // CONST-87: MINI gets no rank addition.
  rebateRatesPpm: {
    LIVE: ratePpm(5_000),
    SPORTS: ratePpm(4_000),
    ESPORTS: ratePpm(4_000),
    RNG: ratePpm(8_000),
    FISH: ratePpm(8_000),
    PVP: ratePpm(4_000),
    LOTT: ratePpm(2_000),
    ELOTT: ratePpm(2_000),
    MINI: ratePpm(2_000),
  },
  // CONST-88
  pointConversion: {
    points: 10,
    paysMinor: taka(1),
    leastPoints: 100,
    stepPoints: 10,
    mostPointsPerDay: 100_000,
  },
  // CONST-89
  ranks: RANKS,
  // CONST-90
  contractRatesPpm: {
    dividend: { min: ratePpm(1_000), max: ratePpm(500_000) },
    dailyWage: { min: ratePpm(100), max: ratePpm(10_000) },
    hourlySalary: { min: ratePpm(100), max: ratePpm(5_000) },
    realTimeSalary: { min: ratePpm(0), max: ratePpm(5_000) },
    /** The daily rate, the hourly rate and the higher real-time rate of one account together. */
    salariesTogetherMax: ratePpm(10_000),
  },
  // CONST-91
  contractAnswerDays: 7,
  // CONST-92
  activeMember: { deposits: 1, validBetMinor: taka(1_000) },
  // CONST-93
  feedbackWords: { min: 5, max: 500 },
  // CONST-94
  recordDays: { back: 90, perRange: 31, rowsPerPage: 20 },
  // CONST-95
  sessionsMax: { usual: 5, singleSession: 1, isSingleSession: false },
  // CONST-96
  deviceId: { randomBits: 128, cookieDays: 400 },
  // CONST-97
  codeLockAfter: { perUsername: 5, perMobileNumber: 5, perDevice: 5, perAddress: 100, withinMinutes: 5 },
  // CONST-98
  registrationsPerDay: { device: 5, address: 50 },
  // CONST-99
  trialsPerDay: { device: 3, address: 30 },
  // CONST-100: public calls per device, token calls per account, any per address.
  callsPerMinute: { device: 120, account: 300, address: 3_000 },
  // CONST-101
  bodyLimitsBytes: {
    usual: 256 * KILOBYTE,
    vendorBatch: MEGABYTE,
    gameFeed: 32 * MEGABYTE,
    upload: 3 * 5 * MEGABYTE,
  },
  // CONST-102
  accountClosingDays: 7,
  // CONST-103
  fundsOrder: ["CASH", "BONUS"],
  // CONST-104
  accountingCategories: ACCOUNTING_CATEGORIES,
  // CONST-105
  wageringSharesPpm: {
    bonuses: {
      RNG: WHOLE,
      FISH: WHOLE,
      SPORTS: WHOLE,
      ESPORTS: WHOLE,
      LIVE: FIFTH,
      PVP: FIFTH,
      LOTT: FIFTH,
      ELOTT: FIFTH,
      MINI: TENTH,
    },
    depositsAndTransfers: {
      RNG: WHOLE,
      FISH: WHOLE,
      SPORTS: WHOLE,
      ESPORTS: WHOLE,
      LIVE: WHOLE,
      PVP: WHOLE,
      LOTT: WHOLE,
      ELOTT: WHOLE,
      MINI: HALF,
    },
  },
  // CONST-106
  wageringRewards: {
    cashbackTimes: 1,
    pointsTimes: 1,
    redEnvelopeTimes: 1,
    referralTimes: 3,
    rankGiftTimes: 3,
    missionTimes: 3,
    raffleTimes: 3,
    leaderboardTimes: 3,
    agentPayTimes: 0,
  },
  // CONST-107
  rewardEdgeSharePpm: ratePpm(600_000),
  // CONST-108
  rankGifts: { claimableDays: 30, monthlyNeedSharePpm: ratePpm(20_000) },
  // CONST-109
  pointRatesAddedPpm: { ESPORTS: ratePpm(10_000), MINI: ratePpm(2_000), LOTT: ratePpm(0), ELOTT: ratePpm(0) },
  // CONST-110: the agent's own bets count nothing.
  salarySharesPpm: {
    RNG: WHOLE,
    FISH: WHOLE,
    SPORTS: WHOLE,
    ESPORTS: WHOLE,
    LOTT: WHOLE,
    ELOTT: WHOLE,
    LIVE: FIFTH,
    PVP: FIFTH,
    MINI: TENTH,
    ownBets: ratePpm(0),
  },
  // CONST-111
  limitLoosenHours: { wait: 24, confirmations: 2 },
  // CONST-112
  timeOutsMinutes: [15, 1_440, 4_320, 10_080, 43_200],
  // CONST-113: null is permanent.
  exclusionsMonths: [6, 12, 60, null],
  // CONST-114
  realityCheckMinutes: { usual: 60, choices: REALITY_MINUTES },
  // CONST-115: crash ends at 10,000.00 times the stake.
  instantLimits: {
    stakeMinMinor: taka(1),
    stakeMaxMinor: taka(50_000),
    winMaxMinor: taka(2_000_000),
    crashEndMilli: 10_000_000,
  },
  // CONST-116
  tabBarBelowPx: 840,
  // CONST-117
  uploads: { perDay: 30, unusedHours: 24, pixelsMax: 40_000_000, sideMaxPx: 1_280 },
} as const;
export type Settings = typeof SETTINGS;
