import { readToken, useBrowserValue } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { confirmEmailTexts } from "../texts/account.ts";
import { ConfirmEmail } from "./ConfirmEmail.tsx";

/**
 * The target of confirmation links. Opening it changes nothing, as mail scanners open links too.
 */
export default function ConfirmEmailPage() {
  // Only the browser knows; the server sends the same page for all tokens.
  const cannotWork = useBrowserValue(() => readToken() === null, false);
  const { title, description, invalid } = confirmEmailTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      {cannotWork ? (
        <NotePage {...invalid}>
          <LinkButton to={paths.account}>Your Account</LinkButton>
        </NotePage>
      ) : (
        <ConfirmEmail />
      )}
    </>
  );
}
