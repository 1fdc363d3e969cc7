import type { EventCard } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { DateBadge, SeatsBadge } from "#features/content";
import { paths } from "#lib/paths.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import classes from "./NextOnTheWater.module.css";
import { nextOnTheWater } from "./texts.ts";
import { useUpcomingEvents } from "./UpcomingEvents.tsx";

const SHOWN = 3;

const isAhead = ({ registrationState: state }: EventCard) =>
  state !== "past" && state !== "cancelled";

/** The next events for visitors, from the answer that a member's home page shows; nothing without events. */
export function NextOnTheWater() {
  const titleId = useId();
  const events = useUpcomingEvents().data?.items.filter(isAhead).slice(0, SHOWN) ?? [];
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
              <SeatsBadge event={event} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
