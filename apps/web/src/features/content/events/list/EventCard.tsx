import type { EventCard as Event } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { Badge } from "#ui/Badge.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { eventList } from "../../contentLists.ts";
import { findDrawing } from "../../drawings.ts";
import { ContentCard } from "../../reading/list/ContentCard.tsx";
import { eventsTexts, eventTypeNames } from "../../texts/reading/events.ts";
import { DateLeaf } from "../DateLeaf.tsx";
import { EventFacts } from "../EventFacts.tsx";

/** An event in the list of events. */
export function EventCard({ event }: { event: Event }) {
  const { id, title, imageUrl, imageAlt, imageFocus, eventType, eventDate, preview } = event;
  return (
    <ContentCard
      to={paths.event(id)}
      title={title}
      imageUrl={imageUrl}
      imageAlt={imageAlt}
      imageFocus={imageFocus}
      drawing={findDrawing("events", eventType)}
      labels={
        <>
          <DateLeaf date={eventDate} />
          <Badge
            names={eventTypeNames}
            value={eventType}
            to={filteredPath(eventList, { eventType })}
          />
          {event.isCancelled && <Badge names={{}} value={eventsTexts.cancelled} isWarning />}
        </>
      }
      text={preview}
      details={<EventFacts event={event} isCancelled={event.isCancelled} />}
      more={
        <>
          {eventsTexts.more[event.registrationState]} <Arrow to="right" />
        </>
      }
      level={2}
      layout="half"
    />
  );
}
