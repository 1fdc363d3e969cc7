import type { PendingCancelNote, UnapprovedEvent, User } from "@headwaters/contracts";
import { displayAccount, EVENTS_PATH, LIST_MAX } from "@headwaters/contracts";
import type { RegistrationsService } from "@headwaters/contracts/router";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict } from "../../../platform/errors/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockAccounts } from "../../accounts/index.ts";
import { eventsType, lockItem } from "../../content/index.ts";
import { isActive } from "../active.ts";
import { approvalGranted } from "../emails/events.ts";
import { eventFactsSql } from "../events/facts.ts";
import { lockEvent, saveEventDetails } from "../events/lockEvent.ts";
import type { RegistrationDeps } from "../families/familyMails.ts";
import { hasPendingNote, isUnapproved, readIsRegistrationApproved } from "./conditions.ts";
import { clearApproval } from "./lostApproval.ts";

interface Author {
  authorId: string | null;
  firstName: string | null;
  lastName: string | null;
}

const withAuthor = <Row extends Author>(row: Row) => ({
  ...row,
  author: displayAccount(row.authorId === null ? null : row),
});

export function eventApprovals({
  prisma,
  outbox,
  publicUrl,
}: RegistrationDeps & Pick<Platform, "prisma">) {
  const findUnapproved = () => prisma.$queryRaw<(Omit<UnapprovedEvent, "author"> & Author)[]>`
    SELECT ${eventFactsSql}, e."createdAt", e."authorId",
      u."firstName", u."lastName",
      coalesce(items.version, 1) AS version,
      EXISTS (SELECT FROM suspensions s WHERE s."userId" = e."authorId") AS "isAuthorSuspended",
      (SELECT count(*)::int FROM registrations
        WHERE "eventId" = e.id AND ${isActive}) AS registered
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    LEFT JOIN users u ON u.id = e."authorId"
    LEFT JOIN items ON items.kind = 'events' AND items.id = e.id
    WHERE ${isUnapproved} ORDER BY e."eventDate", e.id LIMIT ${LIST_MAX}`;

  const findCancelNotes = () => prisma.$queryRaw<(Omit<PendingCancelNote, "author"> & Author)[]>`
    SELECT e.id, e.title, e."eventDate", d."cancelledAt", d."pendingCancelledNote" AS note,
      e."authorId", u."firstName", u."lastName"
    FROM event_details d JOIN events e ON e.id = d."eventId"
    LEFT JOIN users u ON u.id = e."authorId"
    WHERE ${hasPendingNote}
    ORDER BY e."eventDate", e.id LIMIT ${LIST_MAX}`;

  /** Publishes or deletes the pending note, if there is one. */
  async function decideNote(
    staff: User,
    id: string,
    action: "registrations.noteApproved" | "registrations.noteDiscarded",
  ): Promise<void> {
    await prisma.$transaction(async (transaction) => {
      await lockEvent(transaction, id, { includeDrafts: true });
      const shown = action === "registrations.noteApproved";
      const decided = await transaction.$executeRaw`
        UPDATE event_details SET "pendingCancelledNote" = NULL,
          "cancelledNote" = CASE WHEN ${shown} THEN "pendingCancelledNote" ELSE "cancelledNote" END
        WHERE "eventId" = ${id} AND "pendingCancelledNote" IS NOT NULL`;
      if (decided > 0) await logStaffAction(transaction, staff, action, { kind: "events", id });
    });
  }

  return {
    async approvalQueue() {
      const [events, notes] = await Promise.all([findUnapproved(), findCancelNotes()]);
      return { events: events.map(withAuthor), cancelNotes: notes.map(withAuthor) };
    },

    async approve(staff, { id, version }) {
      const mailId = await prisma.$transaction(async (transaction) => {
        await lockAccounts(transaction, [staff.id]);
        const { item, row } = await lockItem(transaction, eventsType, id);
        if (item.version !== version) {
          throw conflict("This event has changed since you opened it. Please look at it again.");
        }
        if (!row.published) throw conflict("This event is not published.");
        const details = await transaction.eventDetails.findUnique({ where: { eventId: id } });
        if (details?.cancelledAt) throw conflict("This event was cancelled.");
        if (details?.registrationApprovedAt) return null;
        await saveEventDetails(transaction, id, {
          registrationApprovedAt: new Date(),
          registrationApprovedById: staff.id,
          wasBacked: true,
        });
        if (!(await readIsRegistrationApproved(transaction, id))) {
          throw conflict("The author of this event is suspended.");
        }
        await logStaffAction(transaction, staff, "registrations.approved", { kind: "events", id });
        const author = await transaction.user.findUnique({ where: { id: row.authorId ?? "" } });
        if (!author) return null;
        const link = `${publicUrl}${EVENTS_PATH}/${encodeURIComponent(id)}`;
        const { email: to, firstName } = author;
        return outbox.add(transaction, approvalGranted({ to, firstName, title: row.title, link }));
      });
      outbox.sendSoon(mailId);
    },

    async withdrawApproval(staff, id) {
      await prisma.$transaction(async (transaction) => {
        await lockEvent(transaction, id, { includeDrafts: true });
        if ((await clearApproval(transaction, id)) > 0) {
          const subject = { kind: "events", id };
          await logStaffAction(transaction, staff, "registrations.approvalWithdrawn", subject);
        }
        if (await readIsRegistrationApproved(transaction, id)) {
          throw conflict(
            "A leader or staff wrote this event, so that registration is open without an approval. Take it down instead.",
          );
        }
      });
    },

    approveCancelNote: (staff, id) => decideNote(staff, id, "registrations.noteApproved"),
    discardCancelNote: (staff, id) => decideNote(staff, id, "registrations.noteDiscarded"),
  } satisfies Partial<RegistrationsService>;
}
