// Stands beside every conversation with a vendor, in either direction, and tells the log and the dashboards what was said and
// how long it took [VEN-17]. It changes no answer and delays none.
import type { Receive, ReceivedRequest, Wallet as VendorWallet } from "@jonaki/vendor";
import { createCallTimes } from "../../../platform/call-times.ts";
import type { TransferVendor, TransferVendors } from "../../wallet/wallet.ts";
import { saidBatch } from "./vendor-call.rules.ts";
import type { Said } from "./vendor-call.rules.ts";
import { createVendorLog } from "./vendor-log.ts";
import type { VendorLog, VendorLogParts } from "./vendor-log.ts";

export interface VendorWatch extends Pick<VendorLog, "flush" | "stop"> {
  /** For Prometheus. */
  timesText(): string;
  /** Anybody can sign wrongly in a vendor's name: only what is believed is kept and counted. */
  believed(request: ReceivedRequest): void;
  /** Over HTTP: bytes in, text out. */
  receive(receive: Receive): Receive;
  /** A feed that was believed; its lines are too many for a log. */
  fed(vendor: string, began: number, answer: string): void;
  /** Within the process. */
  wallet(vendor: string, wallet: VendorWallet): VendorWallet;
  transferVendors(vendors: TransferVendors): TransferVendors;
  /** A question of ours; a fault is the vendor's, and goes on. */
  question<Answer>(
    asked: Question,
    ask: () => Promise<Answer>,
    /** What of the answer may be kept; without it all. */
    shown?: (answer: Answer) => unknown,
  ): Promise<Answer>;
}

export interface Question {
  readonly vendor: string;
  readonly verb: string;
  readonly [field: string]: unknown;
}

const FIRST_CODE = /"code":"(\w+)"/u;
/** Amounts of our own questions are whole poisha. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_key, field: unknown) => (typeof field === "bigint" ? String(field) : field)) ?? "";

export function createVendorWatch(parts: VendorLogParts): VendorWatch {
  const { stopwatch } = parts;
  const log = createVendorLog(parts);
  const times = createCallTimes({
    name: "jonaki_vendor_seconds",
    help: "Time of a vendor's call, or of a question to it, to its answer",
    labels: ["vendor", "code"],
  });
  const note = (vendor: string, way: "IN" | "OUT", began: number, said: Said, code: string): void => {
    const tookMs = stopwatch() - began;
    times.took(vendor, code, tookMs / 1_000);
    log.note({ vendor, way, tookMs, ...said });
  };
  const tell = (vendor: string, way: "IN" | "OUT", began: number, request: string, answer: string): void =>
    note(vendor, way, began, { request, answer }, FIRST_CODE.exec(answer)?.[1] ?? "");
  const question: VendorWatch["question"] = async ({ vendor, ...asked }, ask, shown) => {
    const began = stopwatch();
    try {
      const answer = await ask();
      const kept = shown === undefined ? answer : shown(answer);
      tell(vendor, "OUT", began, asText(asked), asText({ code: "OK", answer: kept }));
      return answer;
    } catch (problem) {
      const answer = { code: codeOfFault(problem), problem: String(problem) };
      tell(vendor, "OUT", began, asText(asked), asText(answer));
      throw problem;
    }
  };
  const believed = new WeakSet<ReceivedRequest>();
  return {
    believed: (request) => void believed.add(request),
    fed: (vendor, began, answer) => tell(vendor, "IN", began, '{"verb":"feed"}', answer),
    flush: log.flush,
    stop: log.stop,
    timesText: times.text,
    question,
    receive: (receive) => async (request) => {
      const began = stopwatch();
      const answer = await receive(request);
      if (believed.has(request))
        tell(String(request.headers["x-vendor"]), "IN", began, request.body.toString(), answer.body);
      return answer;
    },
    wallet: (vendor, wallet) =>
      watchedWallet(wallet, stopwatch, (began, said, code) => note(vendor, "IN", began, said, code)),
    transferVendors: (vendors) =>
      new Map([...vendors].map(([code, vendor]) => [code, watchedTransfers(vendor, question)])),
  };
}

function watchedWallet(
  wallet: VendorWallet,
  stopwatch: () => number,
  note: (began: number, said: Said, code: string) => void,
): VendorWallet {
  const watched =
    <Call extends object, Answer extends { readonly code: string }>(
      verb: string,
      perform: (call: Call) => Promise<Answer>,
    ) =>
    async (call: Call): Promise<Answer> => {
      const began = stopwatch();
      const answer = await perform(call);
      const said = { request: JSON.stringify({ verb, ...call }), answer: JSON.stringify(answer) };
      note(began, said, answer.code);
      return answer;
    };
  return {
    authenticate: watched("authenticate", wallet.authenticate),
    balance: watched("balance", wallet.balance),
    bet: watched("bet", wallet.bet),
    win: watched("win", wallet.win),
    rollback: watched("rollback", wallet.rollback),
    close: watched("close", wallet.close),
    buyIn: watched("buyIn", wallet.buyIn),
    hand: watched("hand", wallet.hand),
    buyOut: watched("buyOut", wallet.buyOut),
    apart: watched("apart", wallet.apart),
    batch: async (calls) => {
      const began = stopwatch();
      const answers = await wallet.batch(calls);
      note(began, saidBatch(calls, answers), "OK");
      return answers;
    },
  };
}

/** An answer that does not come is late, one that makes no sense is wrong. */
const codeOfFault = (problem: unknown): "LATE" | "WRONG" =>
  problem instanceof Error && /^(Timeout|Abort)Error$/u.test(problem.name) ? "LATE" : "WRONG";

function watchedTransfers(vendor: TransferVendor, question: VendorWatch["question"]): TransferVendor {
  const { code } = vendor;
  // Written as a vendor's own calls are, so that they are found alike.
  const asked = (verb: string, named: object): Question => ({ vendor: code, verb, ...named });
  const moved = ({
    reference: transaction,
    player,
    amountMinor,
  }: Parameters<TransferVendor["transferIn"]>[0]) => ({
    transaction,
    player,
    amountMinor,
  });
  return {
    code,
    transferIn: (order) => question(asked("transferIn", moved(order)), () => vendor.transferIn(order)),
    transferOut: (order) => question(asked("transferOut", moved(order)), () => vendor.transferOut(order)),
    status: (transaction) =>
      question(asked("transferStatus", { transaction }), () => vendor.status(transaction)),
    balance: (player) => question(asked("balance", { player }), () => vendor.balance(player)),
  };
}
