import type { Role, StaffActionName } from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";

/**
 * The actor of an audited action: a staff member or an author with their own content, either with
 * an access token; a command on the server, or the site itself.
 */
export type Actor =
  | { id: string; role?: Role; token?: { id: string; name: string } }
  | "command"
  | "site";

/** The subject of an action: `{ kind: "application", id }`. */
export interface Subject {
  kind: string;
  id: string;
}

/**
 * Appends an entry to the audit log in the transaction of the action.
 * @param details without personal data: entries are never changed or deleted
 */
export async function logStaffAction(
  transaction: Transaction,
  actor: Actor,
  action: StaffActionName,
  subject: Subject | null = null,
  details: Prisma.InputJsonObject = {},
): Promise<void> {
  const account = typeof actor === "string" ? null : actor;
  if (account?.token) {
    // The name outlives the token, but not the account: the log itself has no names.
    const data = [{ ...account.token, userId: account.id }];
    await transaction.auditedToken.createMany({ data, skipDuplicates: true });
  }
  await transaction.staffAction.create({
    data: {
      actorId: account?.id ?? null,
      tokenId: account?.token?.id ?? null,
      actorKind: typeof actor === "string" ? actor : (actor.role ?? "staff"),
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      details,
    },
    select: { id: true },
  });
}
