import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import { Messages } from "./Messages.tsx";
import { prefetchMessages } from "./useMessages.ts";

export const prefetch = prefetchForStaff(prefetchMessages);

/** Contact messages. */
export default function MessagesPage() {
  const { title, description, lead } = messageTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <Messages />}
    </StaffLayout>
  );
}
