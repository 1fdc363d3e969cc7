import { filterBy } from "../fields.ts";
import { listPage } from "../lists.ts";
import { z } from "../messages.ts";
import { eventTimes, eventTypes } from "./rules.ts";

export const event = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  imageUrl: z.string().nullable(),
  /** One of `eventTypes`, unless someone wrote to the table by another way. */
  eventType: z.string(),
  location: z.string(),
  eventDate: z.date(),
  registrationDeadline: z.date().nullable(),
  /** Null: as many as come. */
  maxParticipants: z.number().nullable(),
  currentParticipants: z.number(),
  authorId: z.string().nullable(),
  published: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Event = z.infer<typeof event>;

/** What a list shows of an event. */
export const eventCard = event
  .pick({
    id: true,
    title: true,
    imageUrl: true,
    eventType: true,
    location: true,
    eventDate: true,
    maxParticipants: true,
    currentParticipants: true,
  })
  .extend({
    /** The beginning of the description as plain text. */
    preview: z.string(),
  });
export type EventCard = z.infer<typeof eventCard>;

/** What an event's own page shows. */
export const eventPage = event
  .omit({ description: true, authorId: true, published: true, createdAt: true })
  .extend({
    /** As on its card. */
    preview: z.string(),
    /** It was before today. */
    isPast: z.boolean(),
    /** The description as HTML that is safe to show. */
    html: z.string(),
  });
export type EventPage = z.infer<typeof eventPage>;

const EARLIEST = "2000-01-01";
const LATEST = "2099-12-31";

export const eventsPage = listPage
  .extend({
    eventType: filterBy("Event type", eventTypes),
    /** Upcoming unless given; past ones come the latest first. */
    when: filterBy("When", eventTimes),
    /**
     * The first day that is wanted (2026-05-01), where the organisation is; unless given, today
     * for upcoming events and the beginning for past ones.
     */
    from: z.iso
      .date("From must be a day such as 2026-05-01")
      .refine((day) => day >= EARLIEST && day <= LATEST, "From must be a day of our time")
      .optional(),
  })
  .prefault({});
export type EventsPage = z.infer<typeof eventsPage>;
