import type { EventFields } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";

/** SQL for the data that every list shows of an event (`eventFacts` of contracts), of events as e. */
export const eventFactsSql = Prisma.sql`e.id, e.title, e.location, e."eventDate"`;

interface Effect {
  /** A change needs a new approval by staff. */
  isApproved: boolean;
  /** The column of event_details with what families were told last: a change is mailed to them. */
  notifiedColumn: string | null;
}

/** What a change of each field of an event does. A new field has to say it here. */
const effects: Record<keyof EventFields, Effect> = {
  title: { isApproved: true, notifiedColumn: null },
  eventType: { isApproved: false, notifiedColumn: null },
  location: { isApproved: true, notifiedColumn: "notifiedLocation" },
  eventDate: { isApproved: true, notifiedColumn: "notifiedDate" },
  registrationDeadline: { isApproved: false, notifiedColumn: null },
  maxParticipants: { isApproved: false, notifiedColumn: null },
  description: { isApproved: true, notifiedColumn: null },
  imageUrl: { isApproved: true, notifiedColumn: null },
};

const all = Object.entries(effects) as [keyof EventFields, Effect][];

export const approvedFields = all.filter(([, effect]) => effect.isApproved).map(([field]) => field);

/** The fields that families are told about, with their columns in events and in event_details. */
export const notifiedFields = all.flatMap(([field, { notifiedColumn }]) =>
  notifiedColumn === null
    ? []
    : [{ field, now: Prisma.raw(`"${field}"`), notified: Prisma.raw(`"${notifiedColumn}"`) }],
);

/**
 * SQL that is true if an event differs from what families were told, of events as e.
 * @param details name of the row of event_details in the query, so never input
 */
export const hasUnnotifiedChange = (details: string) =>
  Prisma.sql`(${Prisma.join(
    notifiedFields.map(
      ({ now, notified }) => Prisma.sql`${Prisma.raw(details)}.${notified} <> e.${now}`,
    ),
    " OR ",
  )})`;
