// What the registration form is made of [ACC-88]: tabs, terms and age from registerSettings, field rules from the
// permission answer or, where that has none, from registrationRules, kept under `validate`.
import { useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { FieldRule } from "@jonaki/wire/registration";
import { usePermission } from "../../app/permission-context.ts";
import { useServices } from "../../app/services.ts";

export type RegisterSettings = CallOutput<Calls["accounts"]["registerSettings"]>;

interface RegistrationParts {
  readonly settings: RegisterSettings;
  readonly rules: readonly FieldRule[];
}

export function useRegistrationParts() {
  const { api, session } = useServices();
  const { registrationRules } = usePermission();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["registration", registrationRules],
    queryFn: async (): Promise<RegistrationParts> => {
      const [settings, rules] = await Promise.all([
        api.accounts.registerSettings(),
        registrationRules.length > 0 ? null : api.accounts.registrationRules(),
      ]);
      if (!settings.ok) throw new Error(settings.message);
      if (rules === null) return { settings: settings.value, rules: registrationRules };
      if (!rules.ok) throw new Error(rules.message);
      session.write("validate", rules.value);
      return { settings: settings.value, rules: rules.value };
    },
    staleTime: 60_000,
    retry: false,
  });
  return {
    parts: data,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
