import { can, type GrantedRole, grantedRoles, type Person } from "@headwaters/contracts";
import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import { useCheckCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import classes from "./PersonPage.module.css";
import { personTexts, type RoleTexts } from "./texts.ts";

const importDialog = () => import("./SuspendDialog.tsx");
const SuspendDialog = lazy(async () => ({ default: (await importDialog()).SuspendDialog }));

/** Actions for an account, each with a confirmation. */
export function PersonActions({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { id } = person;
  const change = usePersonChange(isOwn);
  const signOutTexts = { ...personTexts.signOut, ...(isOwn && personTexts.signOut.own) };
  const signOut = trpc.staff.signOutEverywhere.useMutation(change(signOutTexts.done));
  const factorReset = trpc.staff.resetSecondFactor.useMutation(
    change(personTexts.factorReset.done),
  );
  const navigate = useNavigate();
  const removal = change(personTexts.delete.done);
  const remove = trpc.staff.deleteAccount.useMutation({
    ...removal,
    meta: { stale: "refetch later" },
    async onSuccess() {
      await navigate(paths.people);
      removal.onSuccess();
    },
  });
  return (
    <div className={shared.row}>
      {isOwn && <p className={classes.ownAccount}>{personTexts.you}</p>}
      {!person.suspension &&
        grantedRoles.map((role) => (
          <RoleButton
            key={role}
            id={id}
            change={change}
            role={role}
            has={person.roles.includes(role)}
            isOwn={isOwn}
          />
        ))}
      <ConfirmButton texts={signOutTexts} onConfirm={() => signOut.mutateAsync({ id })} />
      {!isOwn && person.hasSecondFactor && (
        <ConfirmButton
          texts={personTexts.factorReset}
          onConfirm={() => factorReset.mutateAsync({ id })}
        />
      )}
      {!isOwn && !can(person, "managePeople") && (
        <>
          <Suspension person={person} change={change} />
          <ConfirmButton
            texts={personTexts.delete}
            isFinal
            onConfirm={() => remove.mutateAsync({ id })}
          />
        </>
      )}
    </div>
  );
}

type PersonChange = ReturnType<typeof usePersonChange>;

interface RoleButtonProps {
  /** Id of the account. */
  id: string;
  role: GrantedRole;
  /** True if the account has the role. */
  has: boolean;
  isOwn: boolean;
  change: PersonChange;
}

/** Grants a role to an account, or revokes it. */
function RoleButton({ id, role, has, isOwn, change }: RoleButtonProps) {
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

/** Suspends an account, or reinstates it. */
function Suspension({ person, change }: { person: Person; change: PersonChange }) {
  const { id, suspension } = person;
  const { suspend: texts, reinstate: reinstateTexts } = personTexts;
  const suspend = trpc.staff.suspend.useMutation({ onSuccess: change(texts.done).onSuccess });
  const reinstate = trpc.staff.reinstate.useMutation(change(reinstateTexts.done));
  if (suspension) {
    return <ConfirmButton texts={reinstateTexts} onConfirm={() => reinstate.mutateAsync({ id })} />;
  }
  return (
    <DialogButton
      variant="outline"
      importDialog={importDialog}
      dialog={(props) => (
        <SuspendDialog
          {...props}
          onSuspend={async (sent) => {
            await suspend.mutateAsync({ id, ...sent });
            props.onClose();
          }}
        />
      )}
    >
      {texts.open}
    </DialogButton>
  );
}

/** Handles the result of a change of an account. */
function usePersonChange(isOwn: boolean) {
  const checkCurrentUser = useCheckCurrentUser();
  return (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      // Revoking one's own role ends the access to the staff pages.
      if (isOwn) checkCurrentUser();
    },
    onError: (error: unknown) => showFailure(error, { title: personTexts.notChanged }),
  });
}
