import { useSyncExternalStore } from "react";
import { LinkButton } from "../../components/LinkButton.tsx";
import { NotePage } from "../../components/NotePage.tsx";
import { tokenInAddress } from "../../components/tokenInAddress.ts";
import { staffInvitationTexts } from "../../content/staffInvitation.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { StaffInvitation } from "./StaffInvitation.tsx";

const never = () => () => {};
const unknown = () => undefined;

/** Where a one-time link for staff leads. Following it changes nothing: previews of chats do so too. */
export function StaffInvitationPage() {
  // Known to the browser alone: the page that is sent is the same for all.
  const token = useSyncExternalStore<string | null | undefined>(never, tokenInAddress, unknown);
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
