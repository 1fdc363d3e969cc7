import { useParams } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { PENDING_MAIL_POLL_MS } from "#lib/api/freshness.ts";
import { paths } from "#lib/paths.ts";
import { LoadFailure } from "#ui/page/notices.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import { Message } from "./Message.tsx";

export const prefetch = prefetchForStaff(({ params: { id = "" }, queries: { contact } }) =>
  Promise.all([contact.find.prefetch({ id }), contact.assignees.prefetch()]),
);

/** A message with its thread and actions. */
export default function MessagePage() {
  const { id = "" } = useParams();
  return <LoadedMessage key={id} id={id} />;
}

function LoadedMessage({ id }: { id: string }) {
  const query = trpc.contact.find.useQuery(
    { id },
    {
      refetchInterval: ({ state: { data } }) => {
        const isMailing = data?.entries.some(({ mail }) => mail?.status === "pending");
        return isMailing && PENDING_MAIL_POLL_MS;
      },
    },
  );
  if (query.isPending) return <Spinner />;
  const message = query.data;
  const { title, description, message: texts } = messageTexts;
  return (
    <StaffLayout
      title={message ? `${message.firstName} ${message.lastName}` : title}
      description={description}
      top={<BackLink to={paths.messages}>{texts.back}</BackLink>}
    >
      {(user) =>
        message ? (
          <Message message={message} user={user} />
        ) : (
          <LoadFailure level={2} title={texts.failed} query={query} />
        )
      }
    </StaffLayout>
  );
}
