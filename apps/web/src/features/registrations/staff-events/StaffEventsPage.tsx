import { LIST_MAX, type PendingCancelNote, type UnapprovedEvent } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable, toPagedQuery } from "#ui/table/ListTable.tsx";
import { NextEvents } from "./NextEvents.tsx";
import classes from "./StaffEventsPage.module.css";
import { staffEventsTexts } from "./texts.ts";

const ALL_EVENTS = { limit: LIST_MAX };

const { approve, columns: titles, notes, ...texts } = staffEventsTexts;

const eventColumns: Columns<UnapprovedEvent> = [
  { title: titles.event, cell: ({ title }) => title },
  {
    title: titles.date,
    width: "15rem",
    cell: ({ eventDate, location }) => (
      <>
        <DateText date={eventDate} withTime />, {location}
      </>
    ),
  },
  {
    title: titles.author,
    width: "15rem",
    cell: ({ author, authorId, registered, isAuthorSuspended }) => {
      const name = author ?? staffTexts.someone;
      return (
        <>
          {authorId ? <Link to={paths.person(authorId)}>{name}</Link> : name}
          {registered > 0 && <p className={shared.small}>{texts.registered(registered)}</p>}
          {isAuthorSuspended && <p className={shared.small}>{texts.suspended}</p>}
        </>
      );
    },
  },
  {
    title: titles.actions,
    width: "14rem",
    align: "end",
    cell: (event) => <ApproveButton event={event} />,
  },
];

const noteColumns: Columns<PendingCancelNote> = [
  { title: titles.event, width: "12rem", cell: ({ title }) => title },
  { title: titles.note, cell: ({ note }) => <span className={classes.note}>{note}</span> },
  { title: titles.author, width: "9rem", cell: ({ author }) => author ?? staffTexts.someone },
  {
    title: titles.cancelled,
    width: "8rem",
    isExtra: true,
    cell: ({ cancelledAt }) => <ShortTime date={cancelledAt} />,
  },
  {
    title: titles.actions,
    width: "16rem",
    align: "end",
    cell: (note) => <NoteButtons note={note} />,
  },
];

export const prefetch: Prefetch = ({ queries }) =>
  Promise.all([
    queries.registrations.approvalQueue.prefetch(),
    queries.registrations.nextEvents.prefetch(ALL_EVENTS),
  ]);

/** Events and notes that need approval, and upcoming events. */
export default function StaffEventsPage() {
  const { title, description, intro } = staffEventsTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={intro}
      guide={paths.guide("staff", "events")}
    >
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
  const eventsId = useId();
  const notesId = useId();
  const query = trpc.registrations.approvalQueue.useQuery();
  const approval = trpc.registrations.approve.useMutation();
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <LoadFailure level={2} title={texts.failed} query={query} />;
  const { events, cancelNotes } = query.data;
  const list = {
    failed: texts.failed,
    getKey: ({ id }: { id: string }) => id,
    getName: ({ title }: { title: string }) => title,
    getPath: ({ id }: { id: string }) => paths.event(id),
  };
  return (
    <>
      <section className={classes.section} aria-labelledby={eventsId}>
        <h2 id={eventsId}>{texts.approval}</h2>
        <p className={classes.lead}>{events.length === 0 ? texts.empty : texts.lead}</p>
        <ListTable
          {...list}
          // A newer version is another choice: nobody approves what they have not read.
          getKey={({ id, version }) => `${id}.${version}`}
          query={toPagedQuery(query, events)}
          label={texts.approval}
          columns={eventColumns}
          actions={[
            {
              label: approve.button,
              confirm: (chosen) => ({ ...approve, title: approve.title(chosen.length) }),
              applies: ({ isAuthorSuspended }) => !isAuthorSuspended,
              run: ({ id, version }) => approval.mutateAsync({ id, version }),
              done: approve.done,
            },
          ]}
        />
      </section>
      {cancelNotes.length > 0 && (
        <section className={classes.section} aria-labelledby={notesId}>
          <h2 id={notesId}>{notes.title}</h2>
          <p className={classes.lead}>{notes.text}</p>
          <ListTable
            {...list}
            query={toPagedQuery(query, cancelNotes)}
            label={notes.title}
            columns={noteColumns}
          />
        </section>
      )}
    </>
  );
}

function ApproveButton({ event }: { event: UnapprovedEvent }) {
  const { id, title, version, isAuthorSuspended } = event;
  const approval = trpc.registrations.approve.useMutation(announceDecision(approve.done(1)));
  return (
    <ActionButton
      size="sm"
      variant="default"
      aria-label={`${approve.button}: ${title}`}
      isInactive={approval.isPending || isAuthorSuspended}
      onClick={() => approval.mutate({ id, version })}
    >
      {approval.isPending ? approve.pending : approve.button}
    </ActionButton>
  );
}

/** The decisions about a note on a cancelled event that families do not see yet. */
function NoteButtons({ note: { id, title } }: { note: PendingCancelNote }) {
  const approval = trpc.registrations.approveCancelNote.useMutation(
    announceDecision(notes.approved),
  );
  const discard = trpc.registrations.discardCancelNote.useMutation(
    announceDecision(notes.discarded),
  );
  return (
    <span className={classes.actions}>
      <ActionButton
        size="sm"
        variant="default"
        aria-label={`${notes.approve}: ${title}`}
        isInactive={approval.isPending}
        onClick={() => approval.mutate({ id })}
      >
        {notes.approve}
      </ActionButton>
      <ConfirmButton
        size="sm"
        isFinal
        texts={notes.discard}
        label={`${notes.discard.button}: ${title}`}
        onConfirm={() => discard.mutateAsync({ id })}
      />
    </span>
  );
}

/** Toasts for the result of a decision. */
const announceDecision = (title: string) => ({
  onSuccess: () => toasts.show({ title, variant: "success" }),
  onError: (error: unknown) => showFailure(error, { title: texts.unchanged }),
});
