// Registering in tests: a house with codes and providers of the test's own, a form that is filled in, and every person on
// a device and at an address of their own unless the test says otherwise.
import { refused } from "@jonaki/wire";
import { membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, SendOptions, Sent, TestApp, TestParts } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { RegistrationProofs, StatusMove } from "../src/domains/accounts/accounts.ts";

export interface RegisterStage {
  readonly house: TestApp;
  readonly members: Members;
  /** Numbers an identity provider has checked, by ID token. */
  readonly phones: Map<string, string>;
  /** While set, a challenge has to be solved first. */
  challenge: { readonly id: string; readonly puzzle: string } | null;
  setFlag(flag: string, isOn: boolean): Promise<void>;
  setSetting(key: string, value: unknown): Promise<void>;
  /** The form with whatever the test writes into it. */
  form(changes?: Readonly<Record<string, unknown>>): Record<string, unknown>;
  register(changes?: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<Sent>;
  registerMobile(changes?: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<Sent>;
}

export const PASSWORD = "Ferry-at-dusk-7";
/** The password that operators of this house give to new accounts. */
export const WEAK = "Welcome-to-the-house";
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export async function openRegisterStage(
  variables: Readonly<Record<string, string>> = {},
  parts: TestParts = {},
): Promise<RegisterStage> {
  const phones = new Map<string, string>();
  const proofs: RegistrationProofs = {
    takeCode: async (tx, { target, code }) => {
      if (code === "") return refused("CODE_MISSING");
      // In the transaction, as the real ones are, so that what is undone is undone for the code, too.
      const taken = await tx
        .deleteFrom("settings")
        .where("key", "=", `code ${target} ${code}`)
        .executeTakeFirst();
      return taken.numDeletedRows === 1n ? null : refused("CODE_INVALID");
    },
    proofProblem: () =>
      Promise.resolve(
        stage.challenge === null ? null : refused("VERIFY_FIRST", { challenge: stage.challenge }),
      ),
    verifiedPhoneOf: (idToken) => Promise.resolve(phones.get(idToken) ?? null),
    preparePaymentPassword: () => Promise.resolve(null),
  };
  const house = await startTestApp(
    { LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ADDRESS_PER_MINUTE: "1000000", ...variables },
    { realSessions: true, registrationProofs: proofs, ...parts },
  );
  const members = membersOf(house);
  let people = 0;
  const send =
    (path: string): RegisterStage["register"] =>
    async (changes = {}, options = {}) => {
      people += 1;
      const number = people;
      const sealed = await house.seal(stage.form(changes));
      return house.send("PUT", path, {
        body: { sealed },
        device: `own${number}`.padEnd(22, "d"),
        address: `198.18.${Math.floor(number / 250)}.${number % 250}`,
        ...options,
      });
    };
  const stage: RegisterStage = {
    house,
    members,
    phones,
    challenge: null,
    setFlag: async (flag, isOn) => {
      await members.rows("update whitelabel_nodes set enabled = $2 where mod_id = $1", [flag, isOn]);
      await house.app.site.reload();
    },
    setSetting: async (key, value) => {
      await house.app.site.switches.setSetting(key, value);
      await house.app.site.reload();
    },
    form: (changes = {}) => {
      people += 1;
      return {
        username: `Nobin${people}`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        countryDialingCode: "880",
        termsVersion: "1",
        ageConfirmed: true,
        ...changes,
      };
    },
    register: send("/wps/member/register"),
    registerMobile: send("/wps/member/register/mobile"),
  };
  return stage;
}

/** Sends a code to a number, as an SMS would. */
export async function sendCode({ members }: RegisterStage, mobile: string, code = "482913"): Promise<string> {
  await members.rows("insert into settings (key, value) values ($1, '1') on conflict do nothing", [
    `code ${mobile} ${code}`,
  ]);
  return code;
}

export const codeOf = ({ status, body }: Sent): readonly [number, string | null] => [status, body.code];
export const fieldsOf = ({ body }: Sent): unknown => [
  body.code,
  (body.value as { fields?: string[] } | null)?.fields,
];
export const device = (name: string): string => name.padEnd(22, "x").slice(0, 22);

let numbers = 0;
/** A number nobody has yet, as it is typed and as it is kept. */
export function newNumber(): { readonly typed: string; readonly key: string } {
  const digits = `17${String((numbers += 1)).padStart(8, "0")}`;
  return { typed: `0${digits}`, key: `880${digits}` };
}

type Row = Readonly<Record<string, unknown>>;

/** One house for a test file, as the seed leaves it before each test but without the code of an SMS. */
export function openRegistrations() {
  let open: RegisterStage | null = null;
  const stage = (): RegisterStage => {
    if (open === null) throw new Error("the house is not open yet");
    return open;
  };
  beforeAll(async () => {
    open = await openRegisterStage({ WEAK_DEFAULT_PASSWORD: WEAK });
  });
  afterAll(() => stage().house.stop());
  beforeEach(async () => {
    stage().house.clock.advance(MINUTE_MS);
    await stage().setFlag("REGMOBVERF3", false);
  });
  afterEach(async () => {
    stage().challenge = null;
    await rows("update whitelabel_nodes set enabled = true where parent = 'REGISTER3'");
    await rows("delete from settings where key in ('registrationFields', 'termsVersion', 'minimumAge')");
    await stage().house.app.site.reload();
  });
  const rows: Members["rows"] = (...given) => stage().members.rows(...given);
  const info = async (answer: Sent): Promise<Row> =>
    (await stage().house.send("GET", "/wps/member/info", { token: tokenOf(answer) })).body.value as Row;
  const idOf = async (answer: Sent): Promise<unknown> => (await info(answer))["id"];
  const register: RegisterStage["register"] = (...given) => stage().register(...given);
  const registerMobile: RegisterStage["register"] = (...given) => stage().registerMobile(...given);
  return {
    stage,
    register,
    registerMobile,
    rows,
    info,
    idOf,
    get: async (path: string): Promise<unknown> => (await stage().house.send("GET", path)).body.value,
    memberOf: async (answer: Sent): Promise<Row> =>
      (await rows("select * from members where id = $1", [await idOf(answer)]))[0] ?? {},
    move: (id: bigint, to: StatusMove): Promise<boolean> => {
      const { foundation, accounts } = stage().house.app;
      return foundation.database.transaction((tx) => accounts.setStatus(tx, id, to));
    },
    /** The form asks for the code of an SMS. */
    demand: () => stage().setFlag("REGMOBVERF3", true),
    /** The sealing keys go with the day. */
    aDayLater: async (): Promise<void> => {
      stage().house.clock.advance(DAY_MS);
      await stage().house.app.foundation.sealing.rotate();
    },
  };
}
