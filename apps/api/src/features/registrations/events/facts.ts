import type { EventFields } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";

/** SQL for the data that every list shows of an event (`eventFacts` of contracts), of events as e. */
export const eventFactsSql = Prisma.sql`e.id, e.title, e.location, e."eventDate"`;

interface Effect {
  /** A change needs a new approval by staff. */
  isApproved: boolean;
  /** The column of event_details with what families were told last: a change is mailed to them. */
  toldIn: string | null;
}

/** What a change of each field of an event does. A new field has to say it here. */
const effects: Record<keyof EventFields, Effect> = {
  title: { isApproved: true, toldIn: null },
  eventType: { isApproved: false, toldIn: null },
  location: { isApproved: true, toldIn: "notifiedLocation" },
  eventDate: { isApproved: true, toldIn: "notifiedDate" },
  registrationDeadline: { isApproved: false, toldIn: null },
  maxParticipants: { isApproved: false, toldIn: null },
  description: { isApproved: true, toldIn: null },
  imageUrl: { isApproved: true, toldIn: null },
};

const all = Object.entries(effects) as [keyof EventFields, Effect][];

export const approvedFields = all.filter(([, effect]) => effect.isApproved).map(([field]) => field);

/** The fields that families are told about, with their columns in events and in event_details. */
export const toldFields = all.flatMap(([field, { toldIn }]) =>
  toldIn === null
    ? []
    : [{ field, now: Prisma.raw(`"${field}"`), told: Prisma.raw(`"${toldIn}"`) }],
);

/**
 * SQL that is true if an event differs from what families were told, of events as e.
 * @param details name of the row of event_details in the query, so never input
 */
export const isToldOtherwise = (details: string) =>
  Prisma.sql`(${Prisma.join(
    toldFields.map(({ now, told }) => Prisma.sql`${Prisma.raw(details)}.${told} <> e.${now}`),
    " OR ",
  )})`;
