import {
  type ChosenInvitation,
  GUARDIAN_INVITATION_DAYS,
  GUARDIAN_INVITATION_PATH,
  GUARDIANS_MAX,
  type User,
} from "@headwaters/contracts";
import type { Prisma, PrismaClient, Transaction } from "@headwaters/db";
import { addDays } from "date-fns/addDays";
import { conflict, forbidden, invalidField, notFound } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { guardianInvitation } from "../emails/guardians.ts";
import { formatFirstName } from "../families/familyMails.ts";
import { checkRoom } from "../families/people.ts";
import { childrenSeenBy, formatAccount, lockChild, lockOwnChild } from "./guardians.ts";

type InvitationDeps = Pick<Platform, "prisma" | "outbox" | "publicUrl">;

const invitationOver = () =>
  notFound(
    "This invitation is over: it was used, withdrawn or has expired. Please ask for a new one.",
  );

const withFacts = {
  child: { select: { firstName: true } },
  invitedBy: { select: { firstName: true, lastName: true, email: true } },
} satisfies Prisma.GuardianInvitationInclude;

/** What an invited person sees: the child's first name and who invites, and nothing else. */
const toFacts = ({
  child,
  invitedBy,
  expiresAt,
}: Prisma.GuardianInvitationGetPayload<{ include: typeof withFacts }>) => ({
  childName: formatFirstName(child.firstName),
  invitedBy: formatAccount(invitedBy),
  expiresAt,
});

const isCurrent = () => ({ expiresAt: { gt: new Date() } });

const isUnconfirmed = (client: Transaction, userId: string) =>
  client.emailConfirmation.findUnique({ where: { userId } });

/** @throws DomainError CONFLICT if a child cannot have another guardian or invitation */
async function checkGuardianRoom(transaction: Transaction, childId: string, guardians: number) {
  const invited = await transaction.guardianInvitation.count({
    where: { childId, ...isCurrent() },
  });
  if (guardians + invited < GUARDIANS_MAX) return;
  throw conflict(`A child can have ${GUARDIANS_MAX} guardians at most, invited ones included.`);
}

export function invitationsService({ prisma, outbox, publicUrl }: InvitationDeps) {
  /** Stores an invitation, or renews it, and adds its mail to the outbox. Returns the mail's id. */
  async function invite(transaction: Transaction, user: User, childId: string, email: string) {
    const { guardians } = await lockOwnChild(transaction, user.id, childId);
    if (await isUnconfirmed(transaction, user.id)) {
      throw forbidden(
        "Please confirm your own email address first: the invitation is in your name.",
      );
    }
    const account = await transaction.user.findUnique({ where: { email } });
    if (account && guardians.some(({ userId }) => userId === account.id)) {
      const isOwn = account.id === user.id;
      throw invalidField(
        "email",
        isOwn ? "This is your own address" : "This person is a guardian already",
      );
    }
    await transaction.guardianInvitation.deleteMany({ where: { childId, email } });
    await checkGuardianRoom(transaction, childId, guardians.length);
    const token = createToken();
    const { expiresAt, ...invitation } = await transaction.guardianInvitation.create({
      data: {
        childId,
        email,
        tokenHash: hashToken(token),
        invitedById: user.id,
        expiresAt: addDays(new Date(), GUARDIAN_INVITATION_DAYS),
      },
      include: withFacts,
    });
    const link = `${publicUrl}${GUARDIAN_INVITATION_PATH}?token=${token}`;
    const facts = toFacts({ ...invitation, expiresAt });
    const mail = await outbox.add(transaction, guardianInvitation({ to: email, link, ...facts }));
    if (mail !== null) return mail;
    throw conflict(
      "We have sent this address several invitations today. Please try again tomorrow.",
    );
  }

  /** An invitation that is not over, by its token or for the address of its reader. */
  const findCurrent = (client: Transaction, where: Prisma.GuardianInvitationWhereInput) =>
    client.guardianInvitation.findFirst({
      where: { ...where, ...isCurrent() },
      include: withFacts,
    });

  const byToken = (token: string) => ({ tokenHash: hashToken(token) });

  return {
    /** Invites an address; returns after the mail is stored. */
    async invite(user: User, childId: string, email: string): Promise<void> {
      const mail = await prisma.$transaction((transaction) =>
        invite(transaction, user, childId, email),
      );
      outbox.sendSoon(mail);
    },

    async withdrawInvitation({ id: userId }: User, id: string): Promise<void> {
      await prisma.guardianInvitation.deleteMany({ where: { id, child: childrenSeenBy(userId) } });
    },

    async ownInvitations({ id, email }: User) {
      if (await isUnconfirmed(prisma, id)) return [];
      const invitations = await prisma.guardianInvitation.findMany({
        where: { email, ...isCurrent() },
        include: withFacts,
        orderBy: { id: "asc" },
        take: 20,
      });
      return invitations.map((one) => ({ id: one.id, ...toFacts(one) }));
    },

    async mailedInvitation(token: string) {
      const invitation = await findCurrent(prisma, byToken(token));
      if (!invitation) throw invitationOver();
      return toFacts(invitation);
    },

    acceptInvitation: ({ id: userId, email }: User, chosen: ChosenInvitation) =>
      acceptInvitation(prisma, { userId, email, chosen }),

    async declineInvitation({ id: userId, email }: User, id: string): Promise<void> {
      if (await isUnconfirmed(prisma, userId)) throw invitationOver();
      const where = { id, email, ...isCurrent() };
      const { count } = await prisma.guardianInvitation.deleteMany({ where });
      if (count === 0) throw invitationOver();
    },

    async declineByToken(token: string): Promise<void> {
      const where = { ...byToken(token), ...isCurrent() };
      const { count } = await prisma.guardianInvitation.deleteMany({ where });
      if (count === 0) throw invitationOver();
    },
  };
}

/**
 * Makes the account with the invited address a guardian. A forwarded link is of no use to others, and
 * of two calls at once only one finds the invitation.
 */
async function acceptInvitation(
  prisma: PrismaClient,
  { userId, email, chosen }: { userId: string; email: string; chosen: ChosenInvitation },
): Promise<void> {
  const where =
    "token" in chosen ? { tokenHash: hashToken(chosen.token) } : { id: chosen.id, email };
  await prisma.$transaction(async (transaction) => {
    const found = await transaction.guardianInvitation.findFirst({ where });
    if (!found) throw invitationOver();
    const { childId } = found;
    const { guardians } = await lockChild(transaction, childId, [userId]);
    // Read under the lock: it may be withdrawn, used or renewed, and the address changed, meanwhile.
    const invitation = await transaction.guardianInvitation.findFirst({
      where: { ...where, ...isCurrent() },
    });
    if (!invitation) throw invitationOver();
    const account = await transaction.user.findUniqueOrThrow({
      where: { id: userId },
      include: { emailConfirmation: true, suspension: true },
    });
    if (account.email.toLowerCase() !== invitation.email.toLowerCase()) {
      throw forbidden(
        "This invitation was sent to another email address. Only the account with that address can accept it.",
      );
    }
    if (account.emailConfirmation) {
      throw forbidden(
        "Please confirm your email address first: we have mailed you a link. Then you can accept.",
      );
    }
    if (account.suspension) throw forbidden("This account is suspended.");
    checkRoom(await transaction.childGuardian.count({ where: { userId } }));
    if (!guardians.some((guardian) => guardian.userId === userId)) {
      const { invitedById } = invitation;
      await transaction.childGuardian.create({ data: { childId, userId, invitedById } });
    }
    await transaction.guardianInvitation.delete({ where: { id: invitation.id } });
  });
}
