import { within } from "@testing-library/react";
import { expect } from "vitest";
import { test } from "#testing/test.ts";

const LEADERS = [
  ["Marisol Vega", "Executive Director"],
  ["Daniel Okafor", "Director of Youth Programs"],
  ["Dr. Astrid Lindqvist", "Conservation Scientist"],
  ["Ken Tanaka", "Head Instructor"],
  ["Leila Haddad", "Families & Child Safety"],
  ["Thomas Redbird", "Board Chair"],
] as const;

function profileNamed(document: Document, name: string): HTMLElement {
  const profile = [...document.querySelectorAll("main article h3")]
    .find(({ textContent }) => textContent === name)
    ?.closest("article");
  if (!profile) throw new Error(`${name} is missing.`);
  return profile;
}

test("the team has six people", async ({ fetchPage }) => {
  const { document } = await fetchPage("/leadership");
  expect(document.querySelector("h1")).toHaveTextContent(/^Leadership$/);
  expect(document.querySelectorAll("main article")).toHaveLength(6);
  expect(document.querySelector("main")).toHaveTextContent(
    "Six people you can call by their first names: five on the staff, and the chair of our board.",
  );
});

for (const [name, title] of LEADERS) {
  test(`${name} is shown with title, portrait, story, expertise and achievements`, async ({
    fetchPage,
    visitor,
  }) => {
    const { document } = await fetchPage("/leadership");
    const profile = within(profileNamed(document, name));
    expect(profile.getByText(title)).toBeVisible();
    const portrait = profile.getByRole("img", { name: `Portrait of ${name}` });
    const picture = await visitor.fetch(portrait.getAttribute("src") ?? "", { method: "HEAD" });
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
    const paragraphs = profile.getAllByRole("paragraph");
    const sentences = paragraphs.map(({ textContent }) => textContent).join(" ");
    expect(sentences.match(/[.?!]/g)?.length).toBeGreaterThanOrEqual(3);
    for (const label of ["Expertise", "Achievements"]) {
      const list = profile.getByRole("heading", { level: 4, name: label }).nextElementSibling;
      expect(list?.tagName).toBe("UL");
      expect(within(list as HTMLElement).getAllByRole("listitem").length).toBeGreaterThanOrEqual(2);
    }
  });

  test(`${name} has email and phone links`, async ({ fetchPage }) => {
    const { document } = await fetchPage("/leadership");
    const profile = within(profileNamed(document, name));
    expect(
      profile.getByRole("link", { name: `hello@headwaters.example for ${name}` }),
    ).toHaveAttribute("href", "mailto:hello@headwaters.example");
    expect(profile.getByRole("link", { name: `(555) 010-0142 for ${name}` })).toHaveAttribute(
      "href",
      "tel:5550100142",
    );
  });
}

test("careers and volunteering lead to the contact page", async ({ fetchPage }) => {
  const { document } = await fetchPage("/leadership");
  const main = within(document.querySelector("main") as HTMLElement);
  for (const name of ["Ask About Careers", "Ask About Volunteering"]) {
    expect(main.getByRole("link", { name })).toHaveAttribute("href", "/contact");
  }
});
