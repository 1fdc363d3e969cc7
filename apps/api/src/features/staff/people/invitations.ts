import { INVALID_INVITATION, INVITATION_HOURS, type User } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { badRequest, conflict } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import { checkNotSuspended } from "./roles.ts";

const STAFF = "staff";

/** Creates an invitation link for one staff account; returns its token. */
export async function createStaffInvitation(prisma: PrismaClient): Promise<string> {
  const token = createToken();
  await prisma.$executeRaw`
    INSERT INTO role_invitations ("tokenHash", role, "expiresAt")
    VALUES (${hashToken(token)}, ${STAFF}, now() + make_interval(hours => ${INVITATION_HOURS}::int))`;
  return token;
}

/** Grants the staff role and deletes the invitation. Concurrent requests succeed only once. */
export async function acceptInvitation(prisma: PrismaClient, user: User, token: string) {
  await prisma.$transaction(async (transaction) => {
    await checkNotSuspended(transaction, user.id);
    const [invitation] = await transaction.$queryRaw<{ role: string }[]>`
      DELETE FROM role_invitations WHERE "tokenHash" = ${hashToken(token)} AND "expiresAt" > now()
      RETURNING role`;
    if (!invitation) throw badRequest(INVALID_INVITATION);
    const data = [{ userId: user.id, role: invitation.role }];
    const { count } = await transaction.userRole.createMany({ data, skipDuplicates: true });
    // Rolls back the transaction, so the invitation stays valid.
    if (count === 0) throw conflict("You are staff already.");
    const subject = { kind: "account", id: user.id };
    const { role } = invitation;
    await logStaffAction(transaction, "command", "people.granted", subject, { role });
  });
}
