// What the studio is handed from outside: time, chance and a log.
export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(count: number): Buffer;
}

export interface Log {
  error(fields: object, text: string): void;
  warn(fields: object, text: string): void;
}
