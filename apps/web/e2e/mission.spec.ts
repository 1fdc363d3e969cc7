import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/mission");
});

test("opens with what we are here for", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Mission");
  await expect(page).toHaveTitle(/^Our Mission · /);
});

test("names the core values, in order", async ({ page }) => {
  const values = page.getByRole("region", { name: "Core Values" });
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Conservation First",
    "Youth-Centered",
    "Hands-On Learning",
  ]);
});

test("says what we do, each with a picture that is described", async ({ page }) => {
  const work = page.getByRole("region", { name: "What We Do" });
  await expect(work.getByRole("heading", { level: 3 })).toHaveText([
    "Skill Development",
    "Environmental Education",
    "Character Building",
  ]);
  const images = work.getByRole("img");
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) await expect(image).toHaveAttribute("alt", /\w+ \w+/);
});

test("tells the impact in figures", async ({ page }) => {
  const impact = page.getByRole("region", { name: "Impact" });
  for (const [figure, label] of [
    ["1,200+", "young anglers trained"],
    ["15,000+", "fish released safely"],
    ["25", "restoration projects"],
    ["500+", "families engaged"],
  ] as const) {
    const term = impact.getByRole("term").filter({ hasText: label });
    await expect(term).toHaveCount(1);
    await expect(term.locator("xpath=following-sibling::dd")).toHaveText(figure);
  }
});

test("ends with a way to join and a way to ask", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Become a Member", exact: true })).toHaveAttribute(
    "href",
    "/membership",
  );
  await expect(main.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/contact");
});

test("fades in section by section, on a screen of any height", async ({ page }) => {
  // As large as a page is at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of ["Core Values", "What We Do", "Impact"]) {
    const section = page.getByRole("region", { name });
    await section.scrollIntoViewIfNeeded();
    for (const heading of await section.getByRole("heading").all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            let opacity = 1;
            for (let at: Element | null = element; at; at = at.parentElement) {
              opacity *= Number(getComputedStyle(at).opacity);
            }
            return opacity;
          }),
        )
        .toBe(1);
    }
  }
});
