import type { NextEvent } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { useOriginState } from "#lib/origin.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import hidden from "#ui/hidden.module.css";
import { SeatsBar } from "#ui/SeatsBar.tsx";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable, toPagedQuery } from "#ui/table/ListTable.tsx";
import { countMissing, formatAdults } from "../adults.ts";
import classes from "./StaffEventsPage.module.css";
import { nextEventsTexts } from "./texts.ts";

const { columns: titles } = nextEventsTexts;

const columns: Columns<NextEvent> = [
  { title: titles.event, cell: ({ title }) => title },
  {
    title: titles.date,
    width: "10rem",
    cell: ({ eventDate }) => <DateText date={eventDate} withTime />,
  },
  { title: titles.location, width: "9rem", isExtra: true, cell: ({ location }) => location },
  { title: titles.seats, width: "9.5rem", cell: (event) => <Seats event={event} /> },
  {
    title: titles.adults,
    width: "10rem",
    isLabelled: true,
    cell: ({ adults }) =>
      adults && (
        <span className={classes.adults} data-missing={countMissing(adults) > 0 || undefined}>
          {formatAdults(adults)}
        </span>
      ),
  },
  {
    title: titles.actions,
    width: "8.5rem",
    align: "end",
    cell: (event) => <EventLinks event={event} />,
  },
];

interface NextEventsProps {
  limit: number;
  /** Adds a link to all of them. */
  hasMore?: boolean;
}

/** The next events with their seats, for staff. */
export function NextEvents({ limit, hasMore = false }: NextEventsProps) {
  const titleId = useId();
  const { title, empty, failed, all } = nextEventsTexts;
  const query = trpc.registrations.nextEvents.useQuery({ limit });
  const { data: events } = query;
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId}>{title}</h2>
      {events?.length === 0 && <p>{empty}</p>}
      <ListTable
        query={toPagedQuery(query, events)}
        label={title}
        failed={failed}
        columns={columns}
        getKey={({ id }) => id}
        getName={(event) => event.title}
        getPath={({ id }) => paths.event(id)}
      />
      {hasMore && events && events.length > 0 && <Link to={paths.staffEvents}>{all}</Link>}
    </section>
  );
}

function Seats({ event }: { event: NextEvent }) {
  const { isCancelled, taken, maxParticipants, waiting } = event;
  const { cancelled, seats, onWaitlist } = nextEventsTexts;
  if (isCancelled) return <Badge names={{ cancelled }} value="cancelled" isWarning />;
  return (
    <span className={classes.seats}>
      {seats(taken, maxParticipants)}
      {waiting > 0 && ` · ${onWaitlist(waiting)}`}
      {maxParticipants && <SeatsBar taken={taken} max={maxParticipants} />}
    </span>
  );
}

/** The roster of an event, and the message to everyone on it. */
function EventLinks({ event }: { event: NextEvent }) {
  const { id, title, isCancelled, taken } = event;
  const { roster, message } = nextEventsTexts;
  const state = useOriginState();
  const about = <span className={hidden.hidden}>: {title}</span>;
  return (
    <span className={classes.actions}>
      <Link to={paths.roster(id)} state={state}>
        {roster}
        {about}
      </Link>
      {!isCancelled && taken > 0 && (
        <Link to={paths.eventMessage(id)} state={state}>
          {message}
          {about}
        </Link>
      )}
    </span>
  );
}
