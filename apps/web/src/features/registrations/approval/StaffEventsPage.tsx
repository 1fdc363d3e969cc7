import { LIST_MAX } from "@headwaters/contracts";
import { useId } from "react";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { NextEvents } from "../next/NextEvents.tsx";
import { staffEventsTexts } from "../texts/staffEvents.ts";
import { CancelNote } from "./CancelNote.tsx";
import classes from "./StaffEvents.module.css";
import { UnapprovedEvent } from "./UnapprovedEvent.tsx";

const ALL_EVENTS = { limit: LIST_MAX };

export const prefetch = prefetchForStaff(({ queries }) =>
  Promise.all([
    queries.registrations.approvalQueue.prefetch(),
    queries.registrations.nextEvents.prefetch(ALL_EVENTS),
  ]),
);

/** Events and notes that need approval, and coming events. */
export default function StaffEventsPage() {
  const { title, description } = staffEventsTexts;
  return (
    <StaffLayout title={title} description={description}>
      {() => (
        <>
          <ApprovalQueue />
          <NextEvents {...ALL_EVENTS} />
        </>
      )}
    </StaffLayout>
  );
}

function ApprovalQueue() {
  const { approval, lead, failed, empty, notes } = staffEventsTexts;
  const titleId = useId();
  const query = trpc.registrations.approvalQueue.useQuery();
  if (query.isPending) {
    return <ListSkeleton />;
  }
  if (!query.data) {
    return <LoadFailure level={2} title={failed} query={query} />;
  }
  const { events, cancelNotes } = query.data;
  return (
    <>
      <section className={classes.queue} aria-labelledby={titleId}>
        <h2 id={titleId}>{approval}</h2>
        <p className={classes.lead}>{events.length === 0 ? empty : lead}</p>
        {events.length > 0 && (
          <ol className={lists.list}>
            {events.map((event) => (
              <li key={event.id}>
                <UnapprovedEvent event={event} />
              </li>
            ))}
          </ol>
        )}
      </section>
      {cancelNotes.length > 0 && (
        <section className={classes.notes}>
          <h2>{notes.title}</h2>
          <p>{notes.text}</p>
          <ol className={lists.list}>
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
