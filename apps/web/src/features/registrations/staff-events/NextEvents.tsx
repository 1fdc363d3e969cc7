import type { NextEvent } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import classes from "./StaffEventsPage.module.css";
import { nextEventsTexts } from "./texts.ts";

interface NextEventsProps {
  limit: number;
  /** Adds a link to all of them. */
  hasMore?: boolean;
}

/** The next events with their seats, for staff. */
export function NextEvents({ limit, hasMore = false }: NextEventsProps) {
  const titleId = useId();
  const { title, empty, failed, all } = nextEventsTexts;
  const { data: events, error } = trpc.registrations.nextEvents.useQuery({ limit });
  return (
    <section aria-labelledby={titleId} className={classes.nextEvents}>
      <h2 id={titleId}>{title}</h2>
      {error && !events && <p role="alert">{`${failed} ${error.message}`}</p>}
      {!error && !events && <p role="status">{staffTexts.list.loadingMore}</p>}
      {events?.length === 0 && <p>{empty}</p>}
      {events && events.length > 0 && (
        <ol className={`${lists.list} ${classes.nextEventList}`} aria-labelledby={titleId}>
          {events.map((event) => (
            <li key={event.id}>
              <Entry event={event} />
            </li>
          ))}
        </ol>
      )}
      {hasMore && events && events.length > 0 && <Link to={paths.staffEvents}>{all}</Link>}
    </section>
  );
}

function Entry({ event }: { event: NextEvent }) {
  const { id, title, location, eventDate, isCancelled, taken, maxParticipants, waiting } = event;
  const { cancelled, seats, onWaitlist, roster, message } = nextEventsTexts;
  const about = <span className={hidden.hidden}>: {title}</span>;
  return (
    <article className={`${shared.between} ${classes.nextEvent}`}>
      <div className={classes.nextEventText}>
        {isCancelled && <Badge names={{ cancelled }} value="cancelled" isWarning />}
        <h3>
          <Link to={paths.event(id)}>{title}</Link>
        </h3>
        <p className={shared.soft}>
          <DateText date={eventDate} withTime />, {location}
        </p>
        {!isCancelled && (
          <p>
            {seats(taken, maxParticipants)}
            {waiting > 0 && ` · ${onWaitlist(waiting)}`}
          </p>
        )}
      </div>
      <p className={classes.nextEventLinks}>
        <Link to={paths.roster(id)}>
          {roster}
          {about}
        </Link>
        {!isCancelled && taken > 0 && (
          <Link to={paths.eventMessage(id)}>
            {message}
            {about}
          </Link>
        )}
      </p>
    </article>
  );
}
