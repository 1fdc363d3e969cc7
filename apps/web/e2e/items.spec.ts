import type { Page } from "@playwright/test";
import { publicPages } from "../audit/pages.ts";
import { pages } from "../src/paths.ts";
import { expectNoBarrier, expectNoSidewaysScroll } from "./support/barriers.ts";
import { alive, expect, procedure, test } from "./support/test.ts";

const KINDS = [pages.newsArticle, pages.event, pages.educationArticle] as const;

async function open(page: Page, site: string, route: string) {
  const found = (await publicPages(site)).find((known) => known.route === route);
  await page.goto(found?.address ?? "");
  await alive(page);
}

test("an article is by its author's first name, which follows changes and goes with the account", async ({
  page,
  request,
  signIn,
  publish,
}) => {
  const { password } = await signIn({ firstName: "Maya", lastName: "Okonkwo" });
  const id = await publish();
  // Twice: the second is what was kept.
  for (let time = 0; time < 2; time += 1) {
    const html = await (await request.get(`/news/${id}`)).text();
    expect(html).toContain(">By Maya<");
    expect(html).toContain('"author":{"@type":"Person","name":"Maya"}');
    expect(html).not.toContain("Okonkwo");
  }
  const names = { firstName: "May", lastName: "Okonkwo" };
  expect((await page.request.post("/api/account/name", { data: names })).ok()).toBe(true);
  await expect.poll(async () => (await request.get(`/news/${id}`)).text()).toContain(">By May<");
  const deleted = await page.request.post("/api/account/delete", {
    data: { currentPassword: password },
  });
  expect(deleted.ok()).toBe(true);
  await page.goto(`/news/${id}`);
  await expect(page.getByText(/^Published /)).toBeVisible();
  await expect(page.getByText(/^By /)).toHaveCount(0);
});

test("an article says when it was published and, from a day later on, when it changed", async ({
  page,
}) => {
  let changed = "";
  await page.route(procedure("news.page"), async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { result: { data: { json: object } } }[];
    Object.assign(answers[0]?.result.data.json ?? {}, {
      createdAt: "2026-05-01T16:00:00.000Z",
      updatedAt: changed,
    });
    await route.fulfill({ response, json: answers });
  });
  for (const [moment, text] of [
    ["2026-05-02T15:59:59.000Z", []],
    ["2026-05-02T16:00:00.000Z", ["Updated May 2, 2026"]],
  ] as const) {
    changed = moment;
    await page.goto("/news");
    await alive(page);
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await expect(page.getByText("Published May 1, 2026")).toBeVisible();
    await expect(page.getByText(/^Updated /)).toHaveText([...text]);
  }
});

test.describe("at the end of a page others are named", () => {
  for (const [route, heading] of [
    [pages.newsArticle, "More news"],
    [pages.event, "Next on the calendar"],
    [pages.educationArticle, "Read next"],
  ] as const) {
    test(`${route}: three, and each leads to its page`, async ({ page, site }) => {
      await open(page, site, route);
      const here = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const links = page.getByRole("region", { name: heading }).getByRole("link");
      await expect(links).toHaveCount(3);
      await expect(links.filter({ hasText: here })).toHaveCount(0);
      const title = (await links.last().textContent()) ?? "";
      await links.last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  }
});

test.describe("Share", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  for (const route of KINDS) {
    test(`${route}: the keyboard copies the link, and a toast says so`, async ({ page, site }) => {
      await open(page, site, route);
      const share = page.getByRole("button", { name: "Share" });
      await share.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Copy link" })).toBeFocused();
      await expect(share).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await expect(share).toBeFocused();
      await expect(share).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("mails the title and the address", async ({ page, site }) => {
    await open(page, site, pages.event);
    await page.getByRole("button", { name: "Share" }).click();
    const mail = page.getByRole("link", { name: "Send by email" });
    const { searchParams } = new URL((await mail.getAttribute("href")) ?? "");
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(searchParams.get("subject")).toBe(title);
    expect(searchParams.get("body")).toBe(page.url());
  });

  test("closes by Escape, by a press elsewhere, by going on and by a second press", async ({
    page,
    site,
  }) => {
    await open(page, site, pages.newsArticle);
    const share = page.getByRole("button", { name: "Share" });
    const copy = page.getByRole("button", { name: "Copy link" });
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("heading", { level: 1 }).click(),
      async () => {
        for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
      },
      () => share.click(),
    ]) {
      await share.click();
      await expect(copy).toBeFocused();
      await leave();
      await expect(copy).toHaveCount(0);
    }
  });

  test("has no barrier while it is open", async ({ page, site }) => {
    await open(page, site, pages.newsArticle);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeFocused();
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(page);
  });

  test("uses what the device offers, where it offers something", async ({ page, site }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        throw new DOMException("closed by the person", "AbortError");
      };
    });
    await open(page, site, pages.event);
    await page.getByRole("button", { name: "Share" }).click();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page.locator("html")).toHaveAttribute(
      "data-shared",
      JSON.stringify({ title, url: page.url() }),
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  });
});

test.describe("Print", () => {
  test.use({ colorScheme: "dark" });

  test("prints the item alone, dark on light, with the addresses of its links", async ({
    page,
    signIn,
    publish,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "yes";
      };
    });
    await signIn();
    const id = await publish({ content: "See [the map](https://example.org/map) before." });
    await page.goto(`/news/${id}`);
    await alive(page);
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");

    const address = page.getByText(page.url(), { exact: true });
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(address).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    await expect(page.getByRole("region", { name: "More news" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(16, 48, 61)");
    const shown = await page
      .getByRole("link", { name: "the map" })
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(shown).toContain("https://example.org/map");
  });
});

test("a picture from elsewhere is the one that links to its page show", async ({
  page,
  request,
  signIn,
  publish,
}) => {
  await signIn();
  const imageUrl = "https://example.org/herons.jpg?size=1&x=2";
  const id = await publish({ imageUrl });
  const html = await (await request.get(`/news/${id}`)).text();
  // Other tests look at the list, where the picture cannot be had.
  expect((await page.request.delete(`/api/news/${id}`)).ok()).toBe(true);
  const shown = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
  expect(shown?.replaceAll("&amp;", "&")).toBe(imageUrl);
  expect(html).not.toContain("og:image:width");
});
