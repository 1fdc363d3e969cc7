import type { Page } from "@playwright/test";
import { publicPages } from "../audit/pages.ts";
import { navigationLinks } from "../src/layout/navigation/links.ts";
import { pages } from "../src/lib/paths.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** Delays scripts like a slow network, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Pages whose links the test follows. */
const LOOKED_AT: string[] = [pages.news, pages.auth];

/**
 * Describes the ancestors of the page's heading, navigation and buttons by elements and classes.
 */
function describeBuild(page: Page, html: string): Promise<string[]> {
  return page.evaluate((html) => {
    const describeChain = (element: Element | null): string =>
      element
        ? `${describeChain(element.parentElement)} ${element.tagName}.${element.className}`
        : "";
    const sent = new DOMParser().parseFromString(html, "text/html");
    return [...sent.querySelectorAll("h1, nav a, button")].map(describeChain);
  }, html);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read and every link followed, on a phone and on a desktop", async ({
    page,
    request,
    site,
  }) => {
    const navigation = page.getByRole("navigation", { name: "Main" });
    const visibleLinks = navigation.getByRole("link").filter({ visible: true });
    const looked = new Set<string>();
    const isNew = (built: string) => !looked.has(built);
    for (const { route, address } of await publicPages(site)) {
      // Equal markup has equal styles: no style sheet refers to a page.
      const built = await describeBuild(page, await (await request.get(address)).text());
      if (!built.some(isNew) && !LOOKED_AT.includes(route)) continue;
      for (const part of built) looked.add(part);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(visibleLinks).toHaveCount(navigationLinks.length);
        // Controls that need a script are hidden; a search needs none.
        const buttons = page.getByRole("button");
        await expect(buttons).toHaveCount(await page.locator("search button").count());
        if (route === pages.auth) {
          await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible();
        }
        if (route !== pages.news) continue;
        const more = page.getByRole("main").getByRole("link", { name: /Read More/ });
        await more.first().click({ trial: width === 1280 });
      }
      if (route !== pages.news) continue;
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page).toHaveURL(/\/news\/[\w-]+$/);
        await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      }
    }
  });
});

test.describe("with scripts that a blocker or the network drops", () => {
  test.use({ expectedComplaints: /ERR_FAILED/, viewport: { width: 390, height: 844 } });

  test("links, the menu and searches work, and forms that need scripts say so", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/auth");
    await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect(navigation.getByRole("link")).toHaveCount(navigationLinks.length);
    await navigation.getByRole("link", { name: "News" }).click();
    await expect(page).toHaveURL("/news");
    await page.getByRole("searchbox").fill("heron");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/news\?(.*&)?search=heron/);
    await expect(page.getByRole("main").getByRole("link", { name: /Read More/ })).not.toHaveCount(
      0,
    );
  });
});

test("a page names every script that it asks for, so that none waits for another", async ({
  page,
}) => {
  for (const path of [pages.home, pages.events, pages.news, pages.auth, pages.membership]) {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") asked.add(new URL(request.url()).pathname);
    });
    const response = await page.goto(path);
    await hydrated(page);
    const html = (await response?.text()) ?? "";
    expect(asked.size).toBeGreaterThan(3);
    expect([...asked].filter((script) => !html.includes(script))).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("before the scripts have loaded searches work, other forms send nothing, and the page stays where it is", async ({
  page,
}) => {
  await test.step("a form that needs scripts keeps its values, and works once they are loaded", async () => {
    const release = await holdScripts(page);
    await page.goto("/auth", { waitUntil: "commit" });
    const form = page.getByRole("tabpanel");
    await form.getByLabel("Email").fill("early@example.org");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/auth");
    release();
    await hydrated(page);
    await expect(form.getByLabel("Email")).toHaveValue("early@example.org");
    await expect(page.getByText("Password is required")).toBeHidden();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Password is required")).toBeVisible();
  });

  await test.step("hydration keeps the scroll position", async () => {
    const release = await holdScripts(page);
    await page.goto("/news", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 700));
    release();
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  });

  await test.step("a search form works before hydration", async () => {
    const release = await holdScripts(page);
    await page.goto("/events", { waitUntil: "commit" });
    await page.getByRole("searchbox").fill("knots");
    await page.locator("search button").click();
    await page.waitForURL(/search=knots/, { waitUntil: "commit" });
    release();
    await expect(page.getByRole("searchbox")).toHaveValue("knots");
  });
});

test.describe("a tab opened before a deploy", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("loads the next page in full, and keeps a draft until then", async ({ page }) => {
    let areGone = false;
    await page.goto("/contact");
    await page.route("**/assets/*.js", (route) =>
      areGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    // The new page loads the files of the new build.
    page.on("request", (request) => {
      if (request.isNavigationRequest()) areGone = false;
    });
    areGone = true;
    const message = page.getByRole("main").getByRole("textbox", { name: "Message" });
    await message.fill("Is there a place on Saturday?");
    await page.getByRole("main").getByRole("button", { name: /Send/ }).click();
    await expect(message).toHaveValue("Is there a place on Saturday?");
    expect(areGone).toBe(true); // Nothing was reloaded.
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Sponsors" }).click();
    await expect(page).toHaveURL("/sponsors");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(areGone).toBe(false);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
