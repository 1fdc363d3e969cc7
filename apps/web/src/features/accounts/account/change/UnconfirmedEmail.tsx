import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { accountTexts } from "../../texts/account.ts";
import { AccountSection } from "../AccountSection.tsx";
import classes from "./UnconfirmedEmail.module.css";

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
      <p className={classes.words}>
        {before}
        <strong>{status.data.email}</strong>
        {after}
      </p>
      <div className={`${shared.row} ${classes.actions}`}>
        <ActionButton isInactive={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? pending : again}
        </ActionButton>
        <Link to={paths.emailAddress}>{change}</Link>
      </div>
      <p role="status" className={`${shared.soft} ${classes.sent}`}>
        {send.isSuccess && sent}
      </p>
    </AccountSection>
  );
}
