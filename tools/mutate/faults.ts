// The planted faults: each a small change in money code that a tired person could make, and the tests that must
// notice it. A fault is a list of replacements; every text must stand in its file exactly once.
export interface Replacement {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

export interface Fault {
  readonly name: string;
  readonly changes: readonly Replacement[];
  /** The test files that are run; one of them has to fail. */
  readonly tests: readonly string[];
}

const LEDGER_SQL = "db/migrations/0003_ledger.sql";
const LEDGER = "packages/ledger/src";
const BETS = "apps/server/src/domains/bets";
const LOBBY = "apps/server/src/domains/lobby";
const CASHIER = "apps/server/src/domains/cashier";
const JOURNEYS = "apps/server/test";
const BOOK_TESTS = [`${BETS}/bets.db.test.ts`];

const one = (name: string, path: string, from: string, to: string, tests: readonly string[]): Fault => ({
  name,
  changes: [{ path, from, to }],
  tests,
});

export const FAULTS: readonly Fault[] = [
  one(
    "the locks are taken in any order",
    LEDGER_SQL,
    "order by b.account_id for no key update",
    "order by random() for no key update",
    [`${LEDGER}/post.db.test.ts`, `${LEDGER}/store.db.test.ts`, `${LEDGER}/gathering.db.test.ts`],
  ),
  one(
    "a key is not unique",
    LEDGER_SQL,
    "  key text primary key,\n  kind text not null,",
    "  key text not null,\n  kind text not null,",
    [...BOOK_TESTS, `${LEDGER}/post.db.test.ts`, `${LEDGER}/guards.db.test.ts`],
  ),
  one(
    "a balance may go below its floor",
    LEDGER_SQL,
    "constraint never_below_its_floor check (floor is null or balance >= floor)",
    "constraint never_below_its_floor check (true)",
    [`${LEDGER}/guards.db.test.ts`, `${LEDGER}/store.db.test.ts`],
  ),
  one(
    "two units meet in a leg",
    LEDGER_SQL,
    "constraint one_unit check (debit_account & 7 = credit_account & 7)",
    "constraint one_unit check (true)",
    [`${LEDGER}/guards.db.test.ts`, `${LEDGER}/store.db.test.ts`],
  ),
  one(
    "legs can be changed",
    LEDGER_SQL,
    "create trigger never_changed before update or delete on ledger_legs for each row execute function ledger_refuse_change();\n",
    "",
    [`${LEDGER}/guards.db.test.ts`],
  ),
  one("a stale batch is written", LEDGER_SQL, " and v_loose_ends = 0) is not true", ") is not true", [
    `${LEDGER}/store.db.test.ts`,
    `${LEDGER}/guards.db.test.ts`,
  ]),
  one(
    "entries beside an account's walk are not counted",
    LEDGER_SQL,
    " and v_versions = 2 * cardinality(l_transfer)",
    "",
    [`${LEDGER}/store.db.test.ts`],
  ),
  one("a hold ends twice", `${LEDGER}/holds.ts`, 'isOpen: asText(state) === "OPEN",', "isOpen: true,", [
    `${LEDGER}/holds.db.test.ts`,
  ]),
  one(
    "a hold gives back what a part has taken from it meanwhile",
    `${LEDGER}/holds.ts`,
    'return hold.amountMinor === amountMinor ? null : "HOLD_SHRANK";',
    "return null;",
    [`${LEDGER}/holds.db.test.ts`],
  ),
  one(
    "a posting does not look at floors",
    `${LEDGER}/batch.ts`,
    "balanceMinor + amountMinor < floorMinor",
    "balanceMinor + amountMinor < floorMinor - 1_000_000n",
    [`${LEDGER}/batch.test.ts`, ...BOOK_TESTS],
  ),
  one(
    "a repeat with another body gets the stored answer",
    `${LEDGER}/post.ts`,
    "known.fingerprint !== fingerprint || known.transferId === null",
    "known.transferId === null",
    [`${LEDGER}/post.db.test.ts`],
  ),
  one("the chain forgets what was before", `${LEDGER}/chain.ts`, "`${head}\\n${lines}`", "`${lines}`", [
    `${LEDGER}/check.db.test.ts`,
    `${LEDGER}/batch.test.ts`,
    `${LEDGER}/walk.test.ts`,
  ]),
  one(
    "the gatherer lets one owner onto two lanes",
    `${LEDGER}/waiting.ts`,
    "for (const { owner } of batch) underWay.add(owner);",
    "",
    [`${LEDGER}/waiting.test.ts`, `${LEDGER}/gatherer.test.ts`],
  ),
  one("a late item begins all the same", `${LEDGER}/waiting.ts`, "if (waiting.isAnswered()) continue;", "", [
    `${LEDGER}/waiting.test.ts`,
    `${LEDGER}/gatherer.test.ts`,
  ]),
  one(
    "money is divided as floats",
    "packages/money/src/fraction.ts",
    "const cut = numerator / denominator;",
    "const cut = BigInt(Math.trunc(Number(numerator) / Number(denominator)));",
    ["packages/money/src/rounding.test.ts", "packages/money/src/split.test.ts", "packages/games/src/dice"],
  ),
  one(
    "a fee is cut instead of rounded up",
    "packages/money/src/fraction.ts",
    'if (rounding === "down" || numerator % denominator === 0n)',
    'if (rounding !== "down" || numerator % denominator === 0n || rounding === "down")',
    ["packages/money/src/rounding.test.ts"],
  ),
  one(
    "the tombstone is skipped",
    `${BETS}/wallet-call.ts`,
    "book.bury(keyOf(item.vendor, verdict.transaction), item);",
    "",
    BOOK_TESTS,
  ),
  one(
    "a closed round takes wins",
    `${BETS}/wallet-table.rules.ts`,
    'if (isClosed(seen) || isEnded) return refuse("ROUND_CLOSED");',
    "",
    BOOK_TESTS,
  ),
  {
    name: "a rollback gives the stake back every time",
    changes: [
      {
        path: `${BETS}/wallet-table.rules.ts`,
        from: 'if (named.state === "VOID") return { kind: "nothing" };\n',
        to: "",
      },
      {
        path: `${BETS}/wallet-table.rules.ts`,
        from: 'const paid = named.state !== "OPEN" ||',
        to: 'const paid = (named.state !== "OPEN" && named.state !== "VOID") ||',
      },
    ],
    tests: BOOK_TESTS,
  },
  one(
    "a paid bet can be rolled back",
    `${BETS}/wallet-table.rules.ts`,
    'return paid || isClosed(seen) ? refuse("ROUND_CLOSED") : { kind: "void", bet: named };',
    'return { kind: "void", bet: named };',
    ["apps/server/test/wallet-abuse.test.ts", ...BOOK_TESTS],
  ),
  one(
    "another body under a known id is taken for a repeat",
    `${BETS}/wallet-table.rules.ts`,
    "seen.known.fingerprint === item.fingerprint",
    "true",
    BOOK_TESTS,
  ),
  one(
    "an exclusion is not asked for",
    `${BETS}/wallet-table.rules.ts`,
    'if (seen.isBlocked) return refuse("MEMBER_BLOCKED");\n',
    "",
    ["apps/server/test/wallet-abuse.test.ts"],
  ),
  one(
    "a stake takes one poisha more than there is",
    `${BETS}/settlement.rules.ts`,
    "if (held.cashMinor + held.bonusMinor < amountMinor) return null;",
    "if (held.cashMinor + held.bonusMinor < amountMinor - 1n) return null;",
    [`${BETS}/settlement.rules.test.ts`],
  ),
  one(
    "the odd poisha goes to BONUS",
    `${BETS}/settlement.rules.ts`,
    'splitByShares(amountMinor, [stake.cashMinor, stake.bonusMinor], "first")[1]',
    'splitByShares(amountMinor, [stake.bonusMinor, stake.cashMinor], "first")[0]',
    BOOK_TESTS,
  ),
  one(
    "a draw counts as a valid bet",
    `${BETS}/settlement.rules.ts`,
    'return { state: "DRAW", validMinor: minor(0n) };',
    'return { state: "DRAW", validMinor: most };',
    BOOK_TESTS,
  ),
  one(
    "the payout comes from the open bets",
    `${BETS}/betting.ts`,
    ": legsTo(bet ?? item, house, parts)),",
    ": legsTo(bet ?? item, betting.poolsOf(item.vendor, item.unit).openBets, parts)),",
    BOOK_TESTS,
  ),
  one("a limit forgets the bets of its own batch", `${BETS}/betting.ts`, "  betting.accepted(bet);\n", "", [
    `${BETS}/corrections.db.test.ts`,
  ]),
  one(
    "what is owed is not booked",
    `${BETS}/correction.flow.ts`,
    "{ from: owing, to: house, amountMinor: owedMinor },",
    "",
    [`${BETS}/corrections.db.test.ts`],
  ),
  one(
    "a correction is made twice",
    `${BETS}/correction.flow.ts`,
    'if (bet.resultVersion !== request.resultVersion) return { refused: "CHANGED_MEANWHILE" };',
    "",
    [`${BETS}/corrections.db.test.ts`],
  ),
  one(
    "a settled bet is told to nobody",
    `${BETS}/bet-facts.ts`,
    'else if (bet.state !== "OPEN") tell("bet.settled", factOf(bet, at));',
    "",
    BOOK_TESTS,
  ),
  one(
    "a play session outlives its login",
    `${LOBBY}/gateway.flow.ts`,
    "loginSession: play?.loginSession ?? null,",
    "loginSession: null,",
    ["apps/server/test/wallet-abuse.test.ts"],
  ),
  one(
    "a ticket opens the game twice",
    `${LOBBY}/launch/launch.store.ts`,
    '    .where("used_at", "is", null)\n',
    "",
    ["apps/server/test/launch.test.ts"],
  ),
  one(
    "a nonce can be used again",
    `${LOBBY}/vendor-door.store.ts`,
    "return nonces.map((one) => fresh.delete(spell(one)));",
    "return nonces.map(() => true || fresh.size > 0);",
    ["apps/server/test/wallet-abuse.test.ts"],
  ),
  one(
    "the signature leaves out the body",
    "packages/vendor/src/signing.ts",
    '.update(signable.body).digest("hex")',
    '.update(signable.body.subarray(0, 0)).digest("hex")',
    ["packages/vendor/src/signing.test.ts"],
  ),
  one(
    "a payment that is told again is credited again",
    `${CASHIER}/payments/payment-notice.flow.ts`,
    "if (claimed.isSame) return claimed.outcome;",
    'if (claimed.isSame && notice.status === "FAILED") return claimed.outcome;',
    [`${JOURNEYS}/payments.test.ts`],
  ),
  one(
    "a notice is believed however often it is sent",
    `${CASHIER}/payments/payment-notice.flow.ts`,
    "return isInTime(claim, at) && isFirstUse(",
    "return isInTime(claim, at) || isFirstUse(",
    [`${JOURNEYS}/payments.test.ts`],
  ),
  one(
    "a late payment is credited like any other",
    `${CASHIER}/deposits/deposit-moves.flow.ts`,
    "|| deposit.expiresAt > at) return deposit;",
    "|| deposit.expiresAt <= at) return deposit;",
    [`${JOURNEYS}/payment-suspense.test.ts`],
  ),
  one(
    "a withdrawal holds its amount and not its fee",
    `${CASHIER}/withdrawals/create-withdrawal.flow.ts`,
    "amountMinor: minor(amountMinor + feeMinor),",
    "amountMinor,",
    [`${JOURNEYS}/withdrawals.test.ts`],
  ),
  one(
    "a refund takes the fee although nothing arrived",
    `${CASHIER}/withdrawals/withdrawal-moves.flow.ts`,
    "if (withdrawal.receivedMinor > 0n) await useFee(moving);",
    "await useFee(moving);",
    [`${JOURNEYS}/payouts.test.ts`],
  ),
  one(
    "the time-out takes what stands still",
    `${CASHIER}/withdrawals/withdrawals.store.ts`,
    "and confirm_until(w.member_id, p.sent_at, p.confirm_minutes) <= clock_timestamp()",
    "",
    [`${JOURNEYS}/payout-timeouts.test.ts`],
  ),
  one(
    "a withdrawal is locked by nobody",
    `${CASHIER}/withdrawals/withdrawals.store.ts`,
    "member_id = ${memberId}) for update`.execute(tx);",
    "member_id = ${memberId})`.execute(tx);",
    [`${JOURNEYS}/cashier-races.test.ts`],
  ),
  one(
    "one operator is two",
    `${CASHIER}/desk/desk.rules.ts`,
    "return second.operatorId === by.operatorId",
    'return second.name === "" && second.operatorId === by.operatorId',
    [`${CASHIER}/desk/desk.rules.test.ts`, `${JOURNEYS}/withdrawal-desk.test.ts`],
  ),
];
