import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import type { APIRequest, APIRequestContext } from "@playwright/test";
import { confirmAt } from "./server.ts";
import { buildRegistration, expect } from "./test.ts";

export interface SignedUp {
  id: string;
  firstName: string;
  status: string;
}

/** A new account, its address confirmed, in a browser of its own; `dispose` its context. */
export async function newAccount(
  playwright: { request: APIRequest },
  site: string,
  overrides: Parameters<typeof buildRegistration>[0] = {},
) {
  const context = await playwright.request.newContext({ baseURL: site });
  const registration = buildRegistration(overrides);
  const response = await context.post("/api/register", { data: registration });
  expect(response.status()).toBe(201);
  await confirmAt(site, registration.email);
  return Object.assign(context, { registration });
}

export const mia = { kind: "newChild", firstName: "Mia", birthYear: 2018 };
export const leo = { kind: "newChild", firstName: "Leo", birthYear: 2016 };

/** Signs people of whoever is signed in up for an event, as the form does. */
export async function signUp(
  request: APIRequestContext,
  eventId: string,
  overrides: Record<string, unknown> = {},
): Promise<SignedUp[]> {
  const response = await request.post(`/api/events/${eventId}/registrations`, {
    data: {
      participants: [{ kind: "self" }],
      guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
      emergency: { name: "Leo Reyes", phone: "+1 555 010 0177" },
      terms: REGISTRATION_TERMS_VERSION,
      ...overrides,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as SignedUp[];
}
