import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

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

// The second also shows a deadline, the third is full.
for (const [start, label] of [
  ["Who lives", "Register"],
  ["A day on the ice", "Register"],
  ["Lantern walk", "Join the waitlist"],
] as const) {
  test(`${label} stands above the fold of the page of "${start}…", a title of two lines`, async ({
    page,
  }) => {
    const events = await (await page.request.get("/api/events")).json();
    const { id } = events.find(({ title }: { title: string }) => title.startsWith(start));
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/events/${id}`);
      const register = page.getByRole("main").getByRole("link", { name: label });
      await expect(register).toBeInViewport({ ratio: 1 });
    }
  });
}
