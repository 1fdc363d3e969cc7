import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { serverMessage } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import { TokenPage } from "#ui/page/TokenPage.tsx";
import shared from "#ui/shared.module.css";
import { invitationTexts } from "./texts.ts";

/** The target of the link in a mail that invites a guardian. */
export default function GuardianInvitationPage() {
  const { home } = invitationTexts;
  return (
    <TokenPage texts={invitationTexts} help={<LinkButton to={paths.home}>{home}</LinkButton>}>
      {(token) => <Invitation token={token} />}
    </TokenPage>
  );
}

/** The invitation with its answers; `token` is undefined until hydration. */
function Invitation({ token }: { token: string | undefined }) {
  const texts = invitationTexts;
  const user = useCurrentUser();
  const query = trpc.registrations.mailedInvitation.useQuery(
    { token: token ?? "" },
    { enabled: token !== undefined, retry: false, throwOnError: false },
  );
  const accept = trpc.registrations.acceptInvitation.useMutation({
    meta: { stale: "refetch later" },
  });
  const decline = trpc.registrations.declineByToken.useMutation({
    meta: { stale: "refetch later" },
  });
  const error = accept.error ?? decline.error;
  const isPending = accept.isPending || decline.isPending;

  if (accept.isSuccess || decline.isSuccess) {
    const note = accept.isSuccess ? texts.accepted : texts.declined;
    return (
      <NotePage key="answered" {...note} takesFocus>
        <LinkButton to={accept.isSuccess ? paths.account : paths.home}>
          {accept.isSuccess ? texts.toAccount : texts.home}
        </LinkButton>
      </NotePage>
    );
  }
  if (query.error) {
    return (
      <NotePage
        key="over"
        title={texts.over.title}
        text={serverMessage(query.error) ?? texts.failed}
      >
        <LinkButton to={paths.home}>{texts.home}</LinkButton>
      </NotePage>
    );
  }
  const { data } = query;
  return (
    <NotePage
      title={texts.title}
      text={data ? texts.facts(data.invitedBy, data.childName) : texts.pending}
    >
      <WithoutScript what={texts.what} />
      {data && (
        <>
          <p>
            {texts.meaning(data.childName)} {texts.until} <DateText date={data.expiresAt} />.
          </p>
          {user ? (
            <p>
              {texts.account}
              <strong>{user.email}</strong>
            </p>
          ) : (
            <p>{texts.signInFirst}</p>
          )}
          <div className={shared.row}>
            {user ? (
              <ActionButton
                isInactive={isPending}
                onClick={() => accept.mutate({ token: token ?? "" })}
              >
                {isPending ? texts.pending : texts.accept}
              </ActionButton>
            ) : (
              <LinkButton to={paths.authFor(paths.guardianInvitation(token ?? ""))}>
                {texts.signIn}
              </LinkButton>
            )}
            <ActionButton
              variant="default"
              isInactive={isPending}
              onClick={() => decline.mutate({ token: token ?? "" })}
            >
              {texts.decline}
            </ActionButton>
          </div>
        </>
      )}
      {error && (
        <p className={shared.error} role="alert">
          {serverMessage(error) ?? texts.failed}
        </p>
      )}
    </NotePage>
  );
}
