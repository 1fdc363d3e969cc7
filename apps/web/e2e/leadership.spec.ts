import { opacityOf } from "./support/opacity.ts";
import { alive, expect, test } from "./support/test.ts";

const LEADERS = [
  ["Marisol Vega", "Executive Director"],
  ["Daniel Okafor", "Director of Youth Programs"],
  ["Dr. Astrid Lindqvist", "Conservation Scientist"],
  ["Ken Tanaka", "Head Instructor"],
  ["Leila Haddad", "Families & Child Safety"],
  ["Thomas Redbird", "Board Chair"],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto("/leadership");
});

test("the team has six people", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leadership");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
});

for (const [name, title] of LEADERS) {
  test(`${name} is shown with title, portrait, story, expertise and achievements`, async ({
    page,
  }) => {
    const profile = page.getByRole("article").filter({
      has: page.getByRole("heading", { level: 3, name, exact: true }),
    });
    await expect(profile.getByText(title, { exact: true })).toBeVisible();
    const portrait = profile.getByRole("img", { name: `Portrait of ${name}` });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const sentences = (await profile.getByRole("paragraph").allTextContents()).join(" ");
    expect(sentences.match(/[.?!]/g)?.length).toBeGreaterThanOrEqual(3);
    for (const label of ["Expertise", "Achievements"]) {
      const list = profile.getByRole("list").filter({
        has: page.locator(`xpath=preceding-sibling::h4[.="${label}"]`),
      });
      expect(await list.getByRole("listitem").count()).toBeGreaterThanOrEqual(2);
    }
  });

  test(`${name} can be written to and called`, async ({ page }) => {
    const profile = page.getByRole("article").filter({ hasText: name });
    const mail = profile.getByRole("link", { name: `hello@headwaters.example for ${name}` });
    await expect(mail).toHaveAttribute("href", "mailto:hello@headwaters.example");
    const call = profile.getByRole("link", { name: `(555) 010-0142 for ${name}` });
    await expect(call).toHaveAttribute("href", "tel:5550100142");
  });
}

test("careers and volunteering lead to the contact page", async ({ page }) => {
  for (const name of ["Ask About Careers", "Ask About Volunteering"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/contact");
  }
  await alive(page);
  await page.getByRole("link", { name: "Ask About Volunteering" }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("everyone in the list appears as they are scrolled to", async ({ page }) => {
  await alive(page);
  const name = page.getByRole("heading", { name: "Ken Tanaka" });
  const opacity = () => opacityOf(name);
  await expect.poll(opacity).toBe(0);
  await name.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe(1);
});

test("on a narrow phone each name stands beside the portrait, and the address is not cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const profile = page.getByRole("article").filter({ hasText: "Leila Haddad" });
  const portrait = await profile.getByRole("img").boundingBox();
  const name = await profile.getByRole("heading", { level: 3 }).boundingBox();
  const mail = await profile.getByRole("link").first().boundingBox();
  if (!portrait || !name || !mail) throw new Error("something of the profile is missing");
  expect(name.x).toBeGreaterThan(portrait.x + portrait.width);
  expect(name.y).toBeLessThan(portrait.y + portrait.height);
  expect(mail.x + mail.width).toBeLessThanOrEqual(320);
  expect(mail.height).toBeGreaterThanOrEqual(24);
});
