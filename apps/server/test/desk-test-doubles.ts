// A house with a cashier and an office, three people in it, and how they ask and agree.
import { officeOf } from "@jonaki/testkit";
import type { OfficePerson, TestOffice } from "@jonaki/testkit";
import { openCashierStage } from "./cashier-test-doubles.ts";
import type { CashierStage } from "./cashier-test-doubles.ts";

export interface DeskAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface DeskStage extends CashierStage {
  readonly office: TestOffice;
  /** Of finance, of finance and risk, and of support. */
  readonly finance: OfficePerson;
  readonly second: OfficePerson;
  readonly support: OfficePerson;
  ask(person: OfficePerson, method: string, path: string, body?: object): Promise<DeskAnswer>;
  decide(
    person: OfficePerson,
    noun: "deposits" | "withdrawals",
    reference: string,
    act: string,
    more?: object,
  ): Promise<DeskAnswer>;
  /** The approval that waits, as the checker sees it. */
  waiting(
    person: OfficePerson,
    approvalId: unknown,
  ): Promise<{ readonly contentHash: string; readonly content: object } | undefined>;
  agree(person: OfficePerson, approvalId: unknown): Promise<DeskAnswer>;
  /** What the log says about somebody or something. */
  auditOf(subject: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export async function openDeskStage(): Promise<DeskStage> {
  const stage = await openCashierStage();
  const office = officeOf(stage.house);
  const ask: DeskStage["ask"] = async ({ token }, method, path, body) => {
    const sent = await office.send(method, path, { token, ...(body === undefined ? {} : { body }) });
    const value = (sent.body.value ?? {}) as Record<string, unknown>;
    return { status: sent.status, code: sent.body.code, value };
  };
  const waiting: DeskStage["waiting"] = async (person, approvalId) => {
    const { value } = await ask(person, "GET", "/bo/approvals?state=WAITING");
    const list = value["list"] as { approvalId: string; contentHash: string; content: object }[];
    return list.find((one) => one.approvalId === approvalId);
  };
  return {
    ...stage,
    office,
    finance: await office.person(["finance"]),
    second: await office.person(["finance", "risk"]),
    support: await office.person(["support"]),
    ask,
    decide: (person, noun, reference, act, more = {}) =>
      ask(person, "POST", `/bo/${noun}`, { reference, act, reason: `because ${act}`, ...more }),
    waiting,
    agree: async (person, approvalId) => {
      const contentHash = (await waiting(person, approvalId))?.contentHash ?? "";
      const decision = { approvalId, contentHash, decision: "APPROVE", reason: "seen" };
      return ask(person, "POST", "/bo/approvals", decision);
    },
    auditOf: (subject) =>
      stage.members.rows("select action, after, reason from office_audit where subject = $1 order by id", [
        subject,
      ]),
  };
}
