import type { GrantedRole } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";
import { ConfirmButton } from "../../../../ui/forms/dialogs/ConfirmButton.tsx";
import type { Confirmation } from "../../../../ui/forms/dialogs/ConfirmDialog.tsx";
import type { usePersonChange } from "./usePersonChange.ts";

type RoleTexts = Confirmation & { done: string };

interface RoleButtonProps {
  /** Id of the account. */
  id: string;
  roleName: GrantedRole;
  /** True if the account has the role. */
  has: boolean;
  grant: RoleTexts;
  revoke: RoleTexts;
  change: ReturnType<typeof usePersonChange>;
}

/** Grants a role to an account, or revokes it. */
export function RoleButton({ id, roleName, has, grant, revoke, change }: RoleButtonProps) {
  const granting = trpc.staff.grant.useMutation(change(grant.done));
  const revoking = trpc.staff.revoke.useMutation(change(revoke.done));
  return (
    <ConfirmButton
      texts={has ? revoke : grant}
      onConfirm={() => (has ? revoking : granting).mutateAsync({ id, role: roleName })}
    />
  );
}
