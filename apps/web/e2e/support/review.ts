import type { APIRequestContext } from "@playwright/test";
import { newAccount } from "./families.ts";
import { test as base, expect } from "./test.ts";

interface Fixtures {
  /** Signs the page's browser in as staff. */
  beStaff: () => Promise<void>;
  /** Another account, a member. */
  author: APIRequestContext;
}

/** Uses a site with CONTENT_POLICY=review. */
export const test = base.extend<Fixtures>({
  settings: [{ CONTENT_POLICY: "review" }, { scope: "worker" }],
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Bo" });
      await running.makeStaff(email);
    });
  },
  author: async ({ playwright, site }, use) => {
    const names = { firstName: "Ana", lastName: "Reyes" };
    const request = await newAccount(playwright, site, names);
    await use(request);
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

/** Submits an article for review. */
export async function written(request: APIRequestContext, overrides: Record<string, unknown> = {}) {
  const response = await request.post("/api/news", { data: article(overrides) });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: string; title: string };
}
