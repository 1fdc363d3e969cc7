import type { PrismaClient, RegistrationModel } from "@headwaters/db";
import { type AccountDataReader, readAll, readById, readPages } from "../accounts/index.ts";
import { toStatus } from "./active.ts";
import { listConsents } from "./consents/consents.ts";

const event = { select: { title: true, eventDate: true } };

async function* readRegistrations(prisma: PrismaClient, userId: string) {
  const rows = readPages<{
    queuePosition: number;
    party: object;
    status: RegistrationModel["status"];
  }>((last, take) =>
    prisma.registration.findMany({
      where: { userId, queuePosition: { gt: last?.queuePosition ?? 0 } },
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
    yield { ...party, ...row, status: toStatus(row.status) };
  }
}

export const readAccountData: AccountDataReader = (prisma, userId) => ({
  ledEvents: readAll(() => prisma.eventLeader.findMany({ where: { userId }, include: { event } })),
  namedLeaders: readAll(() =>
    prisma.eventLeader.findMany({ where: { namedById: userId }, include: { event } }),
  ),
  children: readById(({ where, ...page }) =>
    prisma.child.findMany({ where: { ...where, userId }, ...page, include: { facts: true } }),
  ),
  consents: readAll(() => listConsents(prisma, userId)),
  registrations: readRegistrations(prisma, userId),
});
