// What stands against a new password before it is sent; whether it is common or was used before, the server knows [OFF-7].
export interface PasswordForm {
  readonly old: string;
  readonly next: string;
  readonly confirm: string;
}

export type PasswordProblem = "required" | "short" | "mismatch";
export type PasswordProblems = Readonly<Partial<Record<keyof PasswordForm, PasswordProblem>>>;

export const SHORTEST_PASSWORD = 8;

export function passwordProblems({ old, next, confirm }: PasswordForm): PasswordProblems {
  return {
    ...(old === "" ? { old: "required" as const } : {}),
    ...(next.length < SHORTEST_PASSWORD ? { next: next === "" ? "required" : "short" } : {}),
    ...(confirm === next ? {} : { confirm: confirm === "" ? "required" : "mismatch" }),
  };
}
