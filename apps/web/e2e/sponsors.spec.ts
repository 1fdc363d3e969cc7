import type { Page } from "@playwright/test";
import { opacityOf } from "./support/opacity.ts";
import { alive, expect, test } from "./support/test.ts";

const SPONSORS = [
  ["Cascade Outfitters", "Platinum", "https://cascade-outfitters.example"],
  ["Mill Creek Community Bank", "Gold", "https://mill-creek-bank.example"],
  ["Clearwater Dairy", "Gold", "https://clearwater-dairy.example"],
  ["North Fork Hardware", "Silver", "https://north-fork-hardware.example"],
] as const;

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto("/sponsors");
});

test("there are four sponsors, each with a mark", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sponsors");
  const entries = page.getByRole("main").getByRole("article");
  await expect(entries).toHaveCount(SPONSORS.length);
  for (const entry of await entries.all()) {
    const mark = entry.locator("img");
    await mark.scrollIntoViewIfNeeded();
    await expect
      .poll(() => mark.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

for (const [name, tier, website] of SPONSORS) {
  test(`${name} is shown as ${tier} sponsor, and its website opens in a new tab`, async ({
    page,
    context,
  }) => {
    const entry = page.getByRole("article").filter({
      has: page.getByRole("heading", { name, exact: true }),
    });
    await expect(entry.getByText(`${tier} sponsor`, { exact: true })).toBeVisible();
    expect((await entry.getByRole("paragraph").allTextContents()).join("").length).toBeGreaterThan(
      80,
    );
    const link = entry.getByRole("link", {
      name: `Visit Website of ${name} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute("href", website);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await context.route(`${website}/`, (route) => route.fulfill({ body: "the sponsor's website" }));
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await tab.waitForURL(`${website}/`);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect(page).toHaveURL("/sponsors");
  });
}

test("three figures say what sponsors have made possible", async ({ page }) => {
  const impact = section(page, "What it has made possible");
  for (const [label, value] of [
    ["young anglers", "1,200+"],
    ["conservation projects", "50+"],
    ["community investment", "$250K+"],
  ] as const) {
    const term = impact.getByRole("term").filter({ hasText: label });
    await expect(term).toHaveCount(1);
    await expect(term.locator("xpath=following-sibling::dd[1]")).toHaveText(value);
  }
});

test("three partnership tiers have an amount and a list of benefits", async ({ page }) => {
  const tiers = section(page, "Three ways to partner with us");
  for (const [name, amount] of [
    ["Platinum", "$10,000+"],
    ["Gold", "$5,000+"],
    ["Silver", "$2,500+"],
  ] as const) {
    const tier = tiers.getByRole("listitem").filter({
      has: page.getByRole("heading", { level: 3, name, exact: true }),
    });
    await expect(tier.getByText(amount, { exact: true })).toBeVisible();
    expect(await tier.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
  }
});

test("Become a Sponsor leads to the top of the contact page", async ({ page }) => {
  await alive(page);
  const button = page.getByRole("link", { name: "Become a Sponsor" });
  await expect(button).toHaveAttribute("href", "/contact");
  await button.click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("sections appear as they are scrolled into view", async ({ page }) => {
  await alive(page);
  const heading = page.getByRole("heading", { name: "Three ways to partner with us" });
  const opacity = () => opacityOf(heading);
  await expect.poll(opacity).toBe(0);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe(1);
});
