// Written from the migrations by npm run fix; npm run check fails when it differs.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface Tables {
  studio_nonces: {
    nonce: string;
    used_at: Date;
  };
  studio_rounds: {
    id: string;
    bet_transaction: GeneratedAlways<string>;
    win_transaction: GeneratedAlways<string>;
    close_transaction: GeneratedAlways<string>;
    player: string;
    wallet_session: string;
    currency: string;
    request_id: string;
    game: string;
    version: string;
    table_hash: string;
    seed_id: bigint;
    client_seed: string;
    choices: ColumnType<unknown, string, string>;
    stake: bigint;
    state: Generated<string>;
    nonce: number | null;
    outcome: ColumnType<unknown, string | null, string | null>;
    payout: bigint | null;
    refusal: string | null;
    balance_before: bigint | null;
    balance_after: bigint | null;
    opened_at: Date;
    decided_at: Date | null;
    ended_at: Date | null;
    touched_at: Date;
    shown: ColumnType<unknown, string | null, string | null>;
  };
  studio_seeds: {
    id: GeneratedAlways<bigint>;
    player: string;
    family: string;
    server_seed: Buffer;
    server_seed_hash: GeneratedAlways<string>;
    client_seed: string;
    next_nonce: Generated<number>;
    made_at: Date;
    rotated_at: Date | null;
  };
  studio_sessions: {
    token_hash: Buffer;
    wallet_session: string;
    player: string;
    display_name: string;
    currency: string;
    language: string;
    mode: string;
    game: string;
    minimum: bigint;
    maximum: bigint;
    largest_win: bigint;
    opened_at: Date;
    ends_at: Date;
  };
}
