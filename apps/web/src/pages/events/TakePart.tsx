import { type EventPage, organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { DateText } from "../../components/DateText.tsx";
import { dateTimeText } from "../../components/dates.ts";
import { EventFacts, isFull } from "../../components/events/EventFacts.tsx";
import { eventTexts } from "../../content/event.ts";
import { telephoneLink } from "../../layout/telephoneLink.ts";
import { paths } from "../../paths.ts";
import { MapLink } from "./MapLink.tsx";
import classes from "./TakePart.module.css";

/** When and where an event is, and how a family takes part. */
export function TakePart({ event }: { event: EventPage }) {
  const { title, membership, text, subject, past, full } = eventTexts.takePart;
  const about = `${subject}: ${event.title}, ${dateTimeText(event.eventDate)}`;
  return (
    <div className={classes.panel}>
      <EventFacts event={event} placeDetails={<MapLink place={event.location} />} />
      {!event.isPast && (
        <Button
          component="a"
          // Without "download": a phone then offers to add it instead of keeping a file.
          href={paths.eventCalendar(event.id)}
          variant="outline"
          className={classes.calendar ?? ""}
          leftSection={<IconCalendarPlus size={20} stroke={1.6} aria-hidden />}
        >
          {eventTexts.addToCalendar}
        </Button>
      )}
      {event.isPast ? (
        <p className={classes.past}>{past}</p>
      ) : (
        <section className={classes.how}>
          <h2>{title}</h2>
          {isFull(event) && <p className={classes.deadline}>{full}</p>}
          {!isFull(event) && event.registrationDeadline && (
            <p className={classes.deadline}>
              Please register by <DateText date={event.registrationDeadline} />.
            </p>
          )}
          <p>
            {membership.text} <Link to={paths.membership}>{membership.link}</Link>
          </p>
          <p>{text}</p>
          <ul>
            <li>
              <a href={`mailto:${organization.email}?subject=${encodeURIComponent(about)}`}>
                {organization.email}
              </a>
            </li>
            <li>
              <a href={telephoneLink(organization.phone)}>{organization.phone}</a>
            </li>
          </ul>
        </section>
      )}
    </div>
  );
}
