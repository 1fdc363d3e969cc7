import { buildAccount, buildArticle, type NewAccount } from "@headwaters/testing/factories";
import type { ReceivedMail } from "@headwaters/testing/mail/mails";
import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { test as base, expect, type Page } from "@playwright/test";
import { linkMailedTo, mailsTo } from "./mails.ts";
import { siteTemplate } from "./sites.ts";

interface Fixtures {
  /** Signs the page's browser in under a new account with a confirmed address. */
  signIn: (overrides?: Partial<NewAccount>) => Promise<NewAccount>;
  /** The same with an unconfirmed address. */
  signInUnconfirmed: (overrides?: Partial<NewAccount>) => Promise<NewAccount>;
  /** Waits for the welcome mail to this address and returns its link. */
  welcomeLink: (email: string) => Promise<string>;
  /** Publishes an article as the signed-in account; returns its id. */
  publish: (overrides?: Record<string, unknown>) => Promise<string>;
  /** Waits for the newest mail to this address and returns its link. */
  mailedLink: (email: string) => Promise<string>;
  /** Waits for this many mails with this subject to this address. */
  mailed: (to: string, subject: string, count?: number) => Promise<ReceivedMail[]>;
}

interface Workers {
  /** Environment variables of the site; tests that set some run on a site of their own. */
  settings: Record<string, string>;
  running: RunningSite;
  /** Its address. */
  site: string;
}

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    complaints.push(message.text());
  });
  return complaints;
}

/** Resolves when the page and all its forms and buttons, which may come after it, are hydrated, or have no need to be. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    if (document.readyState === "loading") return false;
    const root = document.documentElement;
    if (root.matches("[data-no-scripts], :not(:has(#root))")) return true;
    // React marks each element that it has hydrated.
    const isMarked = (node: object) => Object.keys(node).some((key) => key.startsWith("__react"));
    const controls = [...document.querySelectorAll("form, button, [role=button]")];
    return root.matches("[data-hydrated]") && controls.every(isMarked);
  });

/** Makes `goto` and `reload` wait for hydration, unless `waitUntil` says otherwise. */
function waitForHydration(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
}

/** Playwright's test on our site; an unexpected console message fails the test. */
export const test = base.extend<Fixtures & { expectedComplaints: RegExp | null }, Workers>({
  settings: [{}, { scope: "worker", option: true }],

  /**
   * Each worker runs its tests in sequence on a site of its own, so that tests do not share data.
   */
  running: [
    async ({ settings }, use) => {
      const site = await startSite(siteTemplate(), settings);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],

  site: [async ({ running }, use) => use(running.url), { scope: "worker" }],

  baseURL: async ({ site }, use) => use(site),

  /** Console messages that a test causes on purpose: a 404 page, a refused request. */
  expectedComplaints: [null, { option: true }],

  context: async ({ context }, use) => {
    context.on("page", waitForHydration);
    await use(context);
  },

  page: async ({ page, expectedComplaints }, use) => {
    const complaints = collectComplaints(page);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
    expect(unexpected, "the console of the page").toEqual([]);
  },

  signIn: async ({ context, running }, use) => {
    await use(async (overrides) => {
      const registration = buildAccount({ firstName: "Tomas", ...overrides });
      const value = await running.createMember(registration);
      await context.addCookies([{ name: "headwaters", value, url: running.url }]);
      return registration;
    });
  },

  signInUnconfirmed: async ({ page }, use) => {
    await use(async (overrides) => {
      const registration = buildAccount({ firstName: "Tomas", ...overrides });
      const response = await page.request.post("/api/register", { data: registration });
      expect(response.status()).toBe(201);
      return registration;
    });
  },

  mailedLink: async ({ running }, use) => {
    await use((email) => linkMailedTo(running, email));
  },

  welcomeLink: async ({ running }, use) => {
    await use((email) => linkMailedTo(running, email, { ofWelcome: true }));
  },

  publish: async ({ page }, use) => {
    await use(async (overrides) => {
      const response = await page.request.post("/api/news", { data: buildArticle(overrides) });
      expect(response.status()).toBe(201);
      return ((await response.json()) as { id: string }).id;
    });
  },

  mailed: async ({ running }, use) => {
    await use(async (to, subject, count = 1) => {
      const mails = () => mailsTo(running, to, subject);
      await expect.poll(() => mails().length).toBe(count);
      return mails();
    });
  },
});

/** Deletes the browser's session while no page is open that could still send requests. */
export async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

export { expect };
