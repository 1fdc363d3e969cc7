import type { User } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { NameFields } from "#ui/forms/fields/NameFields.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { ChangeForm, CurrentPassword } from "../ChangeForm.tsx";
import { useSetCurrentUser } from "../session/currentUser.ts";
import classes from "./AccountPage.module.css";
import { AccountPart, AccountSection } from "./AccountPart.tsx";
import { accountTexts } from "./texts.ts";

/** The name and the address of the account. */
export function ProfilePart({ user }: { user: User }) {
  return (
    <AccountPart {...accountTexts.profile}>
      <ChangeName user={user} />
      <ChangeEmail user={user} />
    </AccountPart>
  );
}

function ChangeName({ user }: { user: User }) {
  const setCurrentUser = useSetCurrentUser();
  const change = trpc.profile.changeName.useMutation({
    onSuccess(changed) {
      setCurrentUser(changed);
      toasts.show({ title: "Your name is saved", variant: "success" });
    },
  });
  return (
    <AccountSection {...accountTexts.name}>
      <ChangeForm
        schema={({ nameChange }) => nameChange}
        send={change.mutateAsync}
        label="Save Name"
        pending="Saving..."
      >
        <NameFields person={user} />
      </ChangeForm>
    </AccountSection>
  );
}

function ChangeEmail({ user }: { user: User }) {
  const { present, sent, missing } = accountTexts.email;
  const request = trpc.profile.requestEmail.useMutation({
    onSuccess: () => toasts.show({ title: "Please check your mail", variant: "success" }),
  });
  return (
    <AccountSection {...accountTexts.email}>
      <dl className={`${lists.facts} ${classes.currentEmail}`}>
        <dt>{present}</dt>
        <dd>{user.email}</dd>
      </dl>
      <ChangeForm
        schema={({ emailChange }) => emailChange}
        send={request.mutateAsync}
        label="Send Confirmation Link"
        pending="Sending..."
        isEmptied
      >
        <Field label="New Email Address" name="email" type="email" autoComplete="email" required />
        <CurrentPassword />
      </ChangeForm>
      <div role="status">
        {request.isSuccess && (
          <div className={classes.emailSent}>
            <p>
              {sent[0]}
              <strong>{request.variables.email}</strong>
              {sent[1]}
            </p>
            <p>{missing}</p>
          </div>
        )}
      </div>
    </AccountSection>
  );
}

/** Asks to confirm the address, and sends the link again. */
export function UnconfirmedEmail() {
  const { title, before, after, change, again, pending, sent, failed } = accountTexts.unconfirmed;
  // The link opens in another tab; the status is loaded again when this one gets the focus.
  const status = trpc.profile.emailStatus.useQuery(undefined, freshQuery);
  const send = trpc.profile.sendConfirmation.useMutation({
    onError(error) {
      showFailure(error, { title: failed });
    },
  });
  if (!status.data || status.data.isConfirmed) return null;
  return (
    <AccountSection level={2} id="unconfirmed-email" title={title}>
      <p className={classes.unconfirmedText}>
        {before}
        <strong>{status.data.email}</strong>
        {after}
      </p>
      <div className={`${shared.row} ${classes.unconfirmedActions}`}>
        <ActionButton isInactive={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? pending : again}
        </ActionButton>
        <Link to={paths.emailAddress}>{change}</Link>
      </div>
      <p role="status" className={`${shared.soft} ${classes.unconfirmedSent}`}>
        {send.isSuccess && sent}
      </p>
    </AccountSection>
  );
}
