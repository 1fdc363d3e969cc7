import { LIST_MAX } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { gone } from "../../../platform/errors/errors.ts";

/** Reads what an account has to do with the organization, but the names of its children. */
export const personRecord = (prisma: PrismaClient): Pick<StaffService, "record"> => ({
  async record(id) {
    const account = await prisma.user.findUnique({ where: { id }, select: { email: true } });
    if (!account) throw gone("account");
    const newest = { orderBy: { createdAt: "desc" }, take: LIST_MAX } as const;
    const sentWithAddress = { email: { equals: account.email, mode: "insensitive" } } as const;
    const [registrations, applications, messages] = await Promise.all([
      prisma.registration.groupBy({
        by: ["eventId", "status"],
        where: { userId: id },
        _count: true,
        orderBy: { _max: { createdAt: "desc" } },
        take: LIST_MAX,
      }),
      prisma.membershipApplication.findMany({ where: sentWithAddress, ...newest }),
      prisma.contactSubmission.findMany({ where: sentWithAddress, ...newest }),
    ]);
    const events = await prisma.event.findMany({
      where: { id: { in: registrations.map(({ eventId }) => eventId) } },
      select: { id: true, title: true, eventDate: true },
    });
    const eventsById = new Map(events.map((event) => [event.id, event]));
    return {
      registrations: registrations.flatMap(({ eventId, status, _count: people }) => {
        const event = eventsById.get(eventId);
        if (!event) return [];
        return [{ eventId, title: event.title, eventDate: event.eventDate, status, people }];
      }),
      applications,
      messages,
    };
  },
});
