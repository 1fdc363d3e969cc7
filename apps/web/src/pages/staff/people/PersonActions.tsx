import type { Person } from "@headwaters/contracts";
import { trpc } from "../../../api/client.ts";
import { ConfirmButton } from "../../../components/forms/ConfirmButton.tsx";
import { personTexts } from "../../../content/staffPeople.ts";
import classes from "./PersonPage.module.css";
import { Suspension } from "./Suspension.tsx";
import { usePersonChange } from "./usePersonChange.ts";

interface PersonActionsProps {
  person: Person;
  isOwn: boolean;
}

/** What staff may do with an account, each after asking. */
export function PersonActions({ person, isOwn }: PersonActionsProps) {
  const { id, role } = person;
  const change = usePersonChange(isOwn);
  const ofOwn = <Texts extends { own: object }>(texts: Texts) =>
    isOwn ? { ...texts, ...texts.own } : texts;
  const { grant: grantTexts, you } = personTexts;
  const revokeTexts = ofOwn(personTexts.revoke);
  const signOutTexts = ofOwn(personTexts.signOut);
  const grant = trpc.staff.grant.useMutation(change(grantTexts.done));
  const revoke = trpc.staff.revoke.useMutation(change(revokeTexts.done));
  const signOut = trpc.staff.signOutEverywhere.useMutation(change(signOutTexts.done));
  return (
    <div className={classes.actions}>
      {isOwn && <p className={classes.own}>{you}</p>}
      {!person.suspension && (
        <ConfirmButton
          texts={role === "staff" ? revokeTexts : grantTexts}
          onConfirm={() => (role === "staff" ? revoke : grant).mutateAsync({ id })}
        />
      )}
      <ConfirmButton texts={signOutTexts} onConfirm={() => signOut.mutateAsync({ id })} />
      {!isOwn && role !== "staff" && <Suspension person={person} change={change} />}
    </div>
  );
}
