import type { Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { registerForEvent } from "../support/families.ts";
import { expect, test } from "../support/test.ts";

/** The id of the event whose title begins like this. */
async function findEvent(page: Page, start: string): Promise<string> {
  const events = await (await page.request.get("/api/events")).json();
  return events.find(({ title }: { title: string }) => title.startsWith(start)).id;
}

// The content of the list and of an event's page is tested in
// src/features/content/events/EventsPage.test.tsx.
test("the list is in two columns on a desktop and in one on a phone; Register opens the event's page", async ({
  page,
}) => {
  const cards = page.getByRole("main").getByRole("article");
  const countColumns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  await page.goto("/events");
  expect(await countColumns()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await countColumns()).toBe(1);
  const title = (await cards.first().getByRole("heading").textContent()) ?? "";
  await page.getByRole("link", { name: `Register → ${title}` }).click();
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

/** The cards that are wholly on the screen, below the navigation bar. */
const countInSight = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) => {
      const top = document.querySelector("nav")?.getBoundingClientRect().bottom ?? 0;
      const isInSight = (box: DOMRect) => box.top >= top && box.bottom <= window.innerHeight;
      return cards.filter((card) => isInSight(card.getBoundingClientRect())).length;
    });

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
] as const) {
  test(`at ${width} × ${height} the next event is in sight at once, and five of the others from their first row on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/events");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await cards.nth(1).evaluate((card) => card.scrollIntoView());
    await expect.poll(() => countInSight(page)).toBeGreaterThanOrEqual(5);
  });
}

test("members see the events where visitors see them, with the button to add one beside the filters", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto("/events");
  const first = page.getByRole("main").getByRole("article").first();
  const top = async () => (await first.boundingBox())?.y;
  const seen = await top();
  await signIn();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Add Event" })).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(seen);
});

// The second also shows a deadline, the third is full.
for (const [start, label] of [
  ["Who lives", "Register"],
  ["A day on the ice", "Register"],
  ["Lantern walk", "Join the waitlist"],
] as const) {
  test(`${label} stands above the fold of the page of "${start}…", a title of two lines`, async ({
    page,
  }) => {
    const id = await findEvent(page, start);
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1280, 800],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/events/${id}`);
      const main = page.getByRole("main");
      const register = main.getByRole("link", { name: label });
      await expect(register).toBeInViewport({ ratio: 1 });
      const title = await main.getByRole("heading", { level: 1 }).boundingBox();
      const facts = await main.locator("aside").boundingBox();
      if (width < 1024) expect(facts?.y).toBeGreaterThan(title?.y ?? 0);
      else expect(facts?.y).toBeLessThan(title?.y ?? 0);
    }
  });
}

test("on a phone a bar with date, seats and Register stays while Register itself is out of sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/events/${await findEvent(page, "Who lives")}`);
  const main = page.getByRole("main");
  const register = main.getByRole("link", { name: "Register" });
  await expect(register).toBeInViewport({ ratio: 1 });

  await test.step("below it there is one way to register, and it is accessible", async () => {
    await main.getByRole("link", { name: "Back to Events" }).scrollIntoViewIfNeeded();
    const bar = register.nth(1);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(register.first()).not.toBeInViewport();
    await expect(bar.locator("..")).toContainText(/\w+ \d+, \d{4}\d+ seats left/);
    expect(await violations(page, "main")).toEqual([]);
  });

  await test.step("it covers nothing that has the focus", async () => {
    const back = main.getByRole("link", { name: "Back to Events" });
    await back.focus();
    const box = await back.boundingBox();
    const bar = await register.nth(1).locator("..").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  await test.step("it leaves room for a toast", async () => {
    await page.evaluate(() => document.documentElement.style.setProperty("--hw-toast", "90px"));
    const bar = await register.nth(1).locator("..").boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844 - 90);
  });

  await test.step("in a wide window, where the facts are beside the text, there is none", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(register).toHaveCount(1);
  });

  await test.step("it leads to registering", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await main.getByRole("link", { name: "Back to Events" }).scrollIntoViewIfNeeded();
    await register.nth(1).click();
    await expect(page).toHaveURL(/\/auth\?/);
  });
});

test("the bar opens the form for a signed-in family, and is gone once it is registered", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await findEvent(page, "Who lives");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/events/${id}`);
  const main = page.getByRole("main");
  const back = main.getByRole("link", { name: "Back to Events" });
  const bar = main.getByRole("link", { name: "Register" });
  // Until the scripts are there, the page's own button is a link of the same name.
  await expect(main.getByRole("button", { name: "Register" })).toBeVisible();
  await back.scrollIntoViewIfNeeded();
  await bar.click();
  await expect(page.getByRole("dialog")).toContainText("I agree to the terms of the event");
  await expect(page).toHaveURL(`/events/${id}`);

  await registerForEvent(page.request, id);
  await page.goto(`/events/${id}`);
  await expect(main.getByRole("button", { name: "Add Someone Else" })).toBeAttached();
  await back.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});
