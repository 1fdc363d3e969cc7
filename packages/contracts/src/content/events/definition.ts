import { type ContentDefinition, pictureField, titleField } from "../fields.ts";
import { eventTypes } from "./rules.ts";

/** Larger than any real event. */
const PARTICIPANTS_MAX = 100_000;

export const events = {
  label: "event",
  fields: {
    title: titleField,
    eventType: { type: "choice", label: "Event type", values: eventTypes },
    location: { type: "line", label: "Location", maxLength: 300 },
    eventDate: { type: "date", label: "Event date" },
    registrationDeadline: { type: "optionalDate", label: "Registration deadline" },
    /** Null: unlimited. */
    maxParticipants: { type: "optionalCount", label: "Max participants", max: PARTICIPANTS_MAX },
    description: { type: "markdown", label: "Description" },
    imageUrl: pictureField,
  },
  body: "description",
  cardFields: ["title", "imageUrl", "eventType", "location", "eventDate", "maxParticipants"],
} as const satisfies ContentDefinition;
