// What tests are made of: a database per file, a fake clock, seeded chance, the whole server, actors.
export { startTestApp, TEST_HOST } from "./app.ts";
export type { SendOptions, Sent, TestApp, TestParts } from "./app.ts";
export { solveCaptcha } from "./captchas.ts";
export { fakeClock } from "./clock.ts";
export type { FakeClock } from "./clock.ts";
export { createTestDatabase } from "./database.ts";
export { DEMO_PASSWORD, membersOf, tokenOf } from "./members.ts";
export type { Members, Person } from "./members.ts";
export { differencesOn, openMoneyHouse } from "./money.ts";
export type { MoneyHouse } from "./money.ts";
export { seededRandom } from "./random.ts";
export { testSessions } from "./sessions.ts";
export type { TestSession, TestSessions } from "./sessions.ts";
export { playersOf, TEST_GAME, TEST_VENDOR } from "./players.ts";
export type { OpenedPlayer, Players } from "./players.ts";
export { openVendorDoor, TEST_VENDOR_SECRET } from "./vendor-door.ts";
export type { VendorDoor } from "./vendor-door.ts";
export { betItem, closeItem, rollbackItem, winItem } from "./bet-calls.ts";
