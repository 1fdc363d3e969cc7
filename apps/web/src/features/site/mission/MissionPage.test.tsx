import { within } from "@testing-library/react";
import { expect } from "vitest";
import { definition, sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

const titles = (section: HTMLElement) =>
  [...section.querySelectorAll("h3")].map(({ textContent }) => textContent);

test("opens with the mission", async ({ fetchPage }) => {
  const { document } = await fetchPage("/mission");
  expect(document.querySelector("h1")).toHaveTextContent(/^Our Mission$/);
  expect(document.title).toMatch(/^Our Mission · /);
});

test("names the core values, in order", async ({ fetchPage }) => {
  const { document } = await fetchPage("/mission");
  expect(titles(sectionNamed(document, "Core Values"))).toEqual([
    "Conservation First",
    "Youth-Centered",
    "Hands-On Learning",
  ]);
});

test("lists the fields of work, each with a described picture", async ({ fetchPage }) => {
  const { document } = await fetchPage("/mission");
  const work = sectionNamed(document, "What We Do");
  expect(titles(work)).toEqual([
    "Skill Development",
    "Environmental Education",
    "Character Building",
  ]);
  const images = within(work).getAllByRole("img");
  expect(images).toHaveLength(3);
  for (const image of images)
    expect(image).toHaveAttribute("alt", expect.stringMatching(/\w+ \w+/));
});

test("shows the impact in figures", async ({ fetchPage }) => {
  const { document } = await fetchPage("/mission");
  const impact = sectionNamed(document, "Impact");
  expect(definition(impact, "young anglers trained")).toBe("1,200+");
  expect(definition(impact, "fish released safely")).toBe("15,000+");
  expect(definition(impact, "restoration projects")).toBe("25");
  expect(definition(impact, "families engaged")).toBe("500+");
});

test("ends with links to join and to ask", async ({ fetchPage }) => {
  const { document } = await fetchPage("/mission");
  const main = within(document.querySelector("main") as HTMLElement);
  expect(main.getByRole("link", { name: "Become a Member" })).toHaveAttribute(
    "href",
    "/membership",
  );
  expect(main.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/contact");
});
