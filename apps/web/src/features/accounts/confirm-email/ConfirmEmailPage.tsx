import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { readToken, useBrowserValue } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { useCheckCurrentUser, useCurrentUser } from "../session/currentUser.ts";
import { confirmEmailTexts } from "./texts.ts";

/**
 * The target of confirmation links. Opening it changes nothing, as mail scanners open links too.
 */
export default function ConfirmEmailPage() {
  // Only the browser knows; the server sends the same page for all tokens.
  const hasNoToken = useBrowserValue(() => readToken() === null, false);
  const { title, description, invalid } = confirmEmailTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      {hasNoToken ? (
        <NotePage {...invalid}>
          <LinkButton to={paths.account}>Your Account</LinkButton>
        </NotePage>
      ) : (
        <ConfirmEmail />
      )}
    </>
  );
}

function ConfirmEmail() {
  const { title, text, another } = confirmEmailTexts;
  const user = useCurrentUser();
  const checkCurrentUser = useCheckCurrentUser();
  const confirm = trpc.profile.confirmEmail.useMutation({ onSuccess: checkCurrentUser });

  if (confirm.data) {
    const done = confirm.data.isChanged ? confirmEmailTexts.changed : confirmEmailTexts.done;
    const [before, after] = done.text;
    return (
      <NotePage
        key="done"
        title={done.title}
        text={
          <>
            {before}
            <strong>{confirm.data.email}</strong>
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
  return (
    <NotePage title={title} text={text}>
      <WithoutScript what="Confirming an address" />
      <ActionButton
        isInactive={confirm.isPending}
        onClick={() => confirm.mutate({ token: readToken() ?? "" })}
      >
        {confirm.isPending ? "Confirming..." : "Confirm This Address"}
      </ActionButton>
      {confirm.error && (
        <p className={shared.error} role="alert">
          {confirm.error.message} {another} <Link to={paths.account}>Your account</Link>
        </p>
      )}
    </NotePage>
  );
}
