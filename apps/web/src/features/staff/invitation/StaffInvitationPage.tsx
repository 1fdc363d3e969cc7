import { useSyncExternalStore } from "react";
import { PageMeta } from "../../../app/meta/PageMeta.tsx";
import { readToken } from "../../../lib/browser/tokenInAddress.ts";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { NotePage } from "../../../ui/page/notices/NotePage.tsx";
import { staffInvitationTexts } from "../texts/staffInvitation.ts";
import { StaffInvitation } from "./StaffInvitation.tsx";

const never = () => () => {};
const unknown = () => undefined;

/** Where a one-time link for staff leads. Following it changes nothing: previews of chats do so too. */
export default function StaffInvitationPage() {
  // Known to the browser alone: the page that is sent is the same for all.
  const token = useSyncExternalStore<string | null | undefined>(never, readToken, unknown);
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
