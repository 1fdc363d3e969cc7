import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { buildAccount } from "@headwaters/testing/factories";
import { leo, mia } from "@headwaters/testing/people/registrations";
import { findSite } from "@headwaters/testing/site/site";
import type { APIRequest, APIRequestContext } from "@playwright/test";
import { expect } from "./test.ts";

export interface SignedUp {
  id: string;
  firstName: string;
  status: string;
}

/**
 * A new account with a confirmed address, signed in to a browser of its own; dispose of its context
 * with `dispose`.
 */
export async function newAccount(
  playwright: { request: APIRequest },
  site: string,
  overrides: Parameters<typeof buildAccount>[0] = {},
) {
  const registration = buildAccount({ firstName: "Tomas", ...overrides });
  const cookie = {
    name: "headwaters",
    value: await findSite(site).createMember(registration),
    domain: new URL(site).hostname,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  };
  const storageState = { cookies: [cookie], origins: [] };
  const context = await playwright.request.newContext({ baseURL: site, storageState });
  return Object.assign(context, { registration });
}

export { leo, mia };

/** Registers people of the signed-in account for an event, as the form does. */
export async function registerForEvent(
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
