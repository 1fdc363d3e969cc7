import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { TokenAction, TokenPage } from "#ui/page/TokenPage.tsx";
import { useCheckCurrentUser, useCurrentUser } from "../session/currentUser.ts";
import { confirmEmailTexts } from "./texts.ts";

/** The target of confirmation links. */
export default function ConfirmEmailPage() {
  const { another, account } = confirmEmailTexts;
  const checkCurrentUser = useCheckCurrentUser();
  const confirm = trpc.profile.confirmEmail.useMutation({ onSuccess: checkCurrentUser });
  return (
    <TokenPage
      texts={confirmEmailTexts}
      help={<LinkButton to={paths.account}>{account}</LinkButton>}
    >
      {(token) =>
        confirm.data ? (
          <EmailConfirmed {...confirm.data} />
        ) : (
          <TokenAction
            texts={confirmEmailTexts}
            what="Confirming an address"
            token={token}
            action={confirm}
            help={
              <>
                {another} <Link to={paths.account}>Your account</Link>
              </>
            }
          />
        )
      }
    </TokenPage>
  );
}

function EmailConfirmed({ email, isChanged }: { email: string; isChanged: boolean }) {
  const user = useCurrentUser();
  const done = isChanged ? confirmEmailTexts.changed : confirmEmailTexts.done;
  const [before, after] = done.text;
  return (
    <NotePage
      title={done.title}
      text={
        <>
          {before}
          <strong>{email}</strong>
          {after}
        </>
      }
      takesFocus
    >
      {user ? (
        <LinkButton to={done.to}>{done.account}</LinkButton>
      ) : (
        <LinkButton to={paths.authFor(paths.account)}>Sign In</LinkButton>
      )}
    </NotePage>
  );
}
