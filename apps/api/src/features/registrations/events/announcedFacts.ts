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
  type Row = KnownFacts & { toldTitle: string | null; toldLocation: string | null } & {
    toldDate: Date | null;
  };
  const rows = await transaction.$queryRaw<Row[]>`
    SELECT e.id, e.title, e."eventDate", e.location, ${isBackedByStaff} AS "isBacked",
      d."toldTitle", d."toldDate", d."toldLocation"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    WHERE e.id = ANY(${[...new Set(eventIds)]})`;
  const facts = rows.map(({ toldTitle, toldDate, toldLocation, ...row }) =>
    row.isBacked
      ? row
      : {
          ...row,
          title: toldTitle ?? "Your event",
          eventDate: toldDate ?? row.eventDate,
          location: toldLocation ?? "",
        },
  );
  return new Map(facts.map((row) => [row.id, row]));
}
