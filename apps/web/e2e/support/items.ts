import { findSite } from "@headwaters/testing/site/site";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** The visible toast. */
export const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");

/** An event in REST's format, so far off that it is last in the list. */
export function buildEventForm(overrides: Record<string, unknown> = {}) {
  return {
    title: `Owl walk ${Date.now()}`,
    description: "We listen for owls along the weir.",
    eventType: "adventure",
    location: "Mill Pond",
    eventDate: "2093-07-01T16:00:00.000Z",
    registrationDeadline: null,
    maxParticipants: null,
    imageUrl: null,
    published: true,
    ...overrides,
  };
}

/** Creates an event as the signed-in account, which becomes a leader; returns its id. */
export async function postEvent(request: APIRequestContext, overrides = {}): Promise<string> {
  const response = await request.post("/api/events", { data: buildEventForm(overrides) });
  expect(response.status()).toBe(201);
  const { id, authorId } = (await response.json()) as { id: string; authorId: string };
  await findSite(new URL(response.url()).origin).makeLeader(authorId);
  return id;
}
