import type { Prisma } from "../generated/client.ts";

const names = (
  "Mia Leo Ana Kai Zoe Omar Ines Ravi Nora Tomas Lily Mateo " +
  "Aiko Ben Chloe Dev Emma Felix Grace Hugo Ivy Jonah Keira"
).split(" ");

/** Numbers of children, used for one family after the other. */
const familySizes = [1, 2, 1, 3, 1, 2];

interface DemoEventRow {
  id: string;
  eventDate: Date;
  currentParticipants: number;
}

/**
 * Registers invented families for an event, one person for each of its participants.
 * @param ages of the youngest and of the oldest of them
 */
export async function registerDemoFamilies(
  transaction: Prisma.TransactionClient,
  { id: eventId, eventDate, currentParticipants }: DemoEventRow,
  [youngest, oldest]: readonly [youngest: number, oldest: number],
): Promise<void> {
  const parties: Prisma.RegistrationPartyCreateManyInput[] = [];
  const people: { firstName: string; birthYear: number; party: number }[] = [];
  while (people.length < currentParticipants) {
    const wanted = familySizes[parties.length % familySizes.length] ?? 1;
    const size = Math.min(wanted, currentParticipants - people.length);
    for (let child = 0; child < size; child += 1) {
      const firstName = names[(people.length * 5) % names.length] ?? "Mia";
      const birthYear =
        eventDate.getUTCFullYear() - youngest - ((people.length * 3) % (oldest - youngest + 1));
      people.push({ firstName, birthYear, party: parties.length });
    }
    const phone = `(555) 010-${String(200 + parties.length).padStart(4, "0")}`;
    parties.push({
      eventId,
      guardianName: "A demo parent",
      guardianPhone: phone,
      emergencyName: "A demo neighbor",
      emergencyPhone: phone,
    });
  }
  const stored = await transaction.registrationParty.createManyAndReturn({
    data: parties,
    select: { id: true },
  });
  await transaction.registration.createMany({
    data: people.map(({ party, ...person }) => ({
      ...person,
      eventId,
      partyId: stored[party]?.id ?? "",
      status: "confirmed",
    })),
  });
}
