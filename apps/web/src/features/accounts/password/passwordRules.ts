import { PASSWORD_MIN_LENGTH, type PasswordRules } from "@headwaters/contracts";
import { trpc } from "../../../lib/api/client.ts";
import type { Prefetch } from "../../../lib/api/prefetch.ts";

export const prefetchPasswordRules: Prefetch = ({ queries }) =>
  queries.accounts.passwordRules.prefetch();

/** What a new password has to be; the server has the last word where this is not known. */
export function usePasswordRules(): PasswordRules {
  return trpc.accounts.passwordRules.useQuery().data ?? { minLength: PASSWORD_MIN_LENGTH };
}
