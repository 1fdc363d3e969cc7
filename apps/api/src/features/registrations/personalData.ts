import type { PrismaClient } from "@headwaters/db";
import type { PersonalDataReaders } from "../../platform/webhooks/webhooks.ts";

/** Reads first names and a contact of each family: no ages, needs or consents. */
async function readFamilies(
  prisma: PrismaClient,
  { registrations }: { registrations: readonly { id: string }[] },
) {
  const where = { id: { in: registrations.map(({ id }) => id) } };
  const parties = await prisma.registrationParty.findMany({
    where: { registrations: { some: where } },
    select: {
      contactEmail: true,
      guardianName: true,
      guardianPhone: true,
      user: { select: { email: true } },
      registrations: {
        where,
        select: { id: true, firstName: true },
        orderBy: { queuePosition: "asc" },
      },
    },
    orderBy: { id: "asc" },
  });
  if (parties.length === 0) return null;
  return {
    families: parties.map(({ registrations: people, user, ...party }) => ({
      people,
      contact: {
        name: party.guardianName,
        email: user?.email ?? party.contactEmail,
        phone: party.guardianPhone,
      },
    })),
  };
}

export const personalData: PersonalDataReaders = {
  "registration.created": readFamilies,
  "registration.cancelled": readFamilies,
};
