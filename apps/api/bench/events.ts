import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";

const DAY = 24 * 60 * 60 * 1_000;

/** The request that registers the account's owner. */
export const registration = {
  participants: [{ kind: "self" }],
  terms: REGISTRATION_TERMS_VERSION,
};

/** Creates an event that takes registrations; returns its id. */
export async function createEvent(prisma: PrismaClient, seats: number): Promise<string> {
  const { id } = await prisma.event.create({
    data: {
      title: "A crowd",
      description: "Few seats, many families.",
      eventType: "workshop",
      location: "Mill Pond",
      published: true,
      maxParticipants: seats,
      eventDate: new Date(Date.now() + 30 * DAY),
      details: { create: { registrationApprovedAt: new Date() } },
    },
  });
  return id;
}
