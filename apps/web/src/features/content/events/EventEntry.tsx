import type { EventCard } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { findPlaceholderPicture } from "../contentPictures.ts";
import { ContentCard, type ContentCardProps } from "../lists/ContentCard.tsx";
import { DateBadge, SeatsBadge, TypeBadge } from "./EventFacts.tsx";

interface EventEntryProps
  extends Pick<ContentCardProps, "text" | "details" | "more" | "level" | "fetched"> {
  event: EventCard;
  /** Beside the badges of its type and its free seats. */
  labels?: ReactNode;
  /** The next event is larger than the others. */
  layout?: "entry" | "next";
}

/** An event in a list, with its day on the picture. */
export function EventEntry({ event, labels, layout = "entry", ...shown }: EventEntryProps) {
  const { id, title, imageUrl, imageAlt, imageFocus, eventType, eventDate } = event;
  return (
    <ContentCard
      {...shown}
      layout={layout}
      to={paths.event(id)}
      title={title}
      imageUrl={imageUrl}
      imageAlt={imageAlt}
      imageFocus={imageFocus}
      placeholder={findPlaceholderPicture("events", eventType)}
      date={<DateBadge date={eventDate} isSmall={layout === "entry"} />}
      labels={
        <>
          <TypeBadge event={event} />
          <SeatsBadge event={event} />
          {labels}
        </>
      }
    />
  );
}
