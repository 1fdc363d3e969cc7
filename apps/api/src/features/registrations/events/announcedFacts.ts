import type { Transaction } from "@headwaters/db";
import { isBackedByStaff } from "../approval/backing.ts";

interface MailFacts {
  id: string;
  title: string;
  eventDate: Date;
  location: string;
  /** Staff back the event, so its description may go into mails, too. */
  isBacked: boolean;
}

/**
 * Reads title, time and place of events for mails. For an event that staff do not back, these are
 * the last announced ones: its author's later edits must not go into mails.
 */
export async function readMailFacts(
  transaction: Transaction,
  eventIds: readonly string[],
): Promise<Map<string, MailFacts>> {
  type Row = MailFacts & { notifiedTitle: string | null; notifiedLocation: string | null } & {
    notifiedDate: Date | null;
  };
  const rows = await transaction.$queryRaw<Row[]>`
    SELECT e.id, e.title, e."eventDate", e.location, ${isBackedByStaff} AS "isBacked",
      d."notifiedTitle", d."notifiedDate", d."notifiedLocation"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    WHERE e.id = ANY(${[...new Set(eventIds)]})`;
  const facts = rows.map(({ notifiedTitle, notifiedDate, notifiedLocation, ...row }) =>
    row.isBacked
      ? row
      : {
          ...row,
          title: notifiedTitle ?? "Your event",
          eventDate: notifiedDate ?? row.eventDate,
          location: notifiedLocation ?? "",
        },
  );
  return new Map(facts.map((row) => [row.id, row]));
}
