import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import type { RunningSite } from "@headwaters/testing/site/site";
import { createVisitor, type Visitor } from "../visitor.ts";

let events = 0;
const nextYear = new Date().getFullYear() + 1;

/** Another account, without a browser. */
export async function createMember(site: RunningSite, overrides: Record<string, unknown> = {}) {
  const member = createVisitor(site);
  const registration = await member.signUp(overrides);
  return Object.assign(member, { registration });
}

/** Publishes an event as a member, who becomes a leader; returns its id. */
export async function publishEvent(
  author: Visitor,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  events += 1;
  const { id, authorId } = await author.post<{ id: string; authorId: string }>("/api/events", {
    title: `Owl walk ${events}`,
    description: "We listen for owls along the weir.",
    eventType: "adventure",
    location: "Mill Pond",
    eventDate: `${nextYear}-07-01T16:00:00.000Z`,
    registrationDeadline: null,
    maxParticipants: null,
    imageUrl: null,
    published: true,
    ...overrides,
  });
  await author.site.makeLeader(authorId);
  return id;
}

export interface Registered {
  id: string;
  firstName: string;
  status: string;
  photoConsent: boolean;
}

/**
 * Registers people of a member for an event as the form does: the member, or the people in
 * `overrides`.
 */
export function register(
  member: Visitor,
  eventId: string,
  overrides: Record<string, unknown> = {},
): Promise<Registered[]> {
  return member.post<Registered[]>(`/api/events/${eventId}/registrations`, {
    participants: [{ kind: "self" }],
    guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
    emergency: { name: "Leo Reyes", phone: "+1 555 010 0177" },
    terms: REGISTRATION_TERMS_VERSION,
    ...overrides,
  });
}

/** Saves an event as if from another browser. */
export async function saveElsewhere(
  visitor: Visitor,
  id: string,
  changed: Record<string, unknown>,
) {
  const { fields, version } = await visitor.get<{
    fields: Record<string, unknown>;
    version: number;
  }>(`/api/events/${id}/edit`);
  await visitor.send("PUT", `/api/events/${id}`, {
    ...fields,
    version,
    published: true,
    ...changed,
  });
}
