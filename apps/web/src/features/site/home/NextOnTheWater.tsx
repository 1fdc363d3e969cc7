import { useId } from "react";
import { Link } from "react-router-dom";
import { DateBadge, eventTypeNames } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import classes from "./NextOnTheWater.module.css";
import { nextOnTheWater } from "./texts.ts";

export const prefetchNextEvents: Prefetch = ({ queries }) => queries.events.next.prefetch();

/**
 * The next events for visitors, without seats: a registration expires no cached home page. Nothing
 * without events.
 */
export function NextOnTheWater() {
  const titleId = useId();
  const events = trpc.events.next.useQuery().data ?? [];
  if (events.length === 0) return null;
  const { title, all } = nextOnTheWater;
  return (
    <section className={classes.strip} aria-labelledby={titleId}>
      <div className={shared.between}>
        <h2 id={titleId} className={shared.heading}>
          {title}
        </h2>
        <Link to={paths.events}>{all}</Link>
      </div>
      <ul className={classes.events}>
        {events.map((event) => (
          <li key={event.id} className={classes.event}>
            <DateBadge date={event.eventDate} />
            <div>
              <h3 dir="auto" className={classes.title}>
                <Link to={paths.event(event.id)} className={lists.cover}>
                  {event.title}
                </Link>
              </h3>
              <p className={shared.small}>{event.location}</p>
              <Badge names={eventTypeNames} value={event.eventType} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
