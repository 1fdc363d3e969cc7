import { readToken, useBrowserValue } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { staffInvitationTexts } from "../texts/staffInvitation.ts";
import { StaffInvitation } from "./StaffInvitation.tsx";

/**
 * The target of a one-time link for staff. Opening it changes nothing, as link previews of chats
 * open it too.
 */
export default function StaffInvitationPage() {
  // Only the browser knows; the server sends the same page for all tokens.
  const token = useBrowserValue<string | null | undefined>(readToken, undefined);
  const { title, description, invalid, home } = staffInvitationTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      {token === null ? (
        <NotePage key="invalid" {...invalid}>
          <LinkButton to={paths.home}>{home}</LinkButton>
        </NotePage>
      ) : (
        <StaffInvitation token={token} />
      )}
    </>
  );
}
