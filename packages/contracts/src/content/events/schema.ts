import { filterBy } from "../../validation/fields.ts";
import { listPage } from "../../validation/lists.ts";
import { z } from "../../validation/messages.ts";
import { contentSchemas } from "../contentSchemas.ts";
import type { Publication } from "../schema.ts";
import { events } from "./definition.ts";
import { eventStates, eventTimes, eventTypes } from "./rules.ts";

const schemas = contentSchemas(events, { currentParticipants: z.number() });

type Dates = Pick<EventFields, "eventDate" | "registrationDeadline">;
const hasValidDeadline = ({ eventDate, registrationDeadline }: Dates) =>
  !(registrationDeadline && registrationDeadline > eventDate);
const tooLate = {
  error: "The registration deadline must not be after the event",
  path: ["registrationDeadline"],
};

type Announced = Pick<EventFields, "eventDate"> & Publication;
const isPublishedBeforeEvent = ({ eventDate, publishAt }: Announced) =>
  !(publishAt && publishAt >= eventDate);
const announcedTooLate = {
  error: "Choose a publishing time before the event",
  path: ["publishAt"],
};

const EARLIEST = "2000-01-01";
const LATEST = "2099-12-31";

/** The registration part of an event's page: a hook of the upper feature answers it. */
const eventRegistration = z.object({
  state: z.enum(eventStates),
  /** Null: unlimited. */
  seatsLeft: z.number().nullable(),
  /** When registration ends: the deadline, else the beginning. */
  closesAt: z.date(),
  ageGroup: z.string().nullable(),
  cancelledNote: z.string().nullable(),
  /** Staff stand behind the event: by its author's rights, or by an approval. */
  isRegistrationApproved: z.boolean(),
});
export type EventRegistration = z.infer<typeof eventRegistration>;

export const eventSchemas = {
  ...schemas,
  create: schemas.create
    .refine(hasValidDeadline, tooLate)
    .refine(isPublishedBeforeEvent, announcedTooLate),
  update: schemas.update
    .refine(hasValidDeadline, tooLate)
    .refine(isPublishedBeforeEvent, announcedTooLate),
  card: schemas.card.extend({
    currentParticipants: z.number(),
    isCancelled: z.boolean(),
    registrationState: z.enum(eventStates),
  }),
  page: schemas.page.extend({
    registration: eventRegistration,
    /** It was before today. */
    isPast: z.boolean(),
  }),
  /** The next events, without what registrations change. */
  next: z.array(
    schemas.card.pick({ id: true, title: true, eventType: true, location: true, eventDate: true }),
  ),
  list: listPage
    .extend({
      eventType: filterBy("Event type", eventTypes),
      /** Upcoming events by default; past ones are sorted the latest first. */
      when: filterBy("When", eventTimes),
      /**
       * The first day, by the organization's time zone (2026-05-01); absent: today for upcoming
       * events, the beginning for past ones.
       */
      from: z.iso
        .date("From must be a day such as 2026-05-01")
        .refine((day) => day >= EARLIEST && day <= LATEST, "From must be a day of our time")
        .optional(),
    })
    .prefault({}),
};

export type EventFields = z.infer<typeof schemas.fields>;
export type Event = z.infer<typeof eventSchemas.row>;
export type EventCard = z.infer<typeof eventSchemas.card>;
export type EventPage = z.infer<typeof eventSchemas.page>;
export type CalendarEntry = z.infer<typeof eventSchemas.next>[number];
export type EventsPage = z.infer<typeof eventSchemas.list>;

/** An event with the data that calendar files need. */
export interface CalendarEvent extends Event {
  /** Number of changes since its creation; the cancellation is one. */
  revision: number;
  isCancelled: boolean;
}
