// Written from the migrations by npm run fix; npm run check fails when it differs.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface Tables {
  access_rules: {
    kind: string;
    value: string;
  };
  domain_routes: {
    host: string;
    position: number;
  };
  live_topics: {
    topic: string;
    seq: bigint;
  };
  outbox: {
    id: GeneratedAlways<bigint>;
    topic: string;
    name: string;
    value: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
    seq: bigint | null;
  };
  page_views: {
    day: string;
    route: string;
    views: bigint;
  };
  request_answers: {
    account_id: string;
    call: string;
    request_id: string;
    fingerprint: Buffer;
    claimed_at: Date;
    answer: ColumnType<unknown, string | null, string | null>;
  };
  resources: {
    resource_type: string;
    url: string;
    qr_code_url: Generated<string>;
    label_name_en: string;
  };
  sealed_nonces: {
    nonce: string;
    used_at: Date;
  };
  sealing_keys: {
    kid: string;
    public_jwk: ColumnType<unknown, string, string>;
    private_jwk: Buffer;
    made_at: Date;
    opens_until: Date;
  };
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
    changed_at: Generated<Date>;
  };
  site_images: {
    name: string;
    media_type: string;
    bytes: Buffer;
  };
  site_status: {
    only_row: Generated<boolean>;
    maintenance: Generated<boolean>;
    maintenance_ends_at: Date | null;
  };
  sql_files: {
    name: string;
    kind: string;
    checksum: string;
    ran_at: Generated<Date>;
  };
  throttle_counts: {
    key: string;
    minute: number;
    count: number;
  };
  whitelabel_nodes: {
    mod_id: string;
    parent: string | null;
    enabled: boolean;
    position: number;
  };
}
