import type { GrantedRole } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { personTexts, type RoleTexts } from "../../texts/staffPeople.ts";
import type { usePersonChange } from "./usePersonChange.ts";

interface RoleButtonProps {
  /** Id of the account. */
  id: string;
  role: GrantedRole;
  /** True if the account has the role. */
  has: boolean;
  isOwn: boolean;
  change: ReturnType<typeof usePersonChange>;
}

/** Grants a role to an account, or revokes it. */
export function RoleButton({ id, role, has, isOwn, change }: RoleButtonProps) {
  const texts: RoleTexts = personTexts.roles[role];
  const revoke = { ...texts.revoke, ...(isOwn && texts.revoke.own) };
  const granting = trpc.staff.grant.useMutation(change(texts.grant.done));
  const revoking = trpc.staff.revoke.useMutation(change(revoke.done));
  return (
    <ConfirmButton
      texts={has ? revoke : texts.grant}
      onConfirm={() => (has ? revoking : granting).mutateAsync({ id, role })}
    />
  );
}
