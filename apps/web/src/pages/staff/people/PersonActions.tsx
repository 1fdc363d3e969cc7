import type { Person } from "@headwaters/contracts";
import { trpc } from "../../../api/client.ts";
import { useCheckCurrentUser } from "../../../api/currentUser.ts";
import { ConfirmButton } from "../../../components/forms/ConfirmButton.tsx";
import { personTexts } from "../../../content/staffPeople.ts";
import { toasts } from "../../../layout/toasts/store.ts";
import classes from "./PersonPage.module.css";

interface PersonActionsProps {
  person: Person;
  isOwn: boolean;
}

/** What staff may do with an account, each after asking. */
export function PersonActions({ person, isOwn }: PersonActionsProps) {
  const { id, role } = person;
  const utils = trpc.useUtils();
  const checkCurrentUser = useCheckCurrentUser();
  const saying = (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      // Whoever gave the role up has no pages of staff any more.
      if (isOwn) checkCurrentUser();
      void utils.staff.invalidate();
    },
    onError({ message }: { message: string }) {
      toasts.show({ title: personTexts.refused, description: message, variant: "destructive" });
    },
  });
  const ofOwn = <Texts extends { own: object }>(texts: Texts) =>
    isOwn ? { ...texts, ...texts.own } : texts;
  const { grant: grantTexts, you } = personTexts;
  const revokeTexts = ofOwn(personTexts.revoke);
  const signOutTexts = ofOwn(personTexts.signOut);
  const grant = trpc.staff.grant.useMutation(saying(grantTexts.done));
  const revoke = trpc.staff.revoke.useMutation(saying(revokeTexts.done));
  const signOut = trpc.staff.signOutEverywhere.useMutation(saying(signOutTexts.done));
  return (
    <div className={classes.actions}>
      {isOwn && <p className={classes.own}>{you}</p>}
      <ConfirmButton
        texts={role === "staff" ? revokeTexts : grantTexts}
        onConfirm={() => (role === "staff" ? revoke : grant).mutateAsync({ id })}
      />
      <ConfirmButton texts={signOutTexts} onConfirm={() => signOut.mutateAsync({ id })} />
    </div>
  );
}
