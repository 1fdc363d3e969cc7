import { filterBy } from "../../validation/fields.ts";
import { listPage } from "../../validation/lists.ts";
import { z } from "../../validation/messages.ts";
import { contentSchemas } from "../contentSchemas.ts";
import type { Publication } from "../schema.ts";
import { events } from "./definition.ts";
import { eventStates, eventTimes, eventTypes } from "./rules.ts";

const schemas = contentSchemas(events, { currentParticipants: z.number() });

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

const EARLIEST = "2000-01-01";
const LATEST = "2099-12-31";

/** What an event's page says of its registration, which the feature above answers by a hook. */
const eventRegistration = z.object({
  state: z.enum(eventStates),
  /** Null: as many as come. */
  seatsLeft: z.number().nullable(),
  /** When registration ends: the deadline, else the beginning. */
  closesAt: z.date(),
  ageGroup: z.string().nullable(),
  cancelledNote: z.string().nullable(),
});
export type EventRegistration = z.infer<typeof eventRegistration>;

export const eventSchemas = {
  ...schemas,
  create: schemas.create.refine(endsInTime, tooLate).refine(isAnnouncedInTime, announcedTooLate),
  update: schemas.update.refine(endsInTime, tooLate).refine(isAnnouncedInTime, announcedTooLate),
  card: schemas.card.extend({ currentParticipants: z.number(), isCancelled: z.boolean() }),
  page: schemas.page.extend({
    registration: eventRegistration,
    /** It was before today. */
    isPast: z.boolean(),
  }),
  list: listPage
    .extend({
      eventType: filterBy("Event type", eventTypes),
      /** Upcoming unless given; past ones come the latest first. */
      when: filterBy("When", eventTimes),
      /**
       * The first day that is wanted (2026-05-01), where the organization is; unless given, today
       * for upcoming events and the beginning for past ones.
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
export type EventsPage = z.infer<typeof eventSchemas.list>;

/** An event as calendar files tell of it. */
export interface CalendarEvent extends Event {
  /** How often it was changed since it was written; its cancellation is a change. */
  revision: number;
  isCancelled: boolean;
}
