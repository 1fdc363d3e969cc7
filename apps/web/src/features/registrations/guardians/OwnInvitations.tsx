import { nothingChanged } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import classes from "./Guardians.module.css";
import { invitationTexts } from "./texts.ts";

/** The invitations to the address of the account. */
export function OwnInvitations() {
  const texts = invitationTexts;
  const { data: invitations = [] } = trpc.registrations.ownInvitations.useQuery();
  const onError = (error: unknown) => void showFailure(error, nothingChanged);
  const done = (title: string) => () => void toasts.show({ title, variant: "success" });
  const accept = trpc.registrations.acceptInvitation.useMutation({
    onSuccess: done(texts.accepted.title),
    onError,
  });
  const decline = trpc.registrations.declineInvitation.useMutation({
    onSuccess: done(texts.declined.title),
    onError,
  });
  const isPending = accept.isPending || decline.isPending;
  return invitations.map(({ id, childName, invitedBy, expiresAt }) => {
    const name = <span className={hidden.hidden}> {childName}</span>;
    return (
      <div key={id} className={`${shared.note} ${classes.own}`}>
        <p>
          <strong>{texts.facts(invitedBy, childName)}</strong> {texts.meaning(childName)}{" "}
          {texts.until} <DateText date={expiresAt} />.
        </p>
        <div className={shared.row}>
          <ActionButton isInactive={isPending} onClick={() => accept.mutate({ id })}>
            {texts.accept}
            {name}
          </ActionButton>
          <ActionButton
            variant="default"
            isInactive={isPending}
            onClick={() => decline.mutate({ id })}
          >
            {texts.decline}
            {name}
          </ActionButton>
        </div>
      </div>
    );
  });
}
