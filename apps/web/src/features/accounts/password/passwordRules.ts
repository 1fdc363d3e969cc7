import { PASSWORD_MIN_LENGTH, type PasswordRules } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";

export const prefetchPasswordRules: Prefetch = ({ queries }) =>
  queries.accounts.passwordRules.prefetch();

/** Rules for new passwords; the server checks them too. */
export function usePasswordRules(): PasswordRules {
  return trpc.accounts.passwordRules.useQuery().data ?? { minLength: PASSWORD_MIN_LENGTH };
}
