// Whether a stranger can tell by time or words which accounts exist: login, forgot and SMS, an existing and a missing one
// in turns, one at a time, on a house in its own process with its throttles raised [ACC-26, ACC-59].
import { Client } from "pg";
import { ownDatabaseUrl } from "../apps/launch/src/database.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { RunningHouse } from "../packages/testkit/src/house-process.ts";
import type { Bench } from "./bench.ts";
import { middle } from "./bench.ts";
import { machineLine } from "./machine.ts";
import { openSealedCalls } from "./sealed-calls.ts";
import type { SealedCalls } from "./sealed-calls.ts";
import { openSender } from "./sender.ts";
import type { Answered, Sender } from "./sender.ts";

const PROBES = Number(process.argv[3] ?? 10_000);
/** As many names of each kind; every one is asked about equally often. */
const NAMES = 500;
const WARM_UP = 300;
const BAR_DISTANCE = 0.03;
const BAR_MEDIAN = 0.02;

type Kind = "existing" | "missing";
interface Probe {
  readonly call: string;
  /** Everything that is the prober's own work is done before the clock runs. */
  prepare(kind: Kind, number: number): Promise<() => Promise<Answered>>;
}

const nameOf = (kind: Kind, number: number): string =>
  `${kind === "existing" ? "Probeyes" : "Probenot"}${String(number % NAMES).padStart(4, "0")}`;
const numberOf = (kind: Kind, number: number): string =>
  `0171${kind === "existing" ? "1" : "2"}${String(number % NAMES).padStart(6, "0")}`;

async function seat({ dataFolder }: RunningHouse): Promise<void> {
  const owner = new Client({ connectionString: ownDatabaseUrl(dataFolder) });
  await owner.connect();
  await owner.query(
    `with made as (
       insert into members (username, account_type, nickname, created_by, created_at, password_hash, password_set_at)
       select 'Probeyes' || lpad(g::text, 4, '0'), 0, 'Probe', 'SELF', now(), m.password_hash, now()
       from generate_series(0, $1::int - 1) g, members m where m.username = 'demo' returning id, username)
     insert into contacts (member_id, kind, value, verified_at)
     select id, kind, case kind when 'MAIL' then lower(username) || '@example.com'
       else '8801711' || lpad(right(username, 4), 6, '0') end, now()
     from made, (values ('MAIL'), ('MOBILE')) kinds(kind)`,
    [NAMES],
  );
  await owner.end();
}

function probes(sender: Sender, calls: SealedCalls): readonly Probe[] {
  return [
    {
      call: "login",
      prepare: async (kind, number) => {
        const body = await calls.seal({ username: nameOf(kind, number), password: "Not-this-one-9" });
        return () => sender.post("/wps/v2/session/login", body);
      },
    },
    {
      call: "forgot",
      prepare: async (kind, number) => {
        const username = nameOf(kind, number);
        const form = new URLSearchParams({ username, email: `${username.toLowerCase()}@example.com` });
        return () =>
          sender.post("/wps/member/password/email", form.toString(), "application/x-www-form-urlencoded");
      },
    },
    {
      call: "sms",
      prepare: async (kind, number) => {
        const body = JSON.stringify({ mobileNum: numberOf(kind, number), countryDialingCode: "880" });
        return () => sender.post("/wps/verification/sms/noLogin", body);
      },
    },
  ];
}

async function measure({ call, prepare }: Probe) {
  const taken: Record<Kind, number[]> = { existing: [], missing: [] };
  const answers: Record<Kind, Set<string>> = { existing: new Set(), missing: new Set() };
  for (let number = -WARM_UP; number < PROBES; number += 1) {
    // Which one comes first changes by turns, too.
    const order: readonly Kind[] = number % 2 === 0 ? ["existing", "missing"] : ["missing", "existing"];
    for (const kind of order) {
      const send = await prepare(kind, Math.abs(number));
      const begin = process.hrtime.bigint();
      const { status, text } = await send();
      const tookMs = Number(process.hrtime.bigint() - begin) / 1e6;
      answers[kind].add(`${status} ${text}`);
      if (number >= 0) taken[kind].push(tookMs);
    }
  }
  const [yes, no] = [middle(taken.existing), middle(taken.missing)];
  return {
    call,
    probes: PROBES,
    "median existing ms": yes.toFixed(3),
    "median missing ms": no.toFixed(3),
    "medians apart": Math.abs(yes - no) / no,
    distance: distanceOf(taken.existing, taken.missing),
    "same answers": [...answers.existing].toSorted().join() === [...answers.missing].toSorted().join(),
    answers: [...answers.existing].map((one) => one.slice(0, 60)).join(" | "),
  };
}

/** Kolmogorov–Smirnov: the largest gap between the two shares of probes that took no longer than a time. */
function distanceOf(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((ms) => ({ ms, step: 1 / one.length })),
    ...other.map((ms) => ({ ms, step: -1 / other.length })),
  ];
  let gap = 0;
  let largest = 0;
  for (const { step } of all.toSorted((a, b) => a.ms - b.ms)) {
    gap += step;
    largest = Math.max(largest, Math.abs(gap));
  }
  return largest;
}

async function run() {
  console.log(machineLine());
  const house = await runHouse({
    LIMIT_ATTEMPTS_TIMES: "1000000",
    SMS_PER_HOUR: "1000000",
    MAIL_PER_HOUR: "1000000",
    LOG_LEVEL: "error",
  });
  const sender = openSender(house.url, 1);
  try {
    await seat(house);
    const measured = [];
    for (const probe of probes(sender, await openSealedCalls(house.url))) measured.push(await measure(probe));
    const holds = measured.every(
      (one) => one.distance < BAR_DISTANCE && one["medians apart"] < BAR_MEDIAN && one["same answers"],
    );
    const worst = Math.max(...measured.map(({ distance }) => distance));
    return {
      rows: measured.map((one) => ({
        ...one,
        distance: one.distance.toFixed(4),
        "medians apart": `${(one["medians apart"] * 100).toFixed(2)} %`,
        "same answers": String(one["same answers"]),
      })),
      figure: worst.toFixed(4),
      bar: `<${BAR_DISTANCE}, medians within ${BAR_MEDIAN * 100} %`,
      holds,
    };
  } finally {
    sender.close();
    await house.stop();
  }
}

export const enumeration: Bench = {
  name: "enumeration",
  about:
    "login, forgot and SMS with an existing and a missing account, told apart by time or words (a number of probes may follow)",
  run,
};
