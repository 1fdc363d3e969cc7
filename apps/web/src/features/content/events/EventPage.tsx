import { type EventPage as Event, organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus, IconExternalLink } from "@tabler/icons-react";
import { Link, useParams } from "react-router-dom";
import { PageParts } from "#layout/PageParts.tsx";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { formatDateTime, formatZonedIso } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { type ItemQuery, QueryView } from "#ui/lists/QueryView.tsx";
import { type JsonLdItem, organizationItem, PageMeta } from "#ui/meta/PageMeta.tsx";
import { pictureUrl } from "#ui/meta/previewPicture.ts";
import shared from "#ui/shared.module.css";
import { findPreviewPicture } from "../contentPictures.ts";
import { ContentArticle } from "../reading/ContentArticle.tsx";
import { DraftBoundary, loadContent, prefetchContent } from "../reading/DraftBoundary.tsx";
import { articleTexts } from "../reading/texts.ts";
import { DateBadge, EventFacts, TypeBadge } from "./EventFacts.tsx";
import classes from "./EventPage.module.css";
import { eventTexts } from "./eventTexts.ts";

const list = { to: paths.events, all: "All events", back: "Back to Events" };
const neighborLabels = { title: "Next on the calendar", formatDate: formatDateTime };

export const prefetch = prefetchContent("events");
export const loader = loadContent("events");

export default function EventPage() {
  const { id = "" } = useParams();
  return <EventView query={trpc.events.page.useQuery({ id }, freshQuery)} />;
}

export const ErrorBoundary = () => (
  <DraftBoundary kind="events">{(query) => <EventView query={query} />}</DraftBoundary>
);

function EventView({ query }: { query: ItemQuery<Event> }) {
  return (
    <QueryView query={query} title="Event" failure="This event could not be loaded">
      {(event) => (
        <>
          <PageMeta
            title={event.title}
            description={event.preview}
            path={paths.event(event.id)}
            picture={findPreviewPicture(event.imageUrl, event.imageAlt)}
            about={(publicUrl) => buildEventJsonLd(event, publicUrl)}
          />
          <ContentArticle
            kind="events"
            item={event}
            list={list}
            neighborLabels={neighborLabels}
            labels={
              <>
                <DateBadge date={event.eventDate} />
                <TypeBadge event={event} />
              </>
            }
            notice={<EventNotice {...event} />}
            aside={<EventSidebar event={event} />}
            after={<EventContact event={event} />}
          />
        </>
      )}
    </QueryView>
  );
}

/**
 * A notice at the top of an event's page: it is cancelled, with the reason, or a member announced it and
 * staff have not looked at it yet.
 */
function EventNotice({ isPublished, registration }: Event) {
  const { state, isRegistrationApproved, cancelledNote } = registration;
  const isCancelled = state === "cancelled";
  if (!isCancelled && (isRegistrationApproved || !isPublished)) return null;
  const { title, text } = isCancelled ? eventTexts.cancelled : eventTexts.notApproved;
  return (
    <div className={`${shared.alert} ${classes.notice}`}>
      <p className={classes.noticeTitle}>{title}</p>
      <p className={classes.noticeText}>{(isCancelled && cancelledNote) || text}</p>
    </div>
  );
}

/** Time and place of an event, and registration. */
function EventSidebar({ event }: { event: Event }) {
  const { state } = event.registration;
  return (
    <div className={classes.sidebar}>
      <EventFacts
        event={event}
        isCancelled={state === "cancelled"}
        placeDetails={<MapLink place={event.location} />}
      />
      <PageParts event={event} />
      {takesPlace(event) && (
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
    </div>
  );
}

const takesPlace = ({ registration: { state } }: Event) =>
  state !== "past" && state !== "cancelled";

/** Whom families ask about an event. */
function EventContact({ event }: { event: Event }) {
  const { membership, questions, subject } = eventTexts.takePart;
  const about = `${subject}: ${event.title}, ${formatDateTime(event.eventDate)}`;
  if (event.registration.state === "past") return null;
  return (
    <div className={classes.contact}>
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
      {takesPlace(event) && (
        <p>
          {membership.text} <Link to={paths.membership}>{membership.link}</Link>
        </p>
      )}
    </div>
  );
}

const MAP_SEARCH = "https://www.openstreetmap.org/search?query=";

/** A link to a map on another site. An embedded map would reveal the readers of this page to it. */
function MapLink({ place }: { place: string }) {
  return (
    <a
      className={classes.mapLink}
      data-no-print
      href={MAP_SEARCH + encodeURIComponent(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {eventTexts.map}
      <IconExternalLink size="1.1em" stroke={1.75} aria-hidden />
      <span className={hidden.hidden}> {articleTexts.newTab}</span>
    </a>
  );
}

/** An event as a schema.org Event. */
function buildEventJsonLd(event: Event, publicUrl: string): JsonLdItem {
  const picture = findPreviewPicture(event.imageUrl);
  const { maxParticipants, currentParticipants } = event;
  const isCancelled = event.registration.state === "cancelled";
  return {
    "@type": "Event",
    name: event.title,
    description: event.preview,
    url: publicUrl + paths.event(event.id),
    startDate: formatZonedIso(event.eventDate),
    eventStatus: `https://schema.org/${isCancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: event.location, address: event.location },
    ...(picture && { image: [pictureUrl(picture, publicUrl)] }),
    ...(maxParticipants !== null && {
      maximumAttendeeCapacity: maxParticipants,
      remainingAttendeeCapacity: Math.max(0, maxParticipants - currentParticipants),
    }),
    organizer: organizationItem(publicUrl),
  };
}
