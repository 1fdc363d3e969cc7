import { Button } from "@mantine/core";
import { prefetchForStaff, StaffLayout } from "../../../layout/staff/StaffLayout.tsx";
import { staffTexts } from "../../../layout/staff/texts.ts";
import { trpc } from "../../../lib/api/client.ts";
import { Notice } from "../../../ui/page/Notice.tsx";
import { useSignedOut } from "../../accounts/index.ts";
import { staffEventsTexts } from "../texts/staffEvents.ts";
import { CancelNote } from "./CancelNote.tsx";
import classes from "./StaffEvents.module.css";
import { UnapprovedEvent } from "./UnapprovedEvent.tsx";

export const prefetch = prefetchForStaff(({ queries }) =>
  queries.registrations.approvalQueue.prefetch(),
);

/** Events and notes that families do not see before staff approve them. */
export default function StaffEventsPage() {
  const { title, description, lead } = staffEventsTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <ApprovalQueue />}
    </StaffLayout>
  );
}

function ApprovalQueue() {
  const { failed, empty, notes } = staffEventsTexts;
  const query = trpc.registrations.approvalQueue.useQuery();
  useSignedOut(query.error);
  if (query.isPending) {
    return <div className={classes.skeleton} role="status" aria-label="Loading" />;
  }
  if (!query.data) {
    return (
      <Notice level={2} title={failed}>
        <p>{query.error.message}</p>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          {staffTexts.list.again}
        </Button>
      </Notice>
    );
  }
  const { events, cancelNotes } = query.data;
  return (
    <>
      {events.length === 0 && (
        <Notice level={2} title={empty.title} picture={empty.picture}>
          <p>{empty.text}</p>
        </Notice>
      )}
      {events.length > 0 && (
        <ol className={classes.list}>
          {events.map((event) => (
            <li key={event.id}>
              <UnapprovedEvent event={event} />
            </li>
          ))}
        </ol>
      )}
      {cancelNotes.length > 0 && (
        <section className={classes.notes}>
          <h2>{notes.title}</h2>
          <p>{notes.text}</p>
          <ol className={classes.list}>
            {cancelNotes.map((note) => (
              <li key={note.id}>
                <CancelNote note={note} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
