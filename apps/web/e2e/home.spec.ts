import { expect, test } from "./support/test.ts";

test.describe("a visitor who is not signed in", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("is met by the headline, the mission and the programmes", async ({ page }) => {
    await expect(page).toHaveTitle(/Headwaters/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Inspiring our Youth to Fish & Conserve",
    );
    const mission = page.getByRole("region", { name: "Our Mission" });
    for (const point of [
      /fishing education/i,
      /aquatic life conservation/i,
      /character development/i,
    ]) {
      await expect(mission.getByText(point).first()).toBeVisible();
    }
    for (const [programme, ages] of [
      ["Beginner Angler Academy", /ages 6.12/i],
      ["Marine Conservation Corps", /ages 13.18/i],
      ["Family Fishing Adventures", /all ages/i],
    ] as const) {
      const card = page.getByRole("main").getByRole("listitem").filter({ hasText: programme });
      await expect(card.getByRole("heading", { name: programme })).toBeVisible();
      await expect(card.getByText(ages).first()).toBeVisible();
      await expect(card.getByRole("link", { name: "Learn More" })).toHaveAttribute(
        "href",
        "/education",
      );
    }
  });

  test("finds every button of the page leading where it says", async ({ page }) => {
    const main = page.getByRole("main");
    for (const [name, href] of [
      ["Join Our Mission", "/membership"],
      ["Explore Our Programs", "/education"],
      ["View Full Gallery", "/gallery"],
      ["Join Now", "/membership"],
    ] as const) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(
      page.getByRole("region", { name: "Days by the water" }).getByRole("img"),
    ).toHaveCount(4);
  });

  test("is taken to the mission by Learn More in the hero", async ({ page }) => {
    const heading = page.getByRole("heading", { name: "Our Mission" });
    await expect(heading).not.toBeInViewport();
    await page.getByRole("main").getByRole("link", { name: "Learn More", exact: true }).click();
    await expect(heading).toBeInViewport();
  });

  test("sees sections appear as they are scrolled into view", async ({ page }) => {
    const section = page.getByRole("heading", { name: "Beginner Angler Academy" });
    const opacity = () =>
      section.evaluate((element) => {
        let value = 1;
        for (let at: Element | null = element; at; at = at.parentElement) {
          value *= Number(getComputedStyle(at).opacity);
        }
        return value;
      });
    await expect.poll(opacity).toBe(0);
    await section.scrollIntoViewIfNeeded();
    await expect.poll(opacity).toBe(1);
  });

  test.describe("who asked for less motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("sees every section at once", async ({ page }) => {
      const section = page.getByRole("heading", { name: "Beginner Angler Academy" });
      await expect(section).toBeVisible();
      const hidden = await section.evaluate((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          if (getComputedStyle(at).opacity !== "1") return true;
        }
        return false;
      });
      expect(hidden).toBe(false);
    });
  });
});

test.describe("a visitor who is signed in", () => {
  test("sees the figures, the four newest articles and what is coming up", async ({
    page,
    signIn,
    publish,
  }) => {
    await signIn({ firstName: "Wren" });
    const title = `Otters at Mill Pond ${Date.now()}`;
    await publish({ title, excerpt: "Two of them, and no hurry.", category: "conservation" });
    await page.goto("/");
    for (const [figure, label] of [
      ["1,200+", "Active Members"],
      ["50+", "Annual Events"],
      ["15+", "Education Programs"],
      ["10,000+", "Fish Released"],
    ] as const) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible();
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    const news = page.getByRole("region", { name: "Latest News" });
    await expect(news.getByRole("article")).toHaveCount(4);
    const card = news.getByRole("article").filter({ hasText: title });
    await expect(card.getByText("Two of them, and no hurry.")).toBeVisible();
    await expect(card.getByText(/^conservation$/i)).toBeVisible();
    await expect(card.getByRole("time")).toBeVisible();
    await card.getByRole("link", { name: /Read More/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page.getByRole("link", { name: "View All News" })).toHaveAttribute(
      "href",
      "/news",
    );
    const events = page.getByRole("region", { name: "Upcoming Events" });
    await expect(events.getByRole("article")).toHaveCount(4);
    await expect(events.getByRole("link", { name: "View All Events" })).toHaveAttribute(
      "href",
      "/events",
    );
    await expect(page.getByRole("main").getByRole("link", { name: "Join Now" })).toHaveAttribute(
      "href",
      "/membership",
    );
  });
});

test.describe("an address that is not there", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("shows the 404 page with status 404", async ({ page }) => {
    for (const path of ["/no/such/page", "/events/no-such-event", "/education/no-such-article"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      await expect(page).toHaveTitle(/Page Not Found/);
    }
    await page.getByRole("main").getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL("/");
  });
});
