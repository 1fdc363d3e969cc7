import type { Prisma } from "@headwaters/db";
import { isBackedByStaff } from "../approval/backing.ts";

/** What mails say of an event. */
interface KnownFacts {
  id: string;
  title: string;
  eventDate: Date;
  location: string;
  /** Staff stand behind the event: its description may go into mails, too. */
  isBacked: boolean;
}

/**
 * Title, time and place of events for mails. While staff do not stand behind an event they are those
 * that its families know: what its author has written since reaches nobody by mail.
 */
export async function readKnownFacts(
  transaction: Prisma.TransactionClient,
  eventIds: readonly string[],
): Promise<Map<string, KnownFacts>> {
  type Row = KnownFacts & { notifiedTitle: string | null; notifiedLocation: string | null } & {
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
