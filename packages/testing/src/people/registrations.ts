import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { buildEvent } from "../factories.ts";
import type { TestSite } from "../site/agent.ts";
import { type buildMember, makeLeader } from "./accounts.ts";

export type Family = Awaited<ReturnType<typeof buildMember>>;

/** A person in the response to a registration. */
export interface RegistrationResult {
  id: string;
  firstName: string;
  status: string;
  ahead: number | null;
  offeredUntil: string | null;
}

export const mia = { kind: "newChild", firstName: "Mia", birthYear: 2018 };
export const leo = { kind: "newChild", firstName: "Leo", birthYear: 2016 };

/** Builds the input that registers one child. */
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
 * Builds a row of a published event that takes registrations: staff have approved it, unless it has
 * an author, who must be a leader.
 */
export function buildOpenEvent(overrides: Record<string, unknown> = {}) {
  const { details, ...fields } = overrides;
  const created = (details as { create: object } | undefined)?.create;
  const approval = fields.authorId ? {} : { registrationApprovedAt: new Date() };
  return buildEvent({ ...fields, details: { create: { ...approval, ...created } } });
}

/** Helpers for registrations on a site in this process. */
export function useRegistrations(site: TestSite) {
  return {
    /** Creates a published event whose author is a leader; returns the path of its registrations too. */
    async publishEvent(overrides: Record<string, unknown> = {}) {
      const { authorId } = overrides;
      const { id } = await site.prisma.event.create({ data: buildOpenEvent(overrides) });
      if (typeof authorId === "string") await makeLeader(site, authorId);
      return { id, path: `/api/events/${id}/registrations` };
    },

    async register({ agent }: Family, path: string, overrides: Record<string, unknown> = {}) {
      const response = await agent.post(path, buildRegistrationRequest(overrides));
      const body = response.json<RegistrationResult[] & { message: string }>();
      return { status: response.statusCode, people: body, message: body.message };
    },

    /** Counts taken seats by the events table (`counter`) and by registrations (`taken`). */
    async countSeats(eventId: string) {
      const [event, taken] = await Promise.all([
        site.prisma.event.findUniqueOrThrow({ where: { id: eventId } }),
        site.prisma.registration.count({
          where: { eventId, status: { in: ["confirmed", "offered"] } },
        }),
      ]);
      return { counter: event.currentParticipants, taken };
    },

    /** Reads the subjects of all mails to an address, oldest first. */
    async readSubjects(email: string) {
      const mails = await site.prisma.mail.findMany({
        where: { recipient: email },
        orderBy: { id: "asc" },
      });
      return mails.map(({ subject }) => subject);
    },
  };
}
