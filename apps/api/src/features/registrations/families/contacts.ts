import { type Contacts, isMinor, type NewRegistrations } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { invalidField } from "../../../platform/errors/errors.ts";
import type { LockedEvent } from "../events/lockEvent.ts";

type Named = Pick<NewRegistrations, "guardian" | "emergency">;

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

/** Refuses minors without anyone who is called for them. */
export function checkContacts(
  event: LockedEvent,
  people: readonly { birthYear: number | null }[],
  { guardian, emergency }: Named,
): void {
  if (!people.some(({ birthYear }) => isMinor(event.eventDate, birthYear))) return;
  if (!guardian) throw invalidField("guardian.name", "Guardian name is required");
  if (!emergency) throw invalidField("emergency.name", "Emergency contact name is required");
}

/** The columns of a party that keep who is called. */
export function contactColumns({ guardian, emergency }: Named) {
  return {
    guardianName: guardian?.name ?? null,
    guardianPhone: guardian?.phone ?? null,
    emergencyName: emergency?.name ?? null,
    emergencyPhone: emergency?.phone ?? null,
  };
}
