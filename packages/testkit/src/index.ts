// What tests are made of: a database per file, a fake clock, seeded chance, the whole server, actors.
export { startTestApp, TEST_HOST } from "./app.ts";
export type { SendOptions, Sent, TestApp } from "./app.ts";
export { fakeClock } from "./clock.ts";
export type { FakeClock } from "./clock.ts";
export { createTestDatabase } from "./database.ts";
export { seededRandom } from "./random.ts";
export { testSessions } from "./sessions.ts";
export type { TestSession, TestSessions } from "./sessions.ts";
