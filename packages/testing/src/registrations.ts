import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { type buildMember, makeLeader } from "./accounts.ts";
import type { TestSite } from "./agent.ts";
import { buildEvent } from "./factories.ts";

export type Family = Awaited<ReturnType<typeof buildMember>>;

/** An answer of the registrations of a family. */
export interface RegistrationResult {
  id: string;
  firstName: string;
  status: string;
  ahead: number | null;
  offeredUntil: string | null;
}

export const mia = { kind: "newChild", firstName: "Mia", birthYear: 2018 };
export const leo = { kind: "newChild", firstName: "Leo", birthYear: 2016 };

/** What the form sends for one child. */
export function buildRegistrationRequest(overrides: Record<string, unknown> = {}) {
  return {
    participants: [mia],
    guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
    emergency: { name: "Leo Reyes", phone: "+1 555 010 0177" },
    terms: REGISTRATION_TERMS_VERSION,
    ...overrides,
  };
}

/**
 * A published event that takes registrations, as its table takes it: approved by staff, unless it has
 * an author, who is to be a leader.
 */
export function buildOpenEvent(overrides: Record<string, unknown> = {}) {
  const { details, ...fields } = overrides;
  const created = (details as { create: object } | undefined)?.create;
  const approval = fields.authorId ? {} : { registrationApprovedAt: new Date() };
  return buildEvent({ ...fields, details: { create: { ...approval, ...created } } });
}

/** Registering at a site that runs in this process. */
export function useRegistrations(site: TestSite) {
  return {
    /** A published event, and the path of its registrations; its author is made a leader. */
    async publishEvent(overrides: Record<string, unknown> = {}) {
      const { authorId } = overrides;
      const { id } = await site.prisma.event.create({ data: buildOpenEvent(overrides) as never });
      if (typeof authorId === "string") await makeLeader(site, authorId);
      return { id, path: `/api/events/${id}/registrations` };
    },

    async register({ agent }: Family, path: string, overrides: Record<string, unknown> = {}) {
      const response = await agent.post(path, buildRegistrationRequest(overrides));
      const body = response.json<RegistrationResult[] & { message: string }>();
      return { status: response.statusCode, people: body, message: body.message };
    },

    /** Seats as the events table counts them, and as registrations have them. */
    async countSeats(eventId: string) {
      const [event, taken] = await Promise.all([
        site.prisma.event.findUniqueOrThrow({ where: { id: eventId } }),
        site.prisma.registration.count({
          where: { eventId, status: { in: ["confirmed", "offered"] } },
        }),
      ]);
      return { counter: event.currentParticipants, taken };
    },

    /** The subjects of the mails that were written to this address, in their order. */
    async readSubjects(address: string) {
      const mails = await site.prisma.mail.findMany({
        where: { recipient: address },
        orderBy: { id: "asc" },
      });
      return mails.map(({ subject }) => subject);
    },
  };
}
