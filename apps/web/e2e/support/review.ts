import type { APIRequestContext } from "@playwright/test";
import { confirmAt, startSite } from "./server.ts";
import { test as base, buildRegistration, expect } from "./test.ts";

interface Workers {
  running: Awaited<ReturnType<typeof startSite>>;
}

interface Fixtures {
  /** Signs the page's browser in as staff. */
  beStaff: () => Promise<void>;
  /** Someone else, who is a member. */
  author: { request: APIRequestContext; email: string };
}

/** On a site where members' items wait for staff. */
export const test = base.extend<Fixtures, Workers>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ CONTENT_POLICY: "review" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Bo" });
      await running.makeStaff(email);
    });
  },
  author: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({ baseURL: site });
    const registration = buildRegistration({ firstName: "Ana", lastName: "Reyes" });
    await request.post("/api/register", { data: registration });
    await confirmAt(site, registration.email);
    await use({ request, email: registration.email });
    await request.dispose();
  },
});

export const article = (overrides: Record<string, unknown> = {}) => ({
  title: `The river is clear ${Date.now()}`,
  content: "After **three** weekends the gravel bars are free of glass.",
  category: "conservation",
  published: true,
  ...overrides,
});

/** Writes an article that waits for staff. */
export async function written(request: APIRequestContext, overrides: Record<string, unknown> = {}) {
  const response = await request.post("/api/news", { data: article(overrides) });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: string; title: string };
}
