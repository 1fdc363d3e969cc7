import {
  LIST_MAX,
  type PendingCancelNote,
  type UnapprovedEvent as Unapproved,
} from "@headwaters/contracts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { NextEvents } from "./NextEvents.tsx";
import classes from "./StaffEventsPage.module.css";
import { staffEventsTexts } from "./texts.ts";

const ALL_EVENTS = { limit: LIST_MAX };

export const prefetch = prefetchForStaff(({ queries }) =>
  Promise.all([
    queries.registrations.approvalQueue.prefetch(),
    queries.registrations.nextEvents.prefetch(ALL_EVENTS),
  ]),
);

/** Events and notes that need approval, and upcoming events. */
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
        <section className={classes.queue}>
          <h2>{notes.title}</h2>
          <p>{notes.text}</p>
          <ol className={lists.list}>
            {cancelNotes.map((note) => (
              <li key={note.id}>
                <CancelNote event={note} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** An event in the approval queue, with the facts for a decision. */
function UnapprovedEvent({ event }: { event: Unapproved }) {
  const { id, title, location, eventDate, createdAt, author, authorId, version } = event;
  const texts = staffEventsTexts;
  const approve = trpc.registrations.approve.useMutation(announceDecision(texts.approved));
  const name = author ?? staffTexts.someone;
  return (
    <Decision
      event={event}
      actions={
        <ActionButton
          aria-label={`${texts.approve.button}: ${title}`}
          isInactive={approve.isPending || event.isAuthorSuspended}
          onClick={() => approve.mutate({ id, version })}
        >
          {approve.isPending ? texts.approve.pending : texts.approve.button}
        </ActionButton>
      }
    >
      <p>
        <DateText date={eventDate} withTime />, {location}
      </p>
      <p className={shared.soft}>
        {texts.by} {authorId ? <Link to={paths.person(authorId)}>{name}</Link> : name}{" "}
        {texts.written} <DateText date={createdAt} />.
      </p>
      {event.registered > 0 && <p>{texts.registered(event.registered)}</p>}
      {event.isAuthorSuspended && <p>{texts.suspended}</p>}
    </Decision>
  );
}

/** A note on a cancelled event that families do not see yet. */
function CancelNote({ event }: { event: PendingCancelNote }) {
  const { id, title, author, cancelledAt, note } = event;
  const { notes, by, written } = staffEventsTexts;
  const approve = trpc.registrations.approveCancelNote.useMutation(
    announceDecision(notes.approved),
  );
  const discard = trpc.registrations.discardCancelNote.useMutation(
    announceDecision(notes.discarded),
  );
  return (
    <Decision
      event={event}
      actions={
        <>
          <ActionButton
            aria-label={`${notes.approve}: ${title}`}
            isInactive={approve.isPending}
            onClick={() => approve.mutate({ id })}
          >
            {notes.approve}
          </ActionButton>
          <ConfirmButton
            texts={notes.discard}
            isFinal
            label={`${notes.discard.button}: ${title}`}
            onConfirm={() => discard.mutateAsync({ id })}
          />
        </>
      }
    >
      <blockquote className={classes.note}>{note}</blockquote>
      <p className={shared.soft}>
        {by} {author ?? staffTexts.someone} {written} <DateText date={cancelledAt} withTime />.
      </p>
    </Decision>
  );
}

/** Toasts for the result of a decision. */
const announceDecision = (title: string) => ({
  onSuccess: () => toasts.show({ title, variant: "success" }),
  onError: (error: unknown) => showFailure(error, { title: staffEventsTexts.unchanged }),
});

interface DecisionProps {
  event: { id: string; title: string };
  actions: ReactNode;
  /** Facts for the decision. */
  children: ReactNode;
}

/** An entry of the approval queue. */
function Decision({ event: { id, title }, actions, children }: DecisionProps) {
  return (
    <article className={classes.entry}>
      <div className={classes.text}>
        <h3>
          <Link to={paths.event(id)}>{title}</Link>
        </h3>
        {children}
      </div>
      <div className={shared.row}>{actions}</div>
    </article>
  );
}
