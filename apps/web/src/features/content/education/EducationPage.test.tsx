import { waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { answer, emptyList } from "#testing/data/answers.ts";
import { openPage } from "#testing/openPage.tsx";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

interface Article {
  id: string;
  title: string;
  content: string;
  excerpt: string | null;
}

test("the education page has the three programs by age", async ({ fetchPage }) => {
  const { document } = await fetchPage("/education");
  expect(document.querySelector("h1")).toHaveTextContent(/^Education Programs$/);
  const titles = [...sectionNamed(document, "Programs").querySelectorAll("h3")];
  for (const [name, ages] of [
    ["Beginner", /ages 6.12/i],
    ["Advanced", /ages 13.18/i],
    ["Family", /all ages/i],
  ] as const) {
    const heading = titles.find(({ textContent }) => textContent?.includes(name));
    expect(heading).toBeVisible();
    expect(heading).toHaveTextContent(ages);
  }
});

test("the library has every article with its badges and its beginning", async ({
  fetchPage,
  visitor,
}) => {
  const articles = (await (await visitor.fetch("/api/education")).json()) as Article[];
  const { document } = await fetchPage("/education");
  const cards = [...document.querySelectorAll<HTMLElement>("main article")];
  expect(cards.map((card) => card.querySelector("h3")?.textContent)).toEqual(
    articles.map(({ title }) => title),
  );
  expect(articles.some(({ excerpt }) => excerpt === null)).toBe(true);
  for (const [i, { id, excerpt, content }] of articles.entries()) {
    const card = cards[i] as HTMLElement;
    const texts = [...card.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
    if (excerpt) expect(texts).toContain(excerpt);
    else if (content.length > 120) {
      const beginning = texts.find((text) => text.startsWith(content.slice(0, 20)));
      expect(beginning).toMatch(/^.{100,120}…$/);
      expect(content.charAt((beginning?.length ?? 0) - 1)).toMatch(/^[\s,;:–—-]$/);
    } else expect(card).toHaveTextContent(content.slice(0, 4)); // Other tests write short ones.
    const links = [...card.querySelectorAll("a")].filter(({ textContent }) =>
      textContent?.startsWith("Read More →"),
    );
    expect(links.map((link) => link.getAttribute("href"))).toEqual([`/education/${id}`]);
  }
  const knots = within(
    cards.find(({ textContent }) => textContent?.includes("Three knots")) as HTMLElement,
  );
  expect(knots.getByText(/^fishing techniques$/i)).toBeVisible();
  expect(knots.getByText(/^ages 6.12$/i)).toBeVisible();
});

test("it closes with links to membership and contact", async ({ fetchPage }) => {
  const { document } = await fetchPage("/education");
  const links = [...document.querySelectorAll("main a")];
  const named = (name: string) => links.find(({ textContent }) => textContent?.includes(name));
  expect(named("Join Our Programs")).toHaveAttribute("href", "/membership");
  expect(named("Ask a Question")).toHaveAttribute("href", "/contact");
});

test("without articles it says so", async ({ visitor }) => {
  visitor.intercept((path) => (path.includes("education.cards") ? answer(emptyList) : undefined));
  await openPage(visitor, "/education");
  const titles = () =>
    [...document.querySelectorAll("main h2, main h3")].map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toContain("No articles available"));
  expect(document.querySelector("main article")).toBeNull();
});
