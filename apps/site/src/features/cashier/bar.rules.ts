// Refusals that are dealt with on another page: a payment password that is not set [ACC-135], an identity that is not
// verified [SAFE-22]. Pure.
export interface BarWords {
  readonly way: "password" | "kyc";
  readonly text: string;
}

const WAYS: Readonly<Record<string, BarWords["way"]>> = {
  PAYMENT_PASSWORD_NOT_SET: "password",
  KYC_REQUIRED: "kyc",
};

export function barOf(code: string, text: string): BarWords | null {
  const way = WAYS[code];
  return way === undefined ? null : { way, text };
}
