import type { EventPage } from "@headwaters/contracts";
import { formatZonedIso } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { type JsonLdItem, organizationItem } from "#ui/meta/PageMeta.tsx";
import { pictureUrl } from "#ui/meta/previewPicture.ts";
import { findPreviewPicture } from "../../sitePicture.ts";

/** An event as a schema.org Event. */
export function eventItem(event: EventPage, publicUrl: string): JsonLdItem {
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
