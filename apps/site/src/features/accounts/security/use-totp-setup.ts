// A new secret for the authenticator app, asked for when its window opens and whenever the last one ran out [ACC-128]. It
// is forgotten with the window.
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../../app/services.ts";

export interface TotpSetup {
  /** Null until they are here. */
  readonly secret: string | null;
  readonly qrData: string | null;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly again: () => void;
}

export function useTotpSetup(): TotpSetup {
  const { api } = useServices();
  const {
    data: answer,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["totpSetup"],
    queryFn: () => api.accounts.totp({ action: "SETUP" }),
    // Asking makes a new one: never unasked.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const made = answer?.ok === true && !isFetching ? answer.value : null;
  return {
    secret: made?.secret ?? null,
    qrData: made?.qrData ?? null,
    problem: answer?.ok === false ? answer.message : null,
    busy: isFetching,
    again: () => void refetch(),
  };
}
