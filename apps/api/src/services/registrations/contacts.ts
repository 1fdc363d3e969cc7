import type { Contacts } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";

const person = (name: string | null, phone: string | null) =>
  name !== null && phone !== null ? { name, phone } : null;

/** Whom an account named when it last signed a child up. */
export async function lastContacts(prisma: PrismaClient, userId: string): Promise<Contacts> {
  const party = await prisma.registrationParty.findFirst({
    where: { userId, guardianName: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { guardianName: true, guardianPhone: true, emergencyName: true, emergencyPhone: true },
  });
  return {
    guardian: person(party?.guardianName ?? null, party?.guardianPhone ?? null),
    emergency: person(party?.emergencyName ?? null, party?.emergencyPhone ?? null),
  };
}
