import { type Contacts, isMinor, type NewRegistrations } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { invalidField } from "../../../platform/errors/errors.ts";
import type { LockedEvent } from "../events/lockEvent.ts";

type SentContacts = Pick<NewRegistrations, "guardian" | "emergency">;

const toContact = (name: string | null, phone: string | null) =>
  name !== null && phone !== null ? { name, phone } : null;

/** Returns the contacts of the account's latest registration of a child. */
export async function lastContacts(prisma: PrismaClient, userId: string): Promise<Contacts> {
  const party = await prisma.registrationParty.findFirst({
    where: { userId, guardianName: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { guardianName: true, guardianPhone: true, emergencyName: true, emergencyPhone: true },
  });
  return {
    guardian: toContact(party?.guardianName ?? null, party?.guardianPhone ?? null),
    emergency: toContact(party?.emergencyName ?? null, party?.emergencyPhone ?? null),
  };
}

/** Throws a field error for minors without a guardian or an emergency contact. */
export function checkContacts(
  event: LockedEvent,
  people: readonly { birthYear: number | null }[],
  { guardian, emergency }: SentContacts,
): void {
  if (!people.some(({ birthYear }) => isMinor(event.eventDate, birthYear))) return;
  if (!guardian) throw invalidField("guardian.name", "Guardian name is required");
  if (!emergency) throw invalidField("emergency.name", "Emergency contact name is required");
}

export function toContactColumns({ guardian, emergency }: SentContacts) {
  return {
    guardianName: guardian?.name ?? null,
    guardianPhone: guardian?.phone ?? null,
    emergencyName: emergency?.name ?? null,
    emergencyPhone: emergency?.phone ?? null,
  };
}
