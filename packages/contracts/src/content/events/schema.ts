import { eventRegistration } from "../../registrations/schema.ts";
import {
  filterBy,
  moment,
  oneOf,
  optionalCount,
  optionalMoment,
  pictureAddress,
  requiredLine,
  requiredText,
} from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { itemPage } from "../itemPages.ts";
import { change, itemState, type Publication, publication } from "../items/schema.ts";
import { imageAlt, listPage } from "../lists.ts";
import { MARKDOWN_MAX_LENGTH } from "../preview/rules.ts";
import { title } from "../preview/schema.ts";
import { eventTimes, eventTypes, PARTICIPANTS_MAX } from "./rules.ts";

/** What an author writes. */
const eventFields = z.object({
  title,
  description: requiredText("Description", MARKDOWN_MAX_LENGTH),
  eventType: oneOf("Event type", eventTypes),
  location: requiredLine("Location", 300),
  eventDate: moment("Event date"),
  registrationDeadline: optionalMoment("Registration deadline"),
  maxParticipants: optionalCount("Max participants", PARTICIPANTS_MAX),
  imageUrl: pictureAddress,
});
export type EventFields = z.infer<typeof eventFields>;

type Dates = Pick<EventFields, "eventDate" | "registrationDeadline">;
const endsInTime = ({ eventDate, registrationDeadline }: Dates) =>
  !(registrationDeadline && registrationDeadline > eventDate);
const tooLate = {
  error: "The registration deadline must not be after the event",
  path: ["registrationDeadline"],
};

type Announced = Pick<EventFields, "eventDate"> & Publication;
const isAnnouncedInTime = ({ eventDate, publishAt }: Announced) =>
  !(publishAt && publishAt >= eventDate);
const announcedTooLate = {
  error: "Choose a publishing time before the event",
  path: ["publishAt"],
};

export const newEvent = eventFields
  .extend(publication)
  .refine(endsInTime, tooLate)
  .refine(isAnnouncedInTime, announcedTooLate);
/** As the form sends it. */
export type NewEventInput = z.input<typeof newEvent>;
export type NewEvent = z.infer<typeof newEvent>;

export const changedEvent = eventFields
  .extend({ ...publication, ...change })
  .refine(endsInTime, tooLate)
  .refine(isAnnouncedInTime, announcedTooLate);
export type ChangedEvent = z.infer<typeof changedEvent>;

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

/** An event as its author may change it: the newest version. */
export const editableEvent = itemState.extend({
  fields: event.pick({
    title: true,
    description: true,
    eventType: true,
    location: true,
    eventDate: true,
    registrationDeadline: true,
    maxParticipants: true,
    imageUrl: true,
  }),
});
export type EditableEvent = z.infer<typeof editableEvent>;

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
    imageAlt,
    isCancelled: z.boolean(),
  });
export type EventCard = z.infer<typeof eventCard>;

/** What an event's own page shows. */
export const eventPage = event
  .omit({ description: true, authorId: true, published: true })
  .extend(itemPage.shape)
  .extend({
    /** As on its card. */
    preview: z.string(),
    imageAlt,
    registration: eventRegistration,
    /** It was before today. */
    isPast: z.boolean(),
    /** The description as HTML that is safe to show. */
    html: z.string(),
  });
export type EventPage = z.infer<typeof eventPage>;

/** An event as calendar files tell of it. */
export interface CalendarEvent extends Event {
  /** How often it was changed since it was written; its cancellation is a change. */
  revision: number;
  isCancelled: boolean;
}

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
