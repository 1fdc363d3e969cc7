import type { StaffMessage, User } from "@headwaters/contracts";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { EntryState, StaffEntry } from "#layout/staff/StaffLayout.tsx";
import { RelativeTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { PENDING_MAIL_POLL_MS } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LeaveGuard } from "#ui/forms/dialogs/LeaveGuard.tsx";
import { Fact } from "#ui/lists/Fact.tsx";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { messageTexts } from "../messageTexts.ts";
import { ResponseDue } from "../ResponseDue.tsx";
import { Handling } from "./Handling.tsx";
import classes from "./MessagePage.module.css";
import { NoteForm } from "./NoteForm.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { Thread } from "./Thread.tsx";
import { useUnsentText } from "./useUnsentText.ts";

export const prefetch: Prefetch = ({ params: { id = "" }, queries: { contact } }) =>
  Promise.all([contact.find.prefetch({ id }), contact.assignees.prefetch()]);

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
  const user = useCurrentUser();
  const message = query.data;
  const { title, description, message: texts } = messageTexts;
  return (
    <StaffEntry
      back={{ to: paths.messages, label: texts.back }}
      title={message ? formatName(message) : title}
      description={description}
    >
      {message && user ? (
        <Message message={message} user={user} />
      ) : (
        <EntryState title={texts.failed} query={query} />
      )}
    </StaffEntry>
  );
}

function Message({ message, user }: { message: StaffMessage; user: User }) {
  const reply = useUnsentText(`${user.id} reply ${message.id}`);
  const note = useUnsentText(`${user.id} note ${message.id}`);
  const isFree = useRef(false);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <MessageDetails message={message} />
        <Thread message={message} />
        <ReplyForm message={message} typed={reply} />
        <NoteForm message={message} typed={note} />
      </div>
      <Handling message={message} user={user} />
      <LeaveGuard
        isOn={Boolean(reply.text.trim() || note.text.trim())}
        isFree={isFree}
        words={messageTexts.leave}
      />
    </div>
  );
}

/** Sender, time and promised response time. */
function MessageDetails({ message }: { message: StaffMessage }) {
  const { firstName, lastName, email, createdAt, about, dueAt } = message;
  const { from, sent, answer, responseTimes } = messageTexts.message;
  return (
    <dl className={`${lists.facts} ${classes.details}`}>
      <Fact term={from}>
        <bdi>
          {firstName} {lastName}
        </bdi>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact term={sent}>
        <RelativeTime since={createdAt} />
      </Fact>
      <Fact term={answer}>
        {message.responded ? (
          <>
            {messageTexts.answeredBy(message.respondedBy?.name ?? null)}
            {message.respondedAt && (
              <span className={`${shared.small} ${classes.quiet}`}>
                <DateText date={message.respondedAt} withTime />
              </span>
            )}
          </>
        ) : (
          <>
            <ResponseDue message={message} />
            <span className={`${shared.small} ${classes.quiet}`}>
              {responseTimes[about ?? "general"]}: <DateText date={dueAt} withTime />
            </span>
          </>
        )}
      </Fact>
    </dl>
  );
}
