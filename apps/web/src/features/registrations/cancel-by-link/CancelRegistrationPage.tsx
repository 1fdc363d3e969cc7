import { readToken, useBrowserValue } from "#lib/browser.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { cancelPageTexts } from "../texts/cancelRegistration.ts";
import { ByLink } from "./ByLink.tsx";
import { LostLink } from "./LostLink.tsx";

/**
 * The target of links in mails that cancel registrations. Opening it changes nothing, as mail
 * scanners open links too.
 */
export default function CancelRegistrationPage() {
  // Only the browser knows; the server sends the same page for all tokens.
  const token = useBrowserValue<string | null | undefined>(readToken, undefined);
  const { title, description } = cancelPageTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      {token === null ? <LostLink /> : <ByLink token={token} />}
    </>
  );
}
