import { can } from "@headwaters/contracts";
import { useCheckCurrentUser, useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { serverMessage } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import { TokenPage } from "#ui/page/TokenPage.tsx";
import shared from "#ui/shared.module.css";
import classes from "./StaffInvitationPage.module.css";
import { staffInvitationTexts } from "./texts.ts";

/** The target of a one-time link for staff. */
export default function StaffInvitationPage() {
  const { home } = staffInvitationTexts;
  return (
    <TokenPage texts={staffInvitationTexts} help={<LinkButton to={paths.home}>{home}</LinkButton>}>
      {(token) => <StaffInvitation token={token} />}
    </TokenPage>
  );
}

/** The button that makes the signed-in account staff; `token` is undefined until hydration. */
function StaffInvitation({ token }: { token: string | undefined }) {
  const texts = staffInvitationTexts;
  const user = useCurrentUser();
  const checkCurrentUser = useCheckCurrentUser();
  const accept = trpc.staff.acceptInvitation.useMutation({ onSuccess: checkCurrentUser });

  if (accept.isSuccess || can(user, "openStaffPages")) {
    const note = accept.isSuccess ? texts.done : texts.already;
    return (
      <NotePage key="staff" {...note} takesFocus={accept.isSuccess}>
        <LinkButton to={paths.staff}>{texts.staff}</LinkButton>
      </NotePage>
    );
  }
  return (
    <NotePage title={texts.title} text={texts.text}>
      <WithoutScript what={texts.what} />
      {user ? (
        <>
          <p className={classes.account}>
            {texts.account}
            <strong>{user.email}</strong>
          </p>
          <ActionButton
            isInactive={token === undefined || accept.isPending}
            onClick={() => accept.mutate({ token: token ?? "" })}
          >
            {accept.isPending ? texts.pending : texts.button}
          </ActionButton>
        </>
      ) : (
        <>
          <p className={classes.account}>{texts.signInFirst}</p>
          <LinkButton to={paths.authFor(paths.staffInvitation(token ?? ""))}>
            {texts.signIn}
          </LinkButton>
        </>
      )}
      {accept.error && (
        <p className={shared.error} role="alert">
          {serverMessage(accept.error) ?? texts.failed}
        </p>
      )}
    </NotePage>
  );
}
