import { expect, test } from "../support/test.ts";

// The list's content is tested in src/features/content/education/EducationPage.test.tsx.
test("the articles are in three columns on a desktop and in one on a phone; Read More opens one", async ({
  page,
}) => {
  const cards = page.getByRole("main").getByRole("article");
  const countColumns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  await page.goto("/education");
  expect(await countColumns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await countColumns()).toBe(1);

  await test.step("Read More opens the article", async () => {
    const card = cards.filter({ hasText: "Three knots" });
    const title = (await card.getByRole("heading").textContent()) ?? "";
    const link = card.getByRole("link", { name: /^Read More → Three knots/ });
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { name: "Test every knot", level: 2 })).toBeVisible();
    await page.getByRole("link", { name: "Back to Education" }).click();
    await expect(page).toHaveURL("/education");
  });
});
