import { DataList } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { DateText } from "#ui/DateText.tsx";
import { formatInquiryType, ownMessagesTexts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.contact.mine.prefetch();
};

/** The messages that the account has sent, in words. */
export default function MyDataPagePart() {
  const messages = trpc.contact.mine.useQuery().data ?? [];
  const { title, answered, open } = ownMessagesTexts;
  return (
    <DataList title={title}>
      {messages.map(({ inquiryType, message, responded, createdAt }) => (
        <>
          {formatInquiryType(inquiryType)}, <DateText date={createdAt} />,{" "}
          {responded ? answered : open}: “{message}”
        </>
      ))}
    </DataList>
  );
}
