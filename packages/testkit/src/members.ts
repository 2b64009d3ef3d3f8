// Members as actors: made straight in the database, and coming in through the door everybody uses.
import type { SendOptions, Sent, TestApp } from "./app.ts";
import { DEMO_PASSWORD } from "./demo-password.ts";

export interface Person {
  readonly id: bigint;
  readonly username: string;
}

export interface Members {
  /** A new member, known on this machine; columns of the table may be named. */
  person(columns?: Readonly<Record<string, unknown>>): Promise<Person>;
  /** By loginV2 unless another path is named; the input is sealed. */
  logIn(input: Readonly<Record<string, unknown>>, options?: SendOptions, path?: string): Promise<Sent>;
  /** The same when it must succeed: answers the token. */
  enter(username: string): Promise<string>;
  /** Status and code of a call. */
  codeOf(method: string, path: string, options?: SendOptions): Promise<readonly [number, string | null]>;
  /** Rows of a statement of the test's own. */
  rows(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export function tokenOf({ body }: Sent): string {
  if (!body.success) throw new Error(`refused with ${body.code}`);
  return (body.value as { readonly token: string }).token;
}

/** New members with the demo accounts' password, and nothing else yet. */
export async function addMembers(
  rows: Members["rows"],
  usernames: readonly string[],
): Promise<readonly Person[]> {
  const made = await rows(
    `insert into members (username, nickname, account_type, created_by, password_hash, password_set_at, created_at)
     select name, name, 0, 'SELF', password_hash, now(), now()
     from members, unnest($1::text[]) name where username = 'demo' returning id, username`,
    [usernames],
  );
  return made.map(({ id, username }) => ({ id: BigInt(String(id)), username: String(username) }));
}

export function membersOf(house: TestApp): Members {
  let people = 0;
  const rows: Members["rows"] = async (text, values = []) =>
    (await house.app.foundation.database.pool.query<Record<string, unknown>>(text, [...values])).rows;
  const logIn: Members["logIn"] = async (input, options = {}, path = "/wps/v2/session/login") => {
    const sealed = await house.seal({ type: "username", password: DEMO_PASSWORD, ...input });
    return house.send("POST", path, { body: { sealed }, ...options });
  };
  return {
    rows,
    logIn,
    enter: async (username) => tokenOf(await logIn({ username })),
    codeOf: async (method, path, options = {}) => {
      const { status, body } = await house.send(method, path, {
        ...(method === "POST" ? { body: {} } : {}),
        ...options,
      });
      return [status, body.code];
    },
    person: async (columns = {}) => {
      people += 1;
      const own = {
        username: `Person${people}`,
        nickname: `Nick${people}`,
        account_type: 0,
        created_by: "SELF",
      };
      const row = { ...own, ...columns };
      const names = Object.keys(row);
      const [made] = await rows(
        `insert into members (${names.join(", ")}, password_hash, password_set_at, created_at)
         select ${names.map((_one, place) => `$${place + 1}`).join(", ")}, password_hash, now(), now()
         from members where username = 'demo' returning id, username`,
        Object.values(row),
      );
      const id = made?.["id"] as bigint;
      await rows(
        `insert into registered_networks (member_id, network, until) values ($1, '127.0.0.0/24', now() + interval '99 years')`,
        [id],
      );
      return { id, username: String(made?.["username"]) };
    },
  };
}
