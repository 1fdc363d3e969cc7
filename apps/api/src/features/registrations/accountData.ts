import type { PrismaClient, RegistrationModel } from "@headwaters/db";
import { type AccountDataReader, readAll, readById, readPages } from "../accounts/index.ts";
import { toStatus } from "./active.ts";
import { listConsents } from "./consents/consents.ts";
import { childrenSeenBy, registrationsSeenBy } from "./guardians/guardians.ts";

const event = { select: { title: true, eventDate: true } };

const noContacts = {
  guardianName: null,
  guardianPhone: null,
  emergencyName: null,
  emergencyPhone: null,
};

async function* readRegistrations(prisma: PrismaClient, userId: string) {
  const rows = readPages<{
    queuePosition: number;
    party: { userId: string | null };
    status: RegistrationModel["status"];
  }>((last, take) =>
    prisma.registration.findMany({
      where: { ...registrationsSeenBy(userId), queuePosition: { gt: last?.queuePosition ?? 0 } },
      orderBy: { queuePosition: "asc" },
      take,
      include: {
        event,
        party: true,
        lost: true,
        facts: true,
        checkIns: { orderBy: { madeAt: "asc" } },
      },
    }),
  );
  for await (const { party, ...row } of rows) {
    // The contacts of another household are that household's.
    const contacts = party.userId === userId ? party : { ...party, ...noContacts };
    yield { ...contacts, ...row, status: toStatus(row.status) };
  }
}

export const readAccountData: AccountDataReader = (prisma, userId) => ({
  ledEvents: readAll(() => prisma.eventLeader.findMany({ where: { userId }, include: { event } })),
  namedLeaders: readAll(() =>
    prisma.eventLeader.findMany({ where: { namedById: userId }, include: { event } }),
  ),
  children: readById(async ({ where, ...page }) => {
    const children = await prisma.child.findMany({
      where: { ...where, ...childrenSeenBy(userId) },
      include: { facts: true, pickUpPeople: true, guardians: { where: { userId } } },
      ...page,
    });
    return children.map(({ guardians, ...child }) => ({
      ...child,
      guardianSince: guardians[0]?.addedAt ?? child.createdAt,
    }));
  }),
  guardianInvitations: readAll(async () => {
    const invitations = await prisma.guardianInvitation.findMany({
      where: { invitedById: userId },
      include: { child: true },
      orderBy: { id: "asc" },
    });
    return invitations.map(({ child, ...one }) => ({ ...one, childName: child.firstName }));
  }),
  consents: readAll(() => listConsents(prisma, userId)),
  registrations: readRegistrations(prisma, userId),
});
