import { displayFullName } from "@headwaters/contracts";
import type { RegistrationPartyModel, Transaction } from "@headwaters/db";
import { lastContacts } from "../families/people.ts";

type Party = RegistrationPartyModel & { reminders: { kind: string; sentAt: Date }[] };

/** Creates the party of a child that passes to another guardian: what the guardian before it told of itself does not pass. */
async function createParty(transaction: Transaction, party: Party, heirId: string) {
  const { eventId, addedById, createdAt, termsVersion, termsAgreedAt } = party;
  const { reminders } = party;
  const { guardian, emergency } = await lastContacts(transaction, heirId);
  const heir = await transaction.user.findUnique({ where: { id: heirId } });
  return transaction.registrationParty.create({
    data: {
      eventId,
      userId: heirId,
      guardianName: guardian?.name ?? (heir && displayFullName(heir)),
      guardianPhone: guardian?.phone ?? null,
      emergencyName: emergency?.name ?? null,
      emergencyPhone: emergency?.phone ?? null,
      termsVersion,
      termsAgreedAt,
      addedById,
      createdAt,
      // Otherwise they would be sent again.
      reminders: { create: reminders.map(({ kind, sentAt }) => ({ kind, sentAt })) },
    },
  });
}

/**
 * Passes a child and its registrations from one guardian to another, into parties of its own: the
 * other people of a party stay. Locks the events with a place of the child, then the parties; the
 * accounts are locked.
 */
export async function handOver(
  transaction: Transaction,
  { childId, from, to }: { childId: string; from: string; to: string },
): Promise<void> {
  await transaction.$executeRaw`
    SELECT FROM events WHERE id IN (
      SELECT "eventId" FROM registrations WHERE "childId" = ${childId} AND "userId" = ${from})
    ORDER BY id FOR UPDATE`;
  await transaction.$executeRaw`
    SELECT FROM registration_parties WHERE id IN (
      SELECT "partyId" FROM registrations WHERE "childId" = ${childId} AND "userId" = ${from})
    ORDER BY id FOR UPDATE`;
  const parties = await transaction.registrationParty.findMany({
    where: { userId: from, registrations: { some: { childId } } },
    include: { reminders: true },
  });
  for (const party of parties) {
    const { id } = await createParty(transaction, party, to);
    await transaction.registration.updateMany({
      where: { partyId: party.id, childId },
      data: { partyId: id, userId: to },
    });
  }
  await transaction.registrationParty.deleteMany({
    where: { id: { in: parties.map(({ id }) => id) }, registrations: { none: {} } },
  });
  await transaction.child.updateMany({
    where: { id: childId, userId: from },
    data: { userId: to },
  });
}
