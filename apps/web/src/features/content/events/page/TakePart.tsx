import { type EventPage, organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { PageParts } from "#layout/PageParts.tsx";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { eventTexts } from "../../texts/reading/event.ts";
import { EventFacts } from "../EventFacts.tsx";
import { MapLink } from "./MapLink.tsx";
import classes from "./TakePart.module.css";

/** Time and place of an event, and how a family takes part. */
export function TakePart({ event }: { event: EventPage }) {
  const { membership, questions, subject } = eventTexts.takePart;
  const about = `${subject}: ${event.title}, ${formatDateTime(event.eventDate)}`;
  const { state } = event.registration;
  const takesPlace = state !== "past" && state !== "cancelled";
  return (
    <div className={classes.panel}>
      <EventFacts
        event={event}
        isCancelled={state === "cancelled"}
        placeDetails={<MapLink place={event.location} />}
      />
      <PageParts event={event} />
      {takesPlace && (
        <Button
          component="a"
          // Without "download" a phone offers to add it instead of saving a file.
          href={paths.eventCalendar(event.id)}
          variant="outline"
          data-no-print
          leftSection={<IconCalendarPlus size={20} stroke={1.6} aria-hidden />}
        >
          {eventTexts.addToCalendar}
        </Button>
      )}
      {state !== "past" && (
        <div className={classes.how}>
          <p>{questions}</p>
          <ul>
            <li>
              <a href={`mailto:${organization.email}?subject=${encodeURIComponent(about)}`}>
                {organization.email}
              </a>
            </li>
            <li>
              <a href={formatPhoneLink(organization.phone)}>{organization.phone}</a>
            </li>
          </ul>
          {takesPlace && (
            <p>
              {membership.text} <Link to={paths.membership}>{membership.link}</Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
