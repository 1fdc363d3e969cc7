import type { Page } from "@playwright/test";
import { publicPages } from "../audit/pages.ts";
import { pages } from "../src/paths.ts";
import { alive, expect, test } from "./support/test.ts";

/** Every page that a visitor can open, by its route. */
async function addresses(site: string): Promise<Record<string, string>> {
  const found = await publicPages(site);
  return Object.fromEntries(found.map(({ route, address }) => [route, new URL(address).pathname]));
}

const ofMails: string[] = [
  ...[pages.confirmEmail, pages.confirmNewsletter, pages.unsubscribe, pages.cancelRegistration],
  pages.staffInvitation,
];

function contentOf(html: string, attribute: string, name: string): string | undefined {
  return new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
}

/** Everything that the console says, and every call of the API, while the page becomes alive. */
function listen(page: Page) {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("request", (request) => {
    if (/\/(api|trpc)\//.test(request.url())) heard.push(request.url());
  });
  return heard;
}

/** Keeps the scripts back, as a slow network does, until what it resolves with is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const route of Object.values(pages)) {
  test.describe(route, () => {
    test("arrives finished: content, title, description and what others show of it", async ({
      request,
      site,
    }) => {
      const address = (await addresses(site))[route] ?? route;
      const response = await request.get(address);
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain("Loading…");
      const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      expect(title).toMatch(/\S · Headwaters Youth Anglers$/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      const description = contentOf(html, "name", "description");
      expect(description?.length).toBeGreaterThan(20);
      // Where the links of mails lead is nothing to be found by a search.
      const isListed = !ofMails.includes(route);
      expect(contentOf(html, "name", "robots")).toBe(isListed ? undefined : "noindex");
      expect(html.includes(`<link rel="canonical" href="${site}${address}"`)).toBe(isListed);
      expect(contentOf(html, "property", "og:url")).toBe(isListed ? site + address : undefined);
      expect(`${contentOf(html, "property", "og:title")} · Headwaters Youth Anglers`).toBe(title);
      expect(contentOf(html, "property", "og:description")).toBe(description);
      expect(contentOf(html, "name", "twitter:card")).toBe("summary_large_image");
      const picture = contentOf(html, "property", "og:image") ?? "";
      expect(contentOf(html, "name", "twitter:image")).toBe(picture);
      const image = await request.get(picture);
      expect(image.headers()["content-type"]).toMatch(/^image\//);
      expect(jsonLdOf(html)[0]).toMatchObject({
        "@context": "https://schema.org",
        "@type": "Organization",
        name: "Headwaters Youth Anglers",
        url: `${site}/`,
      });
      // Nothing comes from elsewhere: whatever the document loads is ours; links may lead away.
      const loaded = html.replace(/<a\s[^>]*>/g, "");
      const elsewhere = [...loaded.matchAll(/(?:src|href)="(https?:\/\/[^"]+)"/g)].filter(
        ([, url = ""]) => !url.startsWith(site),
      );
      expect(elsewhere).toEqual([]);
    });

    test("becomes alive without a word and without asking for anything", async ({ page, site }) => {
      const address = (await addresses(site))[route] ?? route;
      const heard = listen(page);
      await page.goto(address, { waitUntil: "networkidle" });
      await alive(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(heard).toEqual([]);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`every page can be read and every link followed, ${width} px wide`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of Object.values(await addresses(site))) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const navigation = page.getByRole("navigation", { name: "Main" });
        await expect(navigation.getByRole("link")).toHaveCount(10);
        for (const link of await navigation.getByRole("link").all())
          await expect(link).toBeVisible();
        // What only a script could do is not there to disappoint; a search needs none.
        const buttons = page.getByRole("button");
        await expect(buttons).toHaveCount(await page.locator("search button").count());
      }
      await page.goto("/news");
      await page
        .getByRole("main")
        .getByRole("link", { name: /Read More/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/news\/[\w-]+$/);
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto("/auth");
      await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible();
    });
  }
});

test.describe("with scripts that a blocker or the network swallows", () => {
  test.use({ expectedComplaints: /ERR_FAILED/, viewport: { width: 390, height: 844 } });

  test("links, the menu and searches work, and forms that need scripts say so", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/auth");
    await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect(navigation.getByRole("link")).toHaveCount(10);
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

test.describe("while the scripts are on their way", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a search is sent by the browser itself", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/events", { waitUntil: "commit" });
    await page.getByRole("searchbox").fill("knots");
    await page.locator("search button").click();
    await page.waitForURL(/search=knots/, { waitUntil: "commit" });
    await expect(page.getByRole("searchbox")).toHaveValue("knots");
  });

  test("the menu's button shows its links, and the menu when the scripts are there", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveCount(0);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(links).toHaveCount(10);
    release();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("link", { name: "News" })).toBeVisible();
    await expect(page.locator("html[data-plain-menu]")).toHaveCount(0);
  });
});

test.describe("in a tab that was opened before a deploy", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("the next page loads as a whole, and what is being written stays until then", async ({
    page,
  }) => {
    let areGone = false;
    await page.goto("/contact", { waitUntil: "networkidle" });
    await alive(page);
    await page.route("**/assets/*.js", (route) =>
      areGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    // The new page comes with the files of the new build.
    page.on("request", (request) => {
      if (request.isNavigationRequest()) areGone = false;
    });
    areGone = true;
    const message = page.getByRole("main").getByRole("textbox", { name: "Message" });
    await message.fill("Is there a place on Saturday?");
    await page.getByRole("main").getByRole("button", { name: /Send/ }).click();
    await expect(message).toHaveValue("Is there a place on Saturday?");
    expect(areGone).toBe(true); // nothing was loaded anew
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Sponsors" }).click();
    await expect(page).toHaveURL("/sponsors");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(areGone).toBe(false);
    await alive(page);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("an article tells machines what it is", async ({ request, site }) => {
  const articles = (await (await request.get("/api/news")).json()) as Record<string, string>[];
  const article = articles.find(({ imageUrl }) => imageUrl?.startsWith("/pictures/"));
  const html = await (await request.get(`/news/${article?.id}`)).text();
  expect(contentOf(html, "property", "og:type")).toBe("article");
  expect(contentOf(html, "property", "article:published_time")).toBe(article?.createdAt);
  const item = jsonLdOf(html).find((found) => found["@type"] === "NewsArticle");
  expect(item).toMatchObject({
    headline: article?.title,
    datePublished: article?.createdAt,
    dateModified: article?.updatedAt,
    url: `${site}/news/${article?.id}`,
    publisher: { "@type": "Organization", name: "Headwaters Youth Anglers" },
  });
  const images = item?.image as string[] | undefined;
  expect((await request.get(images?.[0] ?? "")).headers()["content-type"]).toMatch(/^image\//);
});

test("what an author writes cannot leave its place in the document", async ({
  page,
  signIn,
  publish,
}) => {
  await signIn();
  const title = `</title></script><script>alert(1)</script><!--"' ${Date.now()}`;
  const id = await publish({ title, content: "</script><img src=x onerror=alert(1)>" });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  for (const address of [`/news/${id}`, "/news", "/"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByText(title).first()).toBeVisible();
  }
  expect(dialogs).toEqual([]);
  await page.goto(`/news/${id}`);
  await expect(page).toHaveTitle(`${title} · Headwaters Youth Anglers`);
});

test("a member's first view is drawn for them, and asks nothing", async ({ page, signIn }) => {
  await signIn({ firstName: "Juniper" });
  const heard = listen(page);
  const response = await page.goto("/", { waitUntil: "networkidle" });
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(await response?.text()).toContain("Hello, Juniper");
  await alive(page);
  await expect(page.getByText("Active Members")).toBeVisible();
  expect(heard).toEqual([]);
});

test.describe("what is not there", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("is answered with the 404 page and its status, and stays there", async ({ page }) => {
    for (const address of ["/no/such/page", "/news/no-such-article", "/gallery2"]) {
      const response = await page.goto(address, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(404);
      expect(await response?.text()).toContain("Page Not Found");
      await alive(page);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    }
  });
});

test("the head follows the visitor from page to page", async ({ page, site }) => {
  await page.goto("/");
  await alive(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveTitle("Latest News · Headwaters Youth Anglers");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site}/news`);
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", "Latest News");
});

test("a reader who has begun to scroll stays where they are when the scripts come", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/news");
  await page.evaluate(() => window.scrollTo(0, 700));
  release();
  await alive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test("a button pressed before the scripts are here works when they are", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByRole("tabpanel").getByLabel("Email").fill("early@example.org");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/auth");
  release();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByRole("tabpanel").getByLabel("Email")).toHaveValue("early@example.org");
});
