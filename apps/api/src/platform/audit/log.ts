import type { Role, StaffActionName } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";

/**
 * Who does something that others may not: someone of staff, an author with what is theirs, a command
 * on the server, or the site by itself.
 */
export type Actor = { id: string; role?: Role } | "command" | "site";

/** What something is done to: `{ kind: "application", id }`. */
export interface Subject {
  kind: string;
  id: string;
}

/**
 * Writes down, for ever, what is done in the same transaction.
 * @param details without personal data: the log is never changed, whoever asks to be forgotten
 */
export async function logStaffAction(
  transaction: Prisma.TransactionClient,
  actor: Actor,
  action: StaffActionName,
  subject: Subject | null = null,
  details: Prisma.InputJsonObject = {},
): Promise<void> {
  await transaction.staffAction.create({
    data: {
      actorId: typeof actor === "string" ? null : actor.id,
      actorKind: typeof actor === "string" ? actor : (actor.role ?? "staff"),
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      details,
    },
    select: { id: true },
  });
}
