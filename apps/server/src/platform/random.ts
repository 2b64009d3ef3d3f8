// The only place of the server where chance enters; everything else is handed a Random.
import { randomBytes, randomUUID } from "node:crypto";

export interface Random {
  bytes(count: number): Buffer;
  uuid(): string;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count), uuid: () => randomUUID() };
