import { prefetchForStaff, StaffPage } from "../../../../layout/staff/StaffLayout.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import { Messages } from "./Messages.tsx";
import { prefetchList } from "./useMessages.ts";

export const prefetch = prefetchForStaff(prefetchList);

/** What people wrote by the contact form. */
export default function MessagesPage() {
  const { title, description, lead } = messageTexts;
  return (
    <StaffPage title={title} description={description} lead={lead}>
      {() => <Messages />}
    </StaffPage>
  );
}
