import { expectAccessible } from "../support/accessibility.ts";
import { readOpacity } from "../support/opacity.ts";
import { expect, test } from "../support/test.ts";

test("a visitor sees sections appear as they scroll into view, and reaches the mission by Learn More in the hero", async ({
  page,
}) => {
  await page.goto("/");
  const mission = page.getByRole("heading", { name: "Our Mission" });
  const program = page.getByRole("heading", { name: "Beginner Angler Academy" });
  const opacity = () => readOpacity(program);
  await expect.poll(opacity).toBe(0);
  await expect(mission).not.toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Learn More", exact: true }).click();
  await expect(mission).toBeInViewport();
  await program.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe(1);
});

test("a member's home is accessible, and an article opens from it and leads back", async ({
  page,
  signIn,
}) => {
  await signIn({ firstName: "Wren" });
  await page.goto("/");
  await expect(page.getByText("Active Members")).toBeVisible();
  await expectAccessible(page);

  await test.step("a member opens an article of the home page, and returns to it", async () => {
    const card = page.getByRole("region", { name: "Latest News" }).getByRole("article").first();
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link", { name: /Read More/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page.getByRole("link", { name: "View All News" })).toBeVisible();
  });
});
