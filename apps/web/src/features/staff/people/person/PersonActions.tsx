import { can, grantedRoles, type Person } from "@headwaters/contracts";
import { useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import shared from "#ui/shared.module.css";
import { personTexts } from "../../texts/staffPeople.ts";
import classes from "./PersonPage.module.css";
import { RoleButton } from "./RoleButton.tsx";
import { Suspension } from "./Suspension.tsx";
import { usePersonChange } from "./usePersonChange.ts";

interface PersonActionsProps {
  person: Person;
  isOwn: boolean;
}

/** Actions for an account, each with a confirmation. */
export function PersonActions({ person, isOwn }: PersonActionsProps) {
  const { id } = person;
  const change = usePersonChange(isOwn);
  const ofOwn = <Texts extends { own: object }>(texts: Texts) =>
    isOwn ? { ...texts, ...texts.own } : texts;
  const signOutTexts = ofOwn(personTexts.signOut);
  const signOut = trpc.staff.signOutEverywhere.useMutation(change(signOutTexts.done));
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
      {isOwn && <p className={classes.own}>{personTexts.you}</p>}
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
      {!isOwn && !can(person, "managePeople") && (
        <>
          <Suspension person={person} change={change} />
          <ConfirmButton texts={personTexts.delete} onConfirm={() => remove.mutateAsync({ id })} />
        </>
      )}
    </div>
  );
}
